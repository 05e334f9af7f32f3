#!/usr/bin/python3
"""Trains the weights that candidates for total, date, merchant and address are judged by.

usage: train.py --program PROGRAM --shared FOLDER --out WEIGHTS [--keep FOLDER] [--report] [--misses]

PROGRAM     `tallyroll`, built from this checkout: it finds the candidates and their features.
FOLDER      the test data, as `make accuracy` takes it.
--keep      keeps candidates and made-up pages in a folder, and takes those that are there.

The sets: receipts of the test data recognised from pictures, and the same as printed lines; the printed lines of
sroie-text pasted into pages and recognised; photographs made of the German scans; the samples; and the receipts
typed for the tests, in nine languages. What the address is looked for below depends on the merchant that the
program's own weights choose, so that training is done when a second round gives the same weights.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
import pages  # noqa: E402  (it needs the path above)
import typed  # noqa: E402

ALL = "eng,deu,fra,spa,ita,nld,por,pol,ces"
# Every picture is looked at so often, and what is considered after each look counts an equal part of the receipt.
LOOKS = ["--looks", "3"]
# Name, folder below the shared data, languages, options, and how much a receipt counts.
SETS = [
    ("sroie", "sroie", "eng", LOOKS, 1),
    ("sroie-lines", "sroie", "eng", ["--lines"], 1),
    ("sroie-text", "sroie-text", "eng", ["--lines"], 1),
    ("german", "german-scans", "eng,deu", LOOKS, 3),
    ("invoices", "invoices", "deu,fra,nld,eng", [], 2),
    ("e-receipts", "e-receipts", "eng,deu", [], 1),
    ("photos", "photos", "fra,eng", LOOKS, 1),
]


def evaluate(program, truth, languages, options, out):
    """Writes the candidates of a set, unless they are there."""
    if not os.path.exists(out):
        command = [program, "evaluate", "--quiet", "--languages", languages, "--candidates", out, *options, truth]
        status = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
        if status != 0:
            sys.exit(f"error: evaluate ended with status {status} on {truth}")


def photographs(shared, folder):
    """Makes photographs of the German scans, unless they are there; returns their truth."""
    made = os.path.join(folder, "photographs")
    truth = os.path.join(made, "truth.jsonl")
    if os.path.exists(truth):
        return truth
    script = os.path.join(ROOT, "Scripts", "photos.py")
    scans = os.path.join(shared, "data", "german-scans")
    subprocess.run([sys.executable, script, "--scans", scans, "--out", made], stdout=subprocess.DEVNULL, check=True)
    return truth


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--shared", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--keep")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--misses", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        work = arguments.keep or scratch
        os.makedirs(work, exist_ok=True)
        data = os.path.join(arguments.shared, "data")
        sets = [(name, os.path.join(data, base, "truth.jsonl"), *rest) for name, base, *rest in SETS]
        sets.append(("samples", os.path.join(ROOT, "samples", "truth.jsonl"), ALL, LOOKS, 1))
        sets.append(("pages", pages.make(data, os.path.join(work, "pages")), "eng", LOOKS, 1))
        sets.append(("made", photographs(arguments.shared, work), "deu,eng", LOOKS, 0.5))
        for languages, truth in typed.make(ROOT, os.path.join(work, "typed")):
            sets.append((f"typed-{languages.replace(',', '-')}", truth, languages, ["--lines"], 1))
        fits = []
        for name, truth, languages, options, weight in sets:
            out = os.path.join(work, f"{name}.candidates.jsonl")
            evaluate(arguments.program, truth, languages, options, out)
            group = "typed" if name.startswith("typed-") else name
            fits.append(f"{group}={out},{truth},{weight}")
        command = [sys.executable, os.path.join(HERE, "fit.py"), "--out", arguments.out, *fits]
        command += ["--report"] * arguments.report + ["--misses"] * arguments.misses
        sys.exit(subprocess.run(command, check=False).returncode)


if __name__ == "__main__":
    main()
