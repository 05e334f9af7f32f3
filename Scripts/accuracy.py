#!/usr/bin/env python3
"""Measures the accuracy of `tallyroll extract` on the test data and holds it to the committed floors.

usage: accuracy.py --program PROGRAM --shared FOLDER [--set NAME ...] [--raise]

The floors stand in Scripts/accuracy-floors.json: for each set its languages and, for each field, the least
share that must be right; a set with `lines` is read from its printed lines. `silent` is the most receipts with status ok whose total or date may be false.
--raise writes what was measured where it is better; floors only go up.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

FLOORS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "accuracy-floors.json")


def images(shared, folder):
    """The files of a set that its truth names, in order."""
    base = os.path.join(shared, folder)
    with open(os.path.join(base, "truth.jsonl"), encoding="utf-8") as truth:
        names = [json.loads(line)["file"] for line in truth if line.strip()]
    return base, [os.path.join(base, name) for name in names]


def measure_lines(program, shared, floor):
    """Has the program evaluate a set as printed lines, without recognition."""
    with tempfile.TemporaryDirectory() as work:
        record = os.path.join(work, "record.json")
        truth = os.path.join(shared, floor["folder"], "truth.jsonl")
        command = [program, "evaluate", "--quiet", "--lines", "--languages", floor["languages"], "--json", record, truth]
        status = subprocess.run(command, check=False).returncode
        if status != 0:
            sys.exit(f"error: evaluate ended with status {status}")
        with open(record, encoding="utf-8") as file:
            overall = json.load(file)["overall"]
    figures = {field["field"]: field["right"] / field["count"] for field in overall["fields"]}
    figures["silent"] = overall["status"]["silent"]
    return figures


def measure(program, shared, floor):
    """Runs the program over a set and returns the scorer's figures."""
    if floor.get("lines"):
        return measure_lines(program, shared, floor)
    base, files = images(shared if floor.get("shared", True) else ".", floor["folder"])
    with tempfile.TemporaryDirectory() as work:
        receipts = os.path.join(work, "receipts.jsonl")
        with open(receipts, "wb") as out:
            listing = b"\0".join(os.fsencode(file) for file in files)
            status = subprocess.run(
                [program, "extract", "-0", "--languages", floor["languages"]], input=listing, stdout=out, check=False
            ).returncode
        if status not in (0, 1):
            sys.exit(f"error: extract ended with status {status}")
        figures = os.path.join(work, "figures.json")
        scorer = os.path.join(shared, "score", "score.py")
        subprocess.run([sys.executable, scorer, os.path.join(base, "truth.jsonl"), receipts, "--json", figures], check=True)
        with open(figures, encoding="utf-8") as file:
            return json.load(file)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--shared", required=True)
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--raise", dest="lift", action="store_true")
    arguments = parser.parse_args()
    with open(FLOORS, encoding="utf-8") as file:
        floors = json.load(file)
    short = []
    for name, floor in floors.items():
        if arguments.set and name not in arguments.set:
            continue
        print(f"-- {name} ({floor['languages']})", flush=True)
        figures = measure(arguments.program, arguments.shared, floor)
        for field, least in floor["right"].items():
            # The scorer's shares are of a few dozen receipts: a thousandth is rounding, not a receipt.
            if figures.get(field, 0) < least - 0.0005:
                short.append(f"{name}: {field} is {figures.get(field, 0):.3f}, must be {least:.3f}")
            elif arguments.lift:
                floor["right"][field] = max(least, int(figures[field] * 1000) / 1000)
        if figures["silent"] > floor["silent"]:
            short.append(f"{name}: {figures['silent']} silent errors, at most {floor['silent']}")
        elif arguments.lift:
            floor["silent"] = min(floor["silent"], figures["silent"])
    if arguments.lift:
        with open(FLOORS, "w", encoding="utf-8") as file:
            json.dump(floors, file, indent=2)
            file.write("\n")
    for line in short:
        print("falls short:", line)
    return 1 if short else 0


sys.exit(main())
