"""Renders the sample receipts and writes their truth.

usage: render.py [--only TEXT] [--check]

Every picture is made from one TOML file under receipts/, with a random generator seeded by its name: the
same files, fonts and libraries give the same bytes. `--only` renders the receipts whose path holds TEXT and
leaves the truth alone; `--check` writes nothing and fails where a file differs from what it would write.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import numpy as np

import output
from facts import loading, truth, wording
from facts.receipt import Receipt
from looks.development import developed
from looks.look import Look
from paper.markup import parse
from paper.typesetting import Page, typeset

SOURCES = Path(__file__).resolve().parent / "receipts"
SAMPLES = Path(__file__).resolve().parents[2] / "samples"


def picture(receipt: Receipt) -> bytes:
    """Returns the picture file of a receipt."""
    lines = parse(receipt.paper, wording.values(receipt), wording.item_lines(receipt))
    look = Look(**receipt.look)
    seed = int.from_bytes(hashlib.sha256(receipt.file.encode()).digest()[:8], "big")
    image = developed(typeset(lines, Page(**receipt.page)), look, np.random.default_rng(seed))
    return output.encoded(image, Path(receipt.file).suffix, look.quality, look.orientation)


def receipts(wanted: str) -> list[Receipt]:
    """Returns the receipts whose path holds `wanted`, in the order of their pictures' names."""
    paths = sorted(SOURCES.rglob("*.toml"))
    return [loading.load(path, SOURCES) for path in paths if wanted in str(path.relative_to(SOURCES))]


def main() -> int:
    """Renders or checks; returns the exit status."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--only", default="", metavar="TEXT", help="part of the path of the receipts to render")
    arguments.add_argument("--check", action="store_true", help="write nothing, fail where a file would change")
    chosen = arguments.parse_args()
    found = receipts(chosen.only)
    names = [Path(receipt.file).name for receipt in found]
    if len(set(names)) < len(names):
        raise ValueError("two receipts have pictures of the same name")
    stale = 0
    for receipt in found:
        try:
            stale += _put(SAMPLES / receipt.file, picture(receipt), chosen.check)
        except ValueError as error:
            raise SystemExit(f"{receipt.file}: {error}") from error
    if not chosen.only:
        rows = "".join(json.dumps(truth.row(receipt), ensure_ascii=False) + "\n" for receipt in found)
        stale += _put(SAMPLES / "truth.jsonl", rows.encode(), chosen.check)
    return 1 if stale else 0


def _put(path: Path, data: bytes, check: bool) -> int:
    """Writes a file, or only compares it; returns 1 where a compared file differs."""
    if check:
        same = path.exists() and path.read_bytes() == data
        if not same:
            print(f"{path}: differs from what would be written", file=sys.stderr)
        return 0 if same else 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
