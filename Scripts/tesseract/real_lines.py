#!/usr/bin/env python3
"""Makes training lines of real receipts: sroie-lines, its labels in the print's case, each crop cut
several ways.

The labels are in capitals whatever is printed, which would teach the model to read "Total" as "TOTAL".
So the stock model reads each line first: where it agrees but for case, its case is taken; where it
reads other signs, case goes over sign by sign from an alignment, and a line whose case stays unsure is
dropped. The crops were drawn by hand and are not cut as Tesseract cuts its lines, so each is trained on
in several cuts and sizes.

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


def recased(label, readings):
    """The label in the case of the print as two readers see it, or nothing where that is unsure."""
    for reading in readings:
        if reading.upper() == label.upper():
            return reading
    if not any(sign.isalpha() for sign in label):
        return label
    best = max(readings, key=lambda reading: likeness(label, reading))
    if likeness(label, best) < 0.6 or len(best.upper()) != len(best):
        return None
    seen = {}
    for block in difflib.SequenceMatcher(
        None, label.upper(), best.upper(), autojunk=False
    ).get_matching_blocks():
        seen.update((block.a + step, best[block.b + step]) for step in range(block.size))
    small = any(sign.islower() for sign in seen.values())
    out, start = [], 0
    for word in label.split(" "):
        cased = (
            word.upper()
            if not small
            else recased_word(word, [seen.get(start + at) for at in range(len(word))])
        )
        if cased is None:
            return None
        out.append(cased)
        start += len(word) + 1
    return " ".join(out)


def recased_word(word, seen):
    """A word in the case of those of its signs that were seen; nothing if they leave it open."""
    letters = [at for at, sign in enumerate(word) if sign.isalpha()]
    known = [at for at in letters if seen[at] is not None]
    if len(known) == len(letters):
        return "".join(sign if seen[at] is None else seen[at] for at, sign in enumerate(word))
    if not known:
        return None
    later = [at for at in known if at != letters[0]]
    if all(seen[at].isupper() for at in known):
        return word.upper() if len(known) > 1 else None
    if later and all(seen[at].islower() for at in later) and letters[0] in known:
        return word[: letters[0]] + seen[letters[0]] + word[letters[0] + 1 :].lower()
    return None


def likeness(one, other):
    return difflib.SequenceMatcher(None, one.upper(), other.upper(), autojunk=False).ratio()


def lines(picture, known):
    """The lines of one receipt whose text is sure: picture and text by page; `known` texts were found before."""
    if known is None:
        readings = [read(picture, language) for language in READERS]
        known = {
            page: recased(label, [reading[page] for reading in readings])
            for page, label in shards.labels(picture.with_suffix(".box")).items()
        }
    kept = {}
    with Image.open(picture) as pages:
        for page, text in sorted(known.items()):
            if text and shards.readable(text):
                pages.seek(page)
                kept[page] = (pages.convert("L"), text)
    return kept


def remembered(path):
    """The texts that an earlier run wrote: receipt, page, text."""
    found = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            receipt, page, text = line.split("\t")
            found.setdefault(receipt, {})[int(page)] = text
    return found


def ink_rows(image):
    """The first and last row with print."""
    grey = ImageOps.autocontrast(image, cutoff=2)
    dark = grey.point(lambda value: 255 if value < 120 else 0).resize((1, image.height), Image.Resampling.BOX)
    rows = [row for row in range(image.height) if dark.getpixel((0, row)) > 4]
    return (rows[0], rows[-1] + 1) if rows else (0, image.height)


def paper_of(image):
    """The grey of the paper: that of the brightest quarter."""
    return sorted(image.resize((32, 8)).tobytes())[-64]


def cut(image, chance):
    """The crop as another hand, lens or engine would cut it."""
    top, bottom = ink_rows(image)
    height = max(bottom - top, 12)
    paper = paper_of(image)
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
        out = out.resize(
            (max(12, int(out.width * size)), max(14, int(out.height * size))), Image.Resampling.LANCZOS
        )
    if chance.random() < 0.3:
        out = out.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 0.9)))
    if chance.random() < 0.4:
        low, high = chance.uniform(0, 70), chance.uniform(180, 255)
        out = out.point(lambda value: int(low + value * (high - low) / 255))
    return out


def joined(row, chance):
    """Crops of one receipt side by side, as columns of one printed line, their print on one line."""
    spans = [ink_rows(image) for image, _ in row]
    height = max(bottom - top for top, bottom in spans)
    placed, left = [], 4
    for (image, _), (top, bottom) in zip(row, spans):
        placed.append((image, left, height - bottom + 12))
        left += image.width + chance.randint(6, 160)
    paper = paper_of(row[0][0])
    out = Image.new("L", (max(at + image.width for image, at, _ in placed) + 4, height + 24), paper)
    for image, at, down in placed:
        out.paste(image, (at, down))
    return out, " ".join(text for _, text in row)


def rows(receipt, chance):
    """Two to four neighbouring crops of like print height at a time, joined."""
    crops, found = list(receipt.values()), []
    for start in range(0, len(crops) - 1, 2):
        row = crops[start : start + chance.randint(2, 4)]
        heights = [bottom - top for top, bottom in map(ink_rows, (image for image, _ in row))]
        if len(row) > 1 and max(heights) <= 1.25 * min(heights) and sum(len(text) for _, text in row) < 60:
            found.append(joined(row, chance))
    return found


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("crops", type=pathlib.Path)
    arguments.add_argument("out", type=pathlib.Path)
    arguments.add_argument(
        "--copies", type=int, default=3, help="cuts of each line, besides the crop as it is"
    )
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    (options.out / "held-out").mkdir(parents=True, exist_ok=True)
    pictures = sorted(options.crops.glob("*.tif"))
    known = remembered(options.out / "labels.tsv")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        receipts = dict(
            zip(pictures, pool.map(lambda picture: lines(picture, known.get(picture.stem)), pictures))
        )
    (options.out / "labels.tsv").write_text(
        "".join(
            f"{picture.stem}\t{page}\t{text}\n"
            for picture, receipt in receipts.items()
            for page, (_, text) in receipt.items()
        ),
        encoding="utf-8",
    )
    print(f"{sum(map(len, receipts.values()))} lines whose text is sure")
    learned = [receipt for picture, receipt in receipts.items() if not shards.held_out(picture.name)]
    for picture, receipt in receipts.items():
        if receipt and shards.held_out(picture.name):
            shards.write_shard(list(receipt.values()), options.out / "held-out" / picture.stem)
    for copy in range(options.copies + 1):
        chance = random.Random(f"{options.seed} real {copy}")
        turn = [line for receipt in learned for line in receipt.values()]
        if copy:
            turn += [row for receipt in learned for row in rows(receipt, chance)]
            turn = [(cut(image, chance), text) for image, text in turn]
        chance.shuffle(turn)
        for number, start in enumerate(range(0, len(turn), 500)):
            shards.write_shard(turn[start : start + 500], options.out / f"real-{copy}-{number:02}")


if __name__ == "__main__":
    main()
