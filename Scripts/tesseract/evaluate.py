#!/usr/bin/env python3
"""Compares models as Tesseract alone reads with them: held-out lines, full pages, and the processor's
time.

  evaluate.py DATA MODEL… [--pages 24] [--lines 400]

DATA is the folder of sroie, sroie-lines and german-scans. A model is LANGUAGE, a stock one, or
LANGUAGE=FOLDER; several languages are joined by "+". Of pages it counts those on whose text the true
total and date stand, as printed, and the share of the printed words found (sroie only); the time is the
user's and the system's of one page, in milliseconds, the models taking turns on each page.
"""

import argparse
import collections
import csv
import json
import os
import pathlib
import re
import resource
import subprocess
import unicodedata

import shards


def read(picture, model, mode):
    language, _, folder = model.partition("=")
    command = ["tesseract", str(picture), "-", "--psm", str(mode), "-l", language]
    command += ["--tessdata-dir", folder] if folder else []
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command, capture_output=True, text=True, env=dict(os.environ, OMP_THREAD_LIMIT="1"), check=False
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def distance(one, other):
    last = list(range(len(other) + 1))
    for row, sign in enumerate(one, 1):
        now = [row]
        for column, against in enumerate(other, 1):
            now.append(min(last[column] + 1, now[-1] + 1, last[column - 1] + (sign != against)))
        last = now
    return last[-1]


def plain(text):
    """Without case, accents and what Tesseract writes in other signs."""
    text = unicodedata.normalize("NFD", shards.clean(text)).upper()
    return "".join(sign for sign in text if not unicodedata.combining(sign))


def lines(data, models, most):
    """Character error on held-out lines, case aside since the labels have none."""
    pictures = [path for path in sorted((data / "sroie-lines").glob("*.tif")) if shards.held_out(path.name)]
    wrong, total, count = collections.Counter(), 0, 0
    for picture in pictures:
        if count >= most:
            break
        texts = {model: read(picture, model, 13)[0].split("\f") for model in models}
        for page, label in shards.labels(picture.with_suffix(".box")).items():
            total += len(plain(label))
            count += 1
            for model in models:
                wrong[model] += distance(plain(texts[model][page]), plain(label))
    for model in models:
        print(
            f"lines  {model:40} {count} held-out lines, "
            f"character error {100 * wrong[model] / max(total, 1):.2f} %"
        )


def amount_stands(total, text):
    """Whether the amount stands there, its thousands and cents set off by any sign."""
    whole, _, cents = total.partition(".")
    thousands = f"{whole[:-3]}[., ]?" if len(whole) > 3 else ""
    return re.search(rf"(?<!\d){thousands}{whole[-3:]} ?[.,] ?{cents}(?!\d)", text)


def date_stands(row, text):
    if row.get("date_printed"):
        return re.sub(r"\W", "", plain(row["date_printed"])) in re.sub(r"\W", "", plain(text))
    year, month, day = row["date"].split("-")
    return re.search(rf"{day}[./-]{month}[./-](?:{year}|{year[2:]})|{year}-{month}-{day}", text)


def pages(data, name, models, most):
    rows = [
        json.loads(line) for line in (data / name / "truth.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    rows = rows[:: max(1, len(rows) // most)][:most] if most else []
    totals, dates, found, printed, times, together = (collections.Counter() for _ in range(6))
    for row in rows:
        words = collections.Counter()
        if row.get("lines"):
            with open(data / name / row["lines"], encoding="utf-8", newline="") as file:
                for cells in csv.reader(file, quoting=csv.QUOTE_NONE):
                    words.update(plain(",".join(cells[8:])).split())
        stands = []
        for model in models:
            text, seconds = read(data / name / row["file"], model, 6)
            times[model] += seconds
            has_total = bool(row.get("total") and amount_stands(row["total"], text))
            has_date = bool(row.get("date") and date_stands(row, text))
            totals[model] += has_total
            dates[model] += has_date
            stands.append((has_total, has_date))
            found[model] += sum((words & collections.Counter(plain(text).split())).values())
            printed[model] += sum(words.values())
        together["total"] += any(total for total, _ in stands)
        together["date"] += any(date for _, date in stands)
    for model in models:
        share = f"words {100 * found[model] / printed[model]:.1f} %, " if printed[model] else ""
        print(
            f"pages  {model:40} {name}, {len(rows)} pages: "
            f"total {totals[model]}, date {dates[model]}, {share}"
            f"{1000 * times[model] / max(len(rows), 1):.0f} ms a page"
        )
    print(
        f"pages  {'any of them':40} {name}, {len(rows)} pages: "
        f"total {together['total']}, date {together['date']}"
    )


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("data", type=pathlib.Path)
    arguments.add_argument("models", nargs="+")
    arguments.add_argument("--pages", type=int, default=24)
    arguments.add_argument("--lines", type=int, default=400)
    options = arguments.parse_args()
    if options.lines:
        lines(options.data, options.models, options.lines)
    if options.pages:
        pages(options.data, "sroie", options.models, options.pages)
        pages(options.data, "german-scans", options.models, options.pages)


if __name__ == "__main__":
    main()
