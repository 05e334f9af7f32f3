#!/usr/bin/env python3
"""Makes the model to ship: the integer network of a round, with its word lists and a note of where it
comes from.

  finish.py FOLDER OUT [--round 60000] [--words none|numbers|labels]

FOLDER is the one given to train.sh. Without --round it is the round of the least error on held-out real
lines. Writes OUT/receipt.traineddata, and OUT/receipt.provenance.json beside it.
"""

import argparse
import datetime
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

import lexicon
import receipt_text
import shards
import stock

LOG = re.compile(
    r"^\S+ (?P<lines>\d+) lines, .*real held out BCER eval=(?P<signs>[\d.]+), BWER eval=(?P<words>[\d.]+)"
)


def rounds(folder):
    """The rounds of the log whose model is still there: lines, character error, word error."""
    found = [LOG.match(line) for line in (folder / "train.log").read_text(encoding="utf-8").splitlines()]
    rows = [(int(row["lines"]), float(row["signs"]), float(row["words"])) for row in found if row]
    return [row for row in rows if (folder / "models" / f"receipt-{row[0]}.traineddata").exists()]


def patterns(kind):
    """The stock patterns of numbers or punctuation in the model's alphabet; a blank is any digit, or word."""
    found = {line.translate(shards.SAME) for code in lexicon.LANGUAGES for line in stock.listed(code, kind)}
    return {line for line in found if shards.readable(line)}


def labels():
    """The words of receipts that the project knows, as they are printed: small, capitalised, in capitals."""
    found = set()
    for code in lexicon.LANGUAGES:
        language = receipt_text.Language(code)
        for words in list(language.labels.values()) + [language.goods, language.months]:
            for word in " ".join(words).split():
                found.update((word, word.upper(), word.capitalize()))
    return {word for word in found if len(word) > 2 and word.isalpha() and shards.readable(word)}


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("out", type=pathlib.Path)
    arguments.add_argument("--round", type=int)
    arguments.add_argument("--words", choices=("none", "numbers", "labels"), default="labels")
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    rows = {row[0]: row for row in rounds(options.folder)}
    lines, signs, words = rows[options.round] if options.round else min(rows.values(), key=lambda row: row[1])
    model = options.out / "receipt.traineddata"
    shutil.copyfile(options.folder / "models" / f"receipt-{lines}.traineddata", model)
    unicharset = options.folder / "start" / "receipt.unicharset"
    with tempfile.TemporaryDirectory() as place:
        work = pathlib.Path(place)
        lists = {}
        if options.words != "none":
            lists["number"], lists["punc"] = patterns("number"), patterns("punc")
        if options.words == "labels":
            lists["word"] = labels()
        components = []
        for kind, entries in lists.items():
            listed, dawg = work / f"{kind}.list", work / f"receipt.lstm-{kind}-dawg"
            listed.write_text("".join(f"{entry}\n" for entry in sorted(entries)), encoding="utf-8")
            subprocess.run(["wordlist2dawg", listed, dawg, unicharset], capture_output=True, check=True)
            components.append(dawg)
        version = work / "receipt.version"
        version.write_text(f"receipt:{lines}", encoding="utf-8")
        subprocess.run(
            ["combine_tessdata", "-o", model, *components, version], capture_output=True, check=True
        )
        model.with_name(f"{model.name}.__tmp__").unlink(missing_ok=True)
    commit = subprocess.run(
        ["git", "-C", pathlib.Path(__file__).parent, "rev-parse", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
    )
    shown = subprocess.run(["combine_tessdata", "-l", model], capture_output=True, text=True, check=False)
    (options.out / "receipt.provenance.json").write_text(
        json.dumps(
            {
                "model": "receipt.traineddata",
                "sha256": hashlib.sha256(model.read_bytes()).hexdigest(),
                "network": "".join(re.findall(r"network=(\S+?),? int_mode", shown.stdout + shown.stderr)),
                "begun from": "deu.traineddata of Debian's tesseract-ocr-deu (Apache-2.0), made float",
                "data": {
                    "real": "sroie-lines (ICDAR 2019 SROIE, CC-BY-4.0) but for what is held out, seed 1",
                    "made": "made_lines.py, seed 1, in the faces that README.md lists",
                },
                "lines seen": lines,
                "shards": sum(1 for _ in (options.folder / "run" / "shards").open()),
                "held out": {"character error %": signs, "word error %": words},
                "words": options.words,
                "commit": commit.stdout.strip(),
                "made": datetime.date.today().isoformat(),
            },
            indent=2,
            ensure_ascii=False,
        )
        + "\n",
        encoding="utf-8",
    )
    print(f"{model}: {lines} lines seen, held-out error {signs} % of signs, {words} % of words")


if __name__ == "__main__":
    main()
