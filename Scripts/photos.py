#!/usr/bin/python3
"""Makes photographs of receipts, as phones take them, from scans; and measures how well they are read.

usage: photos.py --scans FOLDER [--out FOLDER] [--number N] [--only A:B:STEP] [--seed N] [--kinds A,B]
                 [--program PROGRAM --shared FOLDER [--languages A,B] [--min FIELD=SHARE ...]]

FOLDER    holds truth.jsonl and the scans that it names; every scan is photographed in turn until there are N
          (default: four of each), each time on another table, from another side, in another light.
--kinds   takes these kinds of phone/kinds.py in turn, or 'hard' for all but the plain one.
--only    makes and measures a part only, counted like a slice: 0:108:4.

What comes out depends on the seed and the scans alone. Pictures that --out has already are not made again.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from PIL import Image, ImageOps

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "samples"))
from phone.kinds import KINDS  # noqa: E402  (they need the path above)
from phone.photograph import photograph  # noqa: E402


def make(scans, out, number, only, seed, kinds):
    """Writes the photographs and their truth; returns the truth's path and the files."""
    with open(os.path.join(scans, "truth.jsonl"), encoding="utf-8") as file:
        rows = [json.loads(line) for line in file if line.strip()]
    indices = range(number or 4 * len(rows))[only]
    os.makedirs(os.path.join(out, "images"), exist_ok=True)
    truth = os.path.join(out, "truth.jsonl")
    files = []
    others = []
    if any(KINDS[kind].neighbours for kind in kinds):
        for row in rows:
            with Image.open(os.path.join(scans, row["file"])) as scan:
                others.append(ImageOps.exif_transpose(scan).convert("RGB"))
    with open(truth, "w", encoding="utf-8") as file:
        for index in indices:
            row = dict(rows[index % len(rows)])
            kind = kinds[index % len(kinds)]
            mark = "" if kind == "plain" else f"-{kind}"
            name = f"images/{index:03}{mark}-{os.path.splitext(os.path.basename(row['file']))[0]}.jpg"
            files.append(os.path.join(out, name))
            if not os.path.exists(files[-1]):
                with Image.open(os.path.join(scans, row["file"])) as scan:
                    picture = photograph(ImageOps.exif_transpose(scan), seed, index, kind, others)
                picture.save(files[-1], quality=74 + index * 7 % 20)
            row["file"] = name
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    return truth, files


def score(program, shared, languages, truth, files, least):
    """Reads the photographs and prints the scorer's table; returns its status."""
    with tempfile.TemporaryDirectory() as work:
        receipts = os.path.join(work, "receipts.jsonl")
        with open(receipts, "wb") as out:
            listing = b"\0".join(os.fsencode(file) for file in files)
            status = subprocess.run(
                [program, "extract", "-0", "--languages", languages], input=listing, stdout=out, check=False
            ).returncode
        if status not in (0, 1):
            sys.exit(f"error: extract ended with status {status}")
        scorer = [sys.executable, os.path.join(shared, "score", "score.py"), truth, receipts, "--errors"]
        for demand in least:
            scorer += ["--min", demand]
        return subprocess.run(scorer, check=False).returncode


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scans", required=True)
    parser.add_argument("--out")
    parser.add_argument("--number", type=int)
    parser.add_argument("--only", default=":")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default="plain")
    parser.add_argument("--program")
    parser.add_argument("--shared")
    parser.add_argument("--languages", default="deu")
    parser.add_argument("--min", action="append", default=[])
    arguments = parser.parse_args()
    only = slice(*[int(part) if part else None for part in arguments.only.split(":")])
    hard = [kind for kind in KINDS if kind != "plain"]
    kinds = hard if arguments.kinds == "hard" else arguments.kinds.split(",")
    with tempfile.TemporaryDirectory() as folder:
        out = arguments.out or folder
        truth, files = make(arguments.scans, out, arguments.number, only, arguments.seed, kinds)
        print(f"{len(files)} photographs of {arguments.scans}", flush=True)
        if not arguments.program:
            return 0
        return score(arguments.program, arguments.shared, arguments.languages, truth, files, arguments.min)


sys.exit(main())
