#!/bin/sh
# Fuzzes every target of Fuzz/, or the ones named, for SECONDS each, starting from the repository's own fixtures.
# usage: Scripts/fuzz.sh SECONDS [TARGET...]
# What is learned stays in .build/fuzz-corpus; an input that breaks something goes to .build/fuzz-findings, and this
# ends with status 1. A finding becomes a test, a file of Fuzz/Seeds, and a fix.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:?usage: Scripts/fuzz.sh SECONDS [TARGET...]}
shift
swift=${SWIFT:-swift}
clang=$(dirname "$(readlink -f "$(command -v "${swift%% *}")")")/clang
runtime=$("$clang" --print-resource-dir)/lib/linux/libclang_rt.fuzzer_no_main-$(uname -m).a
export TALLYROLL_FUZZ=1
$swift build -c release --scratch-path .build/fuzz --product tallyroll-fuzz \
  -Xlinker "$runtime" -Xlinker -lstdc++ -Xlinker -lm
program=.build/fuzz/release/tallyroll-fuzz

[ $# -gt 0 ] || set -- pipeline categories numbers dates receipts paths replies requests exports ledger-words headers words

seeds() {
  case $1 in
    pipeline) cat_each pipelines/*.yaml Tests/PipelineFileTests/Fixtures/errors/*/household.yaml ;;
    categories) cat_each pipelines/*categories*.yaml Tests/PipelineFileTests/Fixtures/errors/*/categories.yaml ;;
    numbers | dates | receipts)
      cat_each Tests/ReceiptTextTests/Fixtures/receipts/*.txt Tests/ReceiptTextTests/Fixtures/receipts/*/*ocr*.txt
      ;;
    words) cat_each Tests/PipelineFileTests/Fixtures/errors/words-*/*.yaml ;;
    headers) cat_each $(find samples/receipts -name '*.jpg' -size -40k | head -5) ;;
  esac
  cat_each Fuzz/Seeds/"$1"/*
}

# Copies files under names of their own, at most their first 4 kilobytes.
cat_each() {
  for file in "$@"; do
    [ ! -f "$file" ] || head -c 4096 "$file" >".build/fuzz-corpus/$target/seed-$(printf %s "$file" | tr / _)"
  done
}

status=0
mkdir -p .build/fuzz-findings
for target in "$@"; do
  mkdir -p ".build/fuzz-corpus/$target"
  seeds "$target"
  dictionary=Fuzz/Dictionaries/$target.dict
  [ -f "$dictionary" ] && dictionary="-dict=$dictionary" || dictionary=-verbosity=1
  log=.build/fuzz-findings/$target.log
  if SWIFT_BACKTRACE=enable=no "$program" "$target" "$dictionary" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=4096 -print_final_stats=1 -reload=0 -artifact_prefix=".build/fuzz-findings/$target-" \
    ".build/fuzz-corpus/$target" >"$log" 2>&1
  then
    printf '%-14s %s executions\n' "$target" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
  else
    status=1
    printf '%-14s FOUND SOMETHING, see %s\n' "$target" "$log"
    grep -E 'Fatal error|ERROR:|Test unit written' "$log" | tail -5
  fi
done
exit $status
