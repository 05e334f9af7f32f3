# Two commands matter: `make demo` and `make test`. Both install what is missing on a fresh Debian 12 machine
# with the Swift toolchain. `make help` lists the rest.

SWIFT ?= swift
BUILD_FLAGS ?= --explicit-target-dependency-import-check error
TALLYROLL = .build/release/tallyroll
SHARED ?= ../shared

.PHONY: help demo test build release packages lint format tsan asan fuzz fuzz-short bench train accuracy photos smoke torture torture-short samples record install second-opinion second-opinion-test clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: release ## build, and read the sample receipts into a ledger, tables and reports
	@$(TALLYROLL) run pipelines/samples.yaml
	@echo
	@echo "ledger:   reports/samples.sqlite"
	@echo "tables:   reports/receipts.csv, reports/receipts-items.csv"
	@echo "reports:  $$(ls reports/*.md | tr '\n' ' ')"

test: packages ## pass all tests
	cd Scripts/second-opinion && /usr/bin/python3 -B -m unittest discover -s tests -t .
	$(SWIFT) build $(BUILD_FLAGS) --build-tests
	$(SWIFT) test --skip-build --parallel

build: packages ## build everything for debugging
	$(SWIFT) build $(BUILD_FLAGS)

release: packages ## build the program as it is used
	$(SWIFT) build -c release $(BUILD_FLAGS) --product tallyroll

packages: ## install the Debian packages that are missing
	@sh Scripts/install-packages.sh

lint: ## check the format of every Swift file, and that every error is documented
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict --parallel
	sh Scripts/check-errors.sh

format: ## format every Swift file
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format format --parallel --in-place

tsan: packages ## run the concurrent parts under ThreadSanitizer
	$(SWIFT) build --sanitize=thread -Xswiftc -DTSAN --scratch-path .build/tsan --build-tests
	$(SWIFT) test --sanitize=thread -Xswiftc -DTSAN --scratch-path .build/tsan --skip-build \
	  --filter '^(BoundedWorkTests|PipelineEngineTests)'

asan: packages ## run the pure parts under AddressSanitizer
	$(SWIFT) build --sanitize=address --scratch-path .build/asan --build-tests
	# XCTest itself leaks two objects at its end, which says nothing of the program.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/asan --skip-build \
	  --filter '^(ReceiptTextTests|ReceiptModelTests|PipelineFileTests|ReceiptExportTests|ReceiptStoreTests|FilesTests|OCREngineTests)'

fuzz: release ## fuzz every reader of untrusted text for SECONDS (default 60), and workers with damaged pictures
	sh Scripts/fuzz.sh $(or $(SECONDS),60)
	/usr/bin/python3 Scripts/fuzz-images.py --program $(TALLYROLL) --seconds $(or $(SECONDS),60)

fuzz-short: release ## the same for a second or two each
	sh Scripts/fuzz.sh 1
	/usr/bin/python3 Scripts/fuzz-images.py --program $(TALLYROLL) --seconds 5

bench: release ## measure against the tesseract command (needs $(SHARED)/data)
	$(SWIFT) build -c release $(BUILD_FLAGS) --product tallyroll-bench
	.build/release/tallyroll-bench --program $(TALLYROLL) --images $(SHARED)/data/sroie/images

train: release ## fit the weights of the reading model to $(SHARED)/data and the fixtures (needs python3-numpy)
	/usr/bin/python3 Scripts/training/train.py --program $(TALLYROLL) --shared $(SHARED) --report \
	  --out Sources/ReceiptText/Model/weights.txt

accuracy: release ## compare the accuracy on $(SHARED)/data with the floors in Scripts/accuracy-floors.json
	python3 Scripts/accuracy.py --program $(TALLYROLL) --shared $(SHARED)

awkward: release ## judge what comes of every file of $(SHARED)/data/awkward
	python3 Scripts/awkward.py --program $(TALLYROLL) --shared $(SHARED) --under $(or $(UNDER),files)

photos: release ## make 108 phone photographs of the scans in $(SHARED)/data/german-scans and score them
	@/usr/bin/python3 -c 'import numpy, PIL' 2>/dev/null || apt-get install -y -qq --no-install-recommends python3-numpy python3-pil
	/usr/bin/python3 Scripts/photos.py --scans $(SHARED)/data/german-scans --out .build/photos \
	  --program $(TALLYROLL) --shared $(SHARED) --languages deu --min total=0.90 --min date=0.90

smoke: release ## run the sample pipeline and compare what it writes with reports/
	sh Scripts/smoke.sh $(TALLYROLL)

torture: release ## kill runs at 200 random instants and compare what they leave (SEED=1)
	python3 Scripts/torture.py --program $(TALLYROLL) --seed $(or $(SEED),1)

torture-short: release ## the same with a few kills and documents
	python3 Scripts/torture.py --program $(TALLYROLL) --seed $(or $(SEED),1) --kills 10 --documents 16

samples: ## render the sample receipts again (see samples/README.md)
	/usr/bin/python3 Scripts/samples/render.py

record: ## rewrite the expected outputs of tests, to be read before they are committed
	-RECORD_SNAPSHOTS=1 $(SWIFT) test
	git diff --stat

install: release ## install the program to PREFIX (default /usr/local)
	install -D -m 755 $(TALLYROLL) $(DESTDIR)$(or $(PREFIX),/usr/local)/bin/tallyroll

# Beside the program where that is installed, or in the checkout, out of reach of 'make clean'.
SECOND_OPINION = $(if $(PREFIX),$(PREFIX)/lib/tallyroll/second-opinion,$(CURDIR)/.second-opinion)

second-opinion: ## install the second opinion (RapidOCR) below PREFIX, or in .second-opinion; see its documentation
	@sh Scripts/second-opinion/install.sh $(SECOND_OPINION)

second-opinion-test: second-opinion ## test the installed second opinion on the sample receipts
	cd Scripts/second-opinion && $(SECOND_OPINION)/venv/bin/python -B -m unittest discover -s tests -t .
	$(SECOND_OPINION)/venv/bin/python -B Scripts/second-opinion/tests/installed.py \
	  --program $(SECOND_OPINION)/second-opinion --samples samples

clean: ## remove what was built
	$(SWIFT) package clean
