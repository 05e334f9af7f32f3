#!/usr/bin/env python3
"""Makes training lines of real receipts: sroie-lines, its labels in the print's case, each crop cut several ways.

The labels are in capitals whatever is printed, which would teach the model to read "Total" as "TOTAL". So the stock
model reads each line first: where it agrees but for case, its case is taken; where it reads other signs, case goes over
sign by sign from an alignment, and a line whose case stays unsure is dropped. The crops were drawn by hand and are not
cut as Tesseract cuts its lines, so each is trained on in several cuts and sizes.

  real_lines.py CROPS OUT [--copies 3] [--seed 1]

Receipts held out (shards.held_out) become one shard of their own each, uncut, under OUT/held-out.
"""

import argparse
import concurrent.futures
import difflib
import os
import pathlib
import random
import subprocess

from PIL import Image, ImageFilter, ImageOps

import shards

READERS = ("eng", "deu")


def read(picture, language):
    """The stock model's reading of each page of a picture."""
    command = ["tesseract", str(picture), "-", "--psm", "13", "-l", language]
    environment = dict(os.environ, OMP_THREAD_LIMIT="1")
    text = subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout
    return [shards.clean(page) for page in text.split("\f")]


def labels(boxes):
    """The label of each page."""
    found = {}
    for line in boxes.read_text(encoding="utf-8").splitlines():
        if line.startswith("WordStr "):
            head, _, text = line.partition("#")
            found[int(head.split()[5])] = shards.clean(text)
    return found


def recased(label, readings):
    """The label in the case of the print as two readers see it, or nothing where that is unsure."""
    for reading in readings:
        if reading.upper() == label.upper():
            return reading
    letters = [index for index, sign in enumerate(label) if sign.isalpha()]
    if not letters:
        return label
    best = max(readings, key=lambda reading: likeness(label, reading))
    if likeness(label, best) < 0.6:
        return None
    cases = {}
    for block in difflib.SequenceMatcher(None, label.upper(), best.upper(), autojunk=False).get_matching_blocks():
        for step in range(block.size):
            cases[block.a + step] = best[block.b + step]
    small = sum(cases[index].islower() for index in letters if index in cases)
    known = sum(index in cases for index in letters)
    if known and small == 0:
        return label.upper()
    if len(label.upper()) != len(label) or known < len(letters):
        return word_by_word(label, cases)
    return "".join(cases.get(index, sign) for index, sign in enumerate(label))


def word_by_word(label, cases):
    """As the signs known, with the others in the case of their word; nothing if a word's case is unsure."""
    out, start = [], 0
    for word in label.split(" "):
        signs = [cases.get(start + index) for index in range(len(word))]
        known = [sign for sign in signs if sign and sign.isalpha()]
        letters = [sign for sign in word if sign.isalpha()]
        if letters and not known:
            return None
        first = signs[0]
        rest = [sign for sign in signs[1:] if sign and sign.isalpha()]
        lower = bool(rest) and all(sign.islower() for sign in rest)
        upper = bool(known) and all(sign.isupper() for sign in known)
        if letters and not (lower or upper):
            return None
        if upper:
            out.append(word.upper())
        else:
            head = first if first and first.isalpha() else (word[0] if word[0].isalpha() and not first else word[0])
            if word[0].isalpha() and not (first and first.isalpha()):
                return None
            out.append(head + word[1:].lower())
        start += len(word) + 1
    return " ".join(out)


def likeness(one, other):
    return difflib.SequenceMatcher(None, one.upper(), other.upper(), autojunk=False).ratio()


def lines(picture):
    """The lines of one receipt whose text is sure: pairs of picture and text, and how many were dropped."""
    readings = [read(picture, language) for language in READERS]
    kept, dropped = [], 0
    with Image.open(picture) as pages:
        for page, label in sorted(labels(picture.with_suffix(".box")).items()):
            text = recased(label, [reading[page] for reading in readings])
            if text and shards.readable(text):
                pages.seek(page)
                kept.append((pages.convert("L"), text))
            else:
                dropped += 1
    return kept, dropped


def ink_rows(image):
    """The first and last row with print."""
    grey = ImageOps.autocontrast(image, cutoff=2)
    dark = grey.point(lambda value: 255 if value < 120 else 0).resize((1, image.height), Image.Resampling.BOX)
    rows = [row for row in range(image.height) if dark.getpixel((0, row)) > 4]
    return (rows[0], rows[-1] + 1) if rows else (0, image.height)


def cut(image, chance):
    """The crop as another hand, lens or engine would cut it."""
    top, bottom = ink_rows(image)
    height = max(bottom - top, 12)
    paper = int(sorted(image.resize((32, 8)).tobytes())[-64])
    above, below = (int(height * chance.uniform(0.02, 0.35)) for _ in range(2))
    left, right = chance.randint(-4, 14), chance.randint(-4, 14)
    first, last = max(0, min(top - above, top)), max(bottom + below, bottom)
    out = Image.new("L", (image.width + left + right, last - first), paper)
    out.paste(image, (left, -first))
    if chance.random() < 0.5:
        out = out.rotate(chance.uniform(-1.2, 1.2), Image.Resampling.BICUBIC, fillcolor=paper)
    if chance.random() < 0.4:
        stretch = chance.uniform(0.8, 1.25)
        out = out.resize((max(12, int(out.width * stretch)), out.height), Image.Resampling.BICUBIC)
    if chance.random() < 0.5:
        size = chance.uniform(0.35, 0.9)
        out = out.resize((max(12, int(out.width * size)), max(14, int(out.height * size))), Image.Resampling.LANCZOS)
    if chance.random() < 0.3:
        out = out.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 0.9)))
    if chance.random() < 0.4:
        low, high = chance.uniform(0, 70), chance.uniform(180, 255)
        out = out.point(lambda value: int(low + value * (high - low) / 255))
    return out


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("crops", type=pathlib.Path)
    arguments.add_argument("out", type=pathlib.Path)
    arguments.add_argument("--copies", type=int, default=3, help="cuts of each line, besides the crop as it is")
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    (options.out / "held-out").mkdir(parents=True, exist_ok=True)
    pictures = sorted(options.crops.glob("*.tif"))
    learned, kept, dropped = [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for picture, (found, lost) in zip(pictures, pool.map(lines, pictures)):
            dropped += lost
            if not found:
                continue
            kept += len(found)
            if shards.held_out(picture.name):
                shards.write_shard(found, options.out / "held-out" / picture.stem)
            else:
                learned += found
    print(f"{kept} lines kept, {dropped} dropped")
    for copy in range(options.copies + 1):
        chance = random.Random(f"{options.seed} real {copy}")
        turn = [(cut(image, chance) if copy else image, text) for image, text in learned]
        chance.shuffle(turn)
        for number, start in enumerate(range(0, len(turn), 500)):
            shards.write_shard(turn[start:start + 500], options.out / f"real-{copy}-{number:02}")


if __name__ == "__main__":
    main()
