#!/usr/bin/env python3
"""Writes what lstmtraining calls the starter traineddata: the alphabet, the code of each sign, no network
yet.

  alphabet.py OUT

makes OUT/receipt/receipt.traineddata, and OUT/receipt.unicharset for wordlist2dawg.
"""

import pathlib
import shutil
import subprocess
import sys
import unicodedata

import shards

SPECIAL = """NULL 0 Common 0
Joined 7 0,255,0,255,0,0,0,0,0,0 Latin 1 0 1 Joined
|Broken|0|1 f 0,255,0,255,0,0,0,0,0,0 Common 2 10 2 |Broken|0|1
"""
ALPHA, LOWER, UPPER, DIGIT, PUNCTUATION = 1, 2, 4, 8, 16
# Of ICU's UCharDirection.
DIRECTIONS = {"L": 0, "EN": 2, "ES": 3, "ET": 4, "CS": 6, "ON": 10}
MIRRORED = dict(zip("()[]{}<>", ")(][}{><"))


def properties(sign):
    kind = unicodedata.category(sign)
    mask = ALPHA * kind.startswith("L") | DIGIT * sign.isdecimal() | PUNCTUATION * kind.startswith("P")
    return mask | LOWER * (kind == "Ll") | UPPER * (kind == "Lu")


def unicharset():
    """The alphabet in Tesseract's format: sign, properties, script, other case, direction, mirror."""
    ids = {sign: index + 3 for index, sign in enumerate(shards.ALPHABET)}
    rows = [f"{len(ids) + 3}\n", SPECIAL]
    for sign, index in ids.items():
        other = sign.lower() if sign.isupper() else sign.upper()
        script = "Latin" if sign.isalpha() else "Common"
        direction = DIRECTIONS.get(unicodedata.bidirectional(sign), 10)
        mirror = ids[MIRRORED.get(sign, sign)]
        rows.append(
            f"{sign} {properties(sign):x} 0,255,0,255,0,0,0,0,0,0 {script} {ids.get(other, index)} "
            f"{direction} {mirror} {sign}\n"
        )
    return "".join(rows)


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out = pathlib.Path(sys.argv[1])
    scripts = out / "scripts"
    scripts.mkdir(parents=True, exist_ok=True)
    (out / "receipt.unicharset").write_text(unicharset(), encoding="utf-8")
    # combine_lang_model wants the strokes of Chinese signs, of which the alphabet has none.
    (scripts / "radical-stroke.txt").write_text("#\n", encoding="utf-8")
    subprocess.run(
        [
            "combine_lang_model",
            "--input_unicharset",
            out / "receipt.unicharset",
            "--script_dir",
            scripts,
            "--output_dir",
            out,
            "--lang",
            "receipt",
            "--version_str",
            "receipt",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    # Tesseract 5.3 writes the properties in decimal and reads them as hexadecimal: put ours back.
    component = out / "receipt.lstm-unicharset"
    shutil.copyfile(out / "receipt.unicharset", component)
    subprocess.run(
        ["combine_tessdata", "-o", out / "receipt" / "receipt.traineddata", component],
        stderr=subprocess.DEVNULL,
        check=True,
    )


if __name__ == "__main__":
    main()
