#!/usr/bin/env python3
"""Runs the program over awkward files in one run, and judges file by file what came of each.

usage: awkward.py --program PROGRAM --shared FOLDER [--under FOLDER] [--table FILE]

The manifest in FOLDER/data/awkward says what each file is and what is expected of it:
  ok      its receipts come out, as many as the truth has (or it is a copy of a file whose receipts do)
  error   the file fails with an error that says why and what to do
  blank   no receipt
  text, image, any   nothing invented: no receipt with status ok unless the truth has it
Whatever happens, the program must end by itself and name every file. --under
takes only the files of one folder of the set; --table writes a Markdown table.
"""
import argparse
import collections
import json
import os
import sqlite3
import subprocess
import sys
import tempfile

PIPELINE = """\
tallyroll: 1
name: awkward
home_currency: EUR
input: {{ folders: [{files}], settle: 0s }}
limits: {{ time: 120s }}
stages:
  recognise: {{ languages: [eng, deu] }}
  persist: {{ database: {work}/ledger.sqlite }}
  export:
    - {{ jsonl: {work}/receipts.jsonl }}
"""
# The least share of the receipts that are expected whose field is right.
LEAST = {"total": 0.90, "date": 0.90, "merchant": 0.80}


def run(program, base, under):
    """Returns what the ledger says of every file: state, error, what it is a copy of, and its receipts."""
    with tempfile.TemporaryDirectory() as work:
        pipeline = os.path.join(work, "awkward.yaml")
        with open(pipeline, "w", encoding="utf-8") as file:
            file.write(PIPELINE.format(files=json.dumps(os.path.join(base, under)), work=work))
        status = subprocess.run([program, "run", "--quiet", pipeline], stderr=subprocess.DEVNULL, check=False).returncode
        if status != 1:
            sys.exit(f"error: the run ended with status {status}; some files must fail, and none may stop it")
        ledger = sqlite3.connect(os.path.join(work, "ledger.sqlite"))
        rows = ledger.execute("SELECT document_id, source_path, state, error_id, error, duplicate_of FROM documents")
        documents = {row[0]: {"path": row[1], "state": row[2], "id": row[3], "error": row[4], "copy": row[5]} for row in rows}
        receipts = collections.defaultdict(list)
        with open(os.path.join(work, "receipts.jsonl"), encoding="utf-8") as file:
            for line in file:
                receipt = json.loads(line)
                receipts[receipt["document_id"]].append(receipt)
    outcomes = {}
    for number, document in documents.items():
        document["receipts"] = receipts[document["copy"] or number]
        outcomes[os.path.relpath(document["path"], base)] = document
    return outcomes


def likeness(receipt, truth):
    """Which of total, date and merchant of a receipt are those of the truth."""
    name = (receipt["merchant_name"] or "").lower()
    return {
        "total": receipt["total"] is not None and float(receipt["total"]) == float(truth["total"]),
        "date": receipt["receipt_date"] == truth["date"],
        "merchant": truth["merchant"].lower() in name,
    }


def matched(receipts, truths):
    """The best receipt for each truth, each receipt once."""
    left = list(receipts)
    for truth in truths:
        best = max(left, key=lambda receipt: sum(likeness(receipt, truth).values()), default=None)
        if best is not None:
            left.remove(best)
        yield truth, best


def judge(row, outcome, tally):
    """What is wrong with an outcome, or None; counts the fields of receipts that are expected."""
    if outcome is None:
        return "the ledger does not name it"
    truths, receipts, expect = row.get("truth") or [], outcome["receipts"], row["expect"]
    if expect == "ok":
        for truth, receipt in matched(receipts, truths):
            fields = likeness(receipt, truth) if receipt else dict.fromkeys(LEAST, False)
            for field, right in fields.items():
                tally[field] += right
            tally["receipts"] += 1
        if len(receipts) != len(truths):
            return f"{len(receipts)} receipts instead of {len(truths)}"
        return None
    if expect == "error" and not (outcome["state"] == "failed" and outcome["error"]):
        return "no error"
    if expect == "blank" and receipts:
        return "a receipt of nothing"
    for receipt in receipts:
        if receipt["status"] == "ok" and not any(
            likeness(receipt, truth)["total"] and likeness(receipt, truth)["date"] for truth in truths
        ):
            return "an invented receipt"
    return None


def told(outcome):
    """What came of a file, in a few words."""
    if outcome is None:
        return "–"
    if outcome["state"] == "failed":
        return f"`{outcome['id']}`"
    copy = "copy: " if outcome["copy"] else ""
    receipts = [
        f"{receipt['status']} {receipt['merchant_name'] or '–'} {receipt['receipt_date'] or '–'} {receipt['total'] or '–'}"
        for receipt in outcome["receipts"]
    ]
    return copy + ("; ".join(receipts) or outcome["state"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--shared", required=True)
    parser.add_argument("--under", default="files")
    parser.add_argument("--table")
    arguments = parser.parse_args()
    base = os.path.realpath(os.path.join(arguments.shared, "data", "awkward"))
    with open(os.path.join(base, "manifest.jsonl"), encoding="utf-8") as file:
        manifest = [row for row in map(json.loads, file) if row["file"].startswith(arguments.under + "/")]
    outcomes = run(os.path.realpath(arguments.program), base, arguments.under)
    tally = collections.Counter()
    faults, table = [], []
    for row in manifest:
        outcome = outcomes.get(row["file"])
        fault = judge(row, outcome, tally)
        if fault:
            faults.append(f"{row['file']} ({row['what']}): {fault}")
        name, text = (cell.replace("|", "\\|") for cell in (row["file"].removeprefix("files/"), told(outcome)))
        table.append(f"| {name} | {row['expect']} | {text} | {fault or ''} |")
    if arguments.table:
        with open(arguments.table, "w", encoding="utf-8") as file:
            file.write("\n".join(["| file | expected | what came of it | fault |", "|---|---|---|---|", *table, ""]))
    for fault in faults:
        print("fault:", fault)
    for field, least in LEAST.items():
        share = tally[field] / tally["receipts"]
        print(f"{field:10} {share:.3f} of {tally['receipts']} receipts (at least {least:.2f})")
        if share < least:
            faults.append(field)
    print(f"{len(manifest)} files, {len(faults)} faults")
    return 1 if faults else 0


sys.exit(main())
