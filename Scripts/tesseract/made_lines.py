#!/usr/bin/env python3
"""Makes training lines of invented receipts: written (receipt_text), printed (faces), worn and seen
(damage).

  made_lines.py OUT [--shards 100] [--first 0] [--lines 500] [--seed 1] [--sheet PICTURE]

Each shard depends only on the seed and its number, so shards may be made in any order, by any number of
processes, and again. --sheet draws 64 lines one below the other to look at, and writes no shard.
"""

import argparse
import pathlib
import random

from PIL import Image

import damage
import faces
import lexicon
import receipt_text
import shards
import stock

LONGEST = 58


def everyday(code):
    """The words that Tesseract's own data of a language lists."""
    listed = " ".join(stock.listed(code, "word")).split()
    return sorted({word for word in map(shards.clean, listed) if 1 < len(word) < 16})


def pictured(chance, writers, wear):
    """One line: picture and text."""
    while True:
        text = chance.choice(writers).line().strip()
        read = shards.clean(text)
        if not read or len(read) > LONGEST or not shards.readable(read):
            continue
        text = " ".join(shards.clean(part) for part in text.split(" "))[: LONGEST + 30]
        if shards.clean(text) != read:
            continue
        ink = faces.line(chance, text)
        if ink is None:
            continue
        other = faces.line(chance, chance.choice(writers).name()) if chance.random() < 0.3 else None
        image = wear.line(ink, other)
        if image is not None and image.height >= 10 and image.width >= 4:
            return image, read


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("out", type=pathlib.Path)
    arguments.add_argument("--shards", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--lines", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--sheet", type=pathlib.Path)
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    languages = [receipt_text.Language(code, everyday(code)) for code in lexicon.LANGUAGES]
    for number in range(options.first, options.first + options.shards):
        stem = options.out / f"made-{options.seed}-{number:04}"
        if not options.sheet and stem.with_suffix(".lstmf").exists():
            continue
        chance = random.Random(f"{options.seed} made {number}")
        writers = [receipt_text.Writer(chance, language) for language in languages]
        wear = damage.Damage(chance)
        lines = [pictured(chance, writers, wear) for _ in range(64 if options.sheet else options.lines)]
        if options.sheet:
            sheet = Image.new("L", (1100, 64 * len(lines)), 255)
            for row, (image, text) in enumerate(lines):
                print(row, text)
                sheet.paste(image, (0, 64 * row))
            sheet.save(options.sheet)
            return
        shards.write_shard(lines, stem)


if __name__ == "__main__":
    main()
