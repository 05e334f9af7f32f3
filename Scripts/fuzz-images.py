#!/usr/bin/python3
"""Feeds damaged pictures to the program's real worker processes.

usage: fuzz-images.py --program PROGRAM [--seconds N] [--seed N] [--findings FOLDER] [FILE...]

The seeds are small pictures in every format that Pillow writes, and the FILEs. Bytes of their headers and bodies are
changed, chunks are dropped and doubled, ends are cut off. A damaged file must give an error or a receipt; a worker
that crashes, hangs or runs out of memory is contained, but it is a finding: its file is kept, with the place in
which library it happened where gdb is there to tell. The same seed number gives the same files.
"""
import argparse
import collections
import glob
import io
import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time

BATCH = 200
PIPELINE = """\
tallyroll: 1
name: fuzz
limits: { pixels: 4MP, time: 10s, memory: 500MB, pages: 20 }
stages: { recognise: { languages: [eng], mode: fast } }
"""
FINDINGS = {"worker-crashed", "document-timeout", "worker-out-of-memory", "worker-protocol"}
NUMBERS = [0, 1, 2, 3, 4, 7, 8, 16, 0x20, 0x40, 0x7F, 0x80, 0xFE, 0xFF]


def generated():
    """Small pictures of a few words, in every format and variant that can be written."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        print("note: without python3-pil no small pictures are made, and larger ones are slower", file=sys.stderr)
        return {}
    page = Image.new("RGB", (150, 44), "white")
    ImageDraw.Draw(page).text((6, 4), "SHOP 12.03.2026\nTOTAL 12.30", fill="black")
    forms = {
        "grey.png": (page.convert("L"), "PNG", {}),
        "palette.png": (page.convert("P"), "PNG", {"transparency": 3}),
        "alpha.png": (page.convert("RGBA"), "PNG", {}),
        "bilevel.png": (page.convert("1"), "PNG", {}),
        "deep.png": (page.convert("L").convert("I"), "PNG", {}),
        "plain.jpg": (page, "JPEG", {"quality": 60}),
        "progressive.jpg": (page, "JPEG", {"progressive": True, "quality": 60}),
        "cmyk.jpg": (page.convert("CMYK"), "JPEG", {}),
        "turned.jpg": (page, "JPEG", {"exif": orientation(6)}),
        "plain.webp": (page, "WEBP", {"quality": 60}),
        "lossless.webp": (page, "WEBP", {"lossless": True, "exif": orientation(3)}),
        "plain.gif": (page.convert("P"), "GIF", {}),
        "moving.gif": (page.convert("P"), "GIF", {"save_all": True, "append_images": [page.convert("P").rotate(180)]}),
        "plain.bmp": (page, "BMP", {}),
        "palette.bmp": (page.convert("P"), "BMP", {}),
        "plain.ppm": (page, "PPM", {}),
        "bilevel.pbm": (page.convert("1"), "PPM", {}),
        "raw.tif": (page, "TIFF", {}),
        "lzw.tif": (page, "TIFF", {"compression": "tiff_lzw"}),
        "deflate.tif": (page.convert("L"), "TIFF", {"compression": "tiff_deflate"}),
        "packbits.tif": (page.convert("P"), "TIFF", {"compression": "packbits"}),
        "g3.tif": (page.convert("1"), "TIFF", {"compression": "group3"}),
        "g4.tif": (page.convert("1"), "TIFF", {"compression": "group4"}),
        "jpeg.tif": (page, "TIFF", {"compression": "jpeg"}),
        "pages.tif": (
            page.convert("1"), "TIFF",
            {"compression": "group4", "save_all": True, "append_images": [page.convert("1"), page.convert("1")]},
        ),
    }
    pictures = {}
    for name, (image, form, options) in forms.items():
        file = io.BytesIO()
        image.save(file, form, **options)
        pictures[name] = file.getvalue()
    return pictures


def orientation(number):
    """An Exif note that says how a picture stands."""
    return b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0" + struct.pack("<HHI", number, 0, 0)


def damaged(data, seeds, rng):
    """A copy of a file with one to eight kinds of damage."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 5, 8])):
        if len(data) < 4:
            break
        # Most of what decides is in the first kilobyte.
        place = rng.randrange(min(len(data), 1024) if rng.random() < 0.7 else len(data))
        kind = rng.randrange(9)
        if kind == 0:
            data[place] ^= 1 << rng.randrange(8)
        elif kind == 1:
            data[place] = rng.choice(NUMBERS)
        elif kind == 2:
            size = rng.choice([2, 4])
            order = rng.choice(["<", ">"])
            value = rng.choice([0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, len(data), place])
            data[place : place + size] = struct.pack(order + "I", value)[-size if order == ">" else 0 :][:size]
        elif kind == 3:
            del data[place:]
        elif kind == 4:
            del data[place : place + rng.randrange(1, 64)]
        elif kind == 5:
            data[place:place] = data[place : place + rng.randrange(1, 64)]
        elif kind == 6:
            data[place:place] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 16)))
        elif kind == 7:
            other = rng.choice(seeds)
            start = rng.randrange(max(1, len(other) - 32))
            data[place : place + 32] = other[start : start + 32]
        else:
            end = rng.randrange(len(data))
            data[min(place, end) : max(place, end)] = bytes([rng.choice(NUMBERS)]) * abs(end - place)
    return bytes(data)


