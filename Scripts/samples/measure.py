"""Tells how much of the samples a plain Tesseract reads.

usage: measure.py [--only TEXT] [--show]

For each receipt: does the text that `tesseract --psm 6` finds, in the receipt's language, hold the total and the
date as printed and the merchant's name? A sample that fails here is harder than it is meant to be. `--show`
prints the text of those that fail.
"""

import argparse
import difflib
import io
import os
import re
import subprocess
import sys
import unicodedata

from PIL import Image, ImageOps

from facts import wording
from facts.receipt import Receipt
from render import SAMPLES, receipts

ALIKE = 0.85


def recognised(receipt: Receipt) -> str:
    """Returns the text that Tesseract finds on a receipt's picture, turned upright."""
    stream = io.BytesIO()
    with Image.open(SAMPLES / receipt.file) as picture:
        ImageOps.exif_transpose(picture).convert("L").save(stream, "PNG")
    command = ["tesseract", "-", "-", "--psm", "6", "-l", receipt.language]
    environment = os.environ | {"OMP_THREAD_LIMIT": "1"}
    done = subprocess.run(command, input=stream.getvalue(), capture_output=True, check=True, env=environment)
    return done.stdout.decode()


def found(receipt: Receipt, text: str) -> dict[str, bool]:
    """Returns which of the receipt's main fields stand in the text."""
    packed = re.sub(r"\s", "", text)
    values = wording.values(receipt)
    dates = [pattern.format_map(values) for pattern in re.findall(r"\{date:[^}]*\}", receipt.paper)]
    lines = [_folded(line) for line in text.split("\n") if _folded(line)]
    pairs = [" ".join(pair) for pair in zip(lines, lines[1:])]
    name = _folded(receipt.merchant)
    return {
        "total": values["total"].replace(" ", "") in packed,
        "date": any(date.replace(" ", "") in packed for date in dates),
        "merchant": any(name in line or _likeness(name, line) >= ALIKE for line in lines + pairs),
    }


def main() -> int:
    """Prints the fields that are missing and how many were found; returns 1 where any is missing."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--only", default="", metavar="TEXT", help="part of the path of the receipts to read")
    arguments.add_argument("--show", action="store_true", help="print the text of those that miss a field")
    chosen = arguments.parse_args()
    counts = {"total": 0, "date": 0, "merchant": 0}
    read = receipts(chosen.only)
    for receipt in read:
        text = recognised(receipt)
        verdict = found(receipt, text)
        for name, is_there in verdict.items():
            counts[name] += is_there
        missing = [name for name, is_there in verdict.items() if not is_there]
        if missing:
            print(f"{receipt.file}: no {', '.join(missing)}")
            if chosen.show:
                print(text)
    print(", ".join(f"{name} {count} of {len(read)}" for name, count in counts.items()))
    return 0 if all(count == len(read) for count in counts.values()) else 1


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return " ".join(re.findall(r"[a-z0-9]+", plain))


def _likeness(left: str, right: str) -> float:
    return difflib.SequenceMatcher(None, left, right, autojunk=False).ratio()


if __name__ == "__main__":
    sys.exit(main())
