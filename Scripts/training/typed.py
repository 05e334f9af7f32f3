"""Lays the receipts that are typed for the tests out as printed lines with places, and makes their truth."""
import glob
import json
import os
import re

FIELDS = ("total", "date", "merchant", "address")
# As the tests lay text out: columns and rows in pixels.
COLUMN, ROW, HEIGHT, EDGE = 10, 30, 20, 20


def lines(text):
    """Each run of letters as a line of its own: the places are known to the letter."""
    for number, line in enumerate(text.split("\n")):
        for run in re.finditer(r"[^ ]+", line):
            left, top = EDGE + run.start() * COLUMN, EDGE + number * ROW
            right, bottom = left + len(run.group()) * COLUMN - 1, top + HEIGHT
            yield f"{left},{top},{right},{top},{right},{bottom},{left},{bottom},{run.group()}"


def make(root, folder):
    """Writes lines and truth for each group of languages; returns pairs of languages and truth file."""
    groups = {}
    pattern = os.path.join(root, "Tests", "ReceiptTextTests", "Fixtures", "receipts", "**", "*.txt")
    for file in sorted(glob.glob(pattern, recursive=True)):
        with open(file, encoding="utf-8") as fixture:
            head, text, expected = fixture.read().split("-----\n")
        settings = dict(line.split(": ", 1) for line in head.strip().split("\n") if ": " in line)
        if "settings" in settings:
            continue
        row = {"file": os.path.basename(file)[:-4] + ".csv"}
        for line in expected.split("\n"):
            field, _, value = line.partition("=")
            if field in FIELDS and value:
                row.setdefault(field, value)
        groups.setdefault(settings["languages"].replace(" ", ""), []).append((row, text))
    made = []
    for languages, receipts in sorted(groups.items()):
        base = os.path.join(folder, languages.replace(",", "-"))
        os.makedirs(base, exist_ok=True)
        truth = os.path.join(base, "truth.jsonl")
        with open(truth, "w", encoding="utf-8") as out:
            for row, text in receipts:
                with open(os.path.join(base, row["file"]), "w", encoding="utf-8") as file:
                    file.write("\n".join(lines(text)) + "\n")
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
        made.append((languages, truth))
    return made