def outcomes(program, folder, names):
    """What 'extract' says of each file: 'ok', 'needs_review' or the slug of an error."""
    pipeline = os.path.join(folder, "fuzz.yaml")
    with open(pipeline, "w", encoding="utf-8") as file:
        file.write(PIPELINE)
    listing = b"\0".join(os.fsencode(os.path.join(folder, name)) for name in names)
    run = subprocess.run(
        [program, "extract", "-0", "--quiet", "--pipeline", pipeline], input=listing, capture_output=True, check=False
    )
    if run.returncode not in (0, 1):
        sys.exit(f"error: extract ended with status {run.returncode}\n{run.stderr.decode(errors='replace')}")
    result = {}
    for line in run.stdout.splitlines():
        receipt = json.loads(line)
        name = os.path.basename(receipt["source_path"])
        reason = receipt.get("error") or receipt.get("reason") or {}
        slug = reason.get("id") if isinstance(reason, dict) else reason
        result[name] = slug or receipt["status"]
    missing = set(names) - set(result)
    if missing:
        sys.exit(f"error: extract says nothing of {sorted(missing)}")
    return result


def place(program, path):
    """Where a worker crashes that reads a file: the innermost frames, or '' where gdb does not tell."""
    if not shutil.which("gdb"):
        return ""
    request = tempfile.NamedTemporaryFile("w", suffix=".jsonl")
    request.write("{}\n" + json.dumps({"id": 1, "path": os.path.abspath(path)}) + "\n")
    request.flush()
    command = ["gdb", "-batch", "-ex", f"run recognise < {request.name} > /dev/null", "-ex", "bt 8", program]
    text = subprocess.run(command, capture_output=True, check=False, timeout=120).stdout.decode(errors="replace")
    frames = re.findall(r"^#\d+ .*", text, re.MULTILINE)
    return "\n".join(frames)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--findings", default=".build/fuzz-findings")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    seeds = generated()
    for path in options.files or ([] if seeds else glob.glob("samples/receipts/*/*.*g")):
        with open(path, "rb") as file:
            seeds[os.path.basename(path)] = file.read()
    names = sorted(seeds)
    contents = [seeds[name] for name in names]
    rng = random.Random(options.seed)
    tally = collections.Counter()
    found = 0
    start = time.monotonic()
    while time.monotonic() - start < options.seconds:
        with tempfile.TemporaryDirectory() as folder:
            batch = []
            for number in range(BATCH):
                index = rng.randrange(len(names))
                name = f"{number:03d}-{names[index]}"
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(damaged(contents[index], contents, rng))
                batch.append(name)
            for name, outcome in outcomes(options.program, folder, batch).items():
                tally[outcome] += 1
                if outcome in FINDINGS:
                    found += 1
                    os.makedirs(options.findings, exist_ok=True)
                    kept = os.path.join(options.findings, f"{outcome}-{options.seed}-{sum(tally.values())}-{name[4:]}")
                    shutil.copy(os.path.join(folder, name), kept)
                    print(f"{outcome}: {kept}\n{place(options.program, kept) if outcome == 'worker-crashed' else ''}")
    print(f"{sum(tally.values())} files in {time.monotonic() - start:.0f} s, {found} findings")
    for outcome, count in tally.most_common():
        print(f"  {outcome:24} {count}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
