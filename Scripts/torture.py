#!/usr/bin/env python3
"""Kills runs at random instants and compares what they leave with what an undisturbed run leaves.

A round takes a fresh folder of documents and starts `tallyroll run` again and again. Each time, at an instant
drawn from a seeded generator, the program or one of its workers gets SIGKILL. When a run has come to its end
by itself the round is over: the ledger and the exports must be those of a run that nobody disturbed. Rounds
follow until there have been enough kills. Needs nothing but Python.
"""

import argparse
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOMENT = 1_700_000_000

PIPELINE = """\
tallyroll: 1
name: torture
home_currency: EUR
input:
  folders: [scans]
  settle: 0s
{after}batch: {{ size: 16 }}
stages:
  recognise: {{ languages: [eng], mode: fast, lanes: 2 }}
  persist: {{ database: out/ledger.sqlite }}
  export:
    - {{ csv: out/receipts.csv }}
    - {{ jsonl: out/receipts.jsonl }}
    - {{ failed: out/failed.csv }}
    - {{ markdown: "out/{{year}}-{{month}}.md" }}
"""

# What a ledger must say whatever happened on the way: everything but run numbers, counts of tries and times.
QUERIES = [
    "SELECT document_id, source_path, source_sha256, size, modified_at, media_type, pages, state, duplicate_of,"
    " error_id, error, part_of, part, compared FROM documents ORDER BY document_id",
    "SELECT * FROM line_items ORDER BY receipt_id, line_no",
    "SELECT * FROM tax_lines ORDER BY receipt_id, line_no",
    "SELECT * FROM payments ORDER BY receipt_id, line_no",
    "SELECT * FROM evidence ORDER BY receipt_id, line_no",
    "SELECT * FROM pages ORDER BY document_id, page",
]


class Wrong(Exception):
    """What must not happen did."""


class Home:
    """A folder with scans, a pipeline file and what comes of them."""

    def __init__(self, folder, documents, moves):
        self.folder = folder
        self.pipeline = folder / "torture.yaml"
        self.fill(documents)
        after = "  after: { move: done }\n" if moves else ""
        self.pipeline.write_text(PIPELINE.format(after=after))

    def fill(self, count):
        """Puts documents of every kind into the scans: receipts, second scans, copies, and what is no picture."""
        samples = sorted((ROOT / "samples/receipts").rglob("*.jpg"), key=lambda path: path.stat().st_size)
        for number in range(count):
            content = samples[number * 7 % min(len(samples), 24)].read_bytes()
            kind = number % 10
            if kind == 7:
                content = samples[(number - 1) * 7 % min(len(samples), 24)].read_bytes()
            elif kind == 8:
                content = content[:200] + bytes([number]) * 500
            if kind not in (6, 7, 8):
                content += b"\n%d" % number
            # Equal names in several folders meet when they are moved away.
            path = self.folder / "scans" / ["", "a", "a/b"][number % 3] / ("scan %d.jpg" % (number // 3))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            os.utime(path, (MOMENT + number, MOMENT + number))

    def state(self):
        """Everything that the runs left, in a form to compare."""
        result = {}
        database = sqlite3.connect(self.folder / "out/ledger.sqlite")
        for check in ("PRAGMA integrity_check", "PRAGMA foreign_key_check"):
            rows = database.execute(check).fetchall()
            if rows not in ([], [("ok",)]):
                raise Wrong(f"{check}: {rows}")
        for query in QUERIES:
            result[query] = self.generic(database.execute(query).fetchall())
        cursor = database.execute("SELECT * FROM receipts ORDER BY receipt_id")
        names = [column[0] for column in cursor.description]
        result["receipts"] = [
            {name: value for name, value in zip(names, row) if name != "created_at"} for row in cursor]
        database.close()
        for path in sorted(self.folder.glob("out/*")):
            if path.suffix in (".csv", ".jsonl", ".md"):
                result[path.name] = path.read_bytes()
        for place in ("scans", "done"):
            files = sorted(path for path in (self.folder / place).rglob("*") if path.is_file())
            result[place] = [(str(path.relative_to(self.folder)), path.read_bytes()) for path in files]
        leftovers = [path.name for path in self.folder.rglob(".tallyroll-*")]
        if leftovers:
            raise Wrong(f"temporary files are left: {leftovers}")
        return result

    def generic(self, rows):
        """The rows with this folder's own path taken out."""
        own = str(self.folder)
        return [tuple(value.replace(own, "") if isinstance(value, str) else value for value in row) for row in rows]


class Torturer:
    def __init__(self, arguments):
        self.program = str(Path(arguments.program).resolve())
        self.random = random.Random(arguments.seed)
        self.documents = arguments.documents
        self.kills = {"program": 0, "worker": 0}
        self.longest = 1.0

    def start(self, home, *options):
        # A group of its own, so that nothing else can be hit.
        return subprocess.Popen(
            [self.program, "run", str(home.pipeline), "--quiet", *options], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)

    def finish(self, home, *options):
        """Lets a run come to its end and returns its status, which must tell the truth."""
        start = time.monotonic()
        process = self.start(home, *options)
        _, errors = process.communicate(timeout=600)
        self.longest = max(self.longest, time.monotonic() - start)
        self.judge(process.returncode, errors)
        return process.returncode

    def judge(self, status, errors):
        text = errors.decode("utf-8", "replace")
        if status not in (0, 1):
            raise Wrong(f"a run ended with {status}:\n{text}")
        if (status == 1) != ("error: " in text):
            raise Wrong(f"a run ended with {status} and said:\n{text or '(nothing)'}")

    def disturb(self, home):
        """Starts a run and kills something; returns whether the run came to its end all the same."""
        process = self.start(home)
        deadline = time.monotonic() + self.random.uniform(0, self.random.choice([0.3, self.longest / 10, self.longest / 4]))
        aims_at_worker = self.random.random() < 0.4
        while time.monotonic() < deadline and process.poll() is None:
            time.sleep(0.002)
        if process.poll() is None:
            if not aims_at_worker:
                self.kills["program"] += 1
                process.kill()
            elif self.kill_worker(process):
                self.kills["worker"] += 1
        _, errors = process.communicate(timeout=600)
        if process.returncode == -signal.SIGKILL:
            return False
        self.judge(process.returncode, errors)
        return process.returncode in (0, 1)

    def kill_worker(self, process):
        """Kills one of the program's own children, if it has any."""
        children = []
        for task in Path(f"/proc/{process.pid}/task").glob("*/children"):
            try:
                children += [int(word) for word in task.read_text().split()]
            except OSError:
                pass
        if not children:
            return False
        try:
            os.kill(self.random.choice(sorted(children)), signal.SIGKILL)
        except ProcessLookupError:
            return False
        return True

    def settle(self, home):
        """Brings a ledger to its end: what was set aside is asked for once more."""
        self.finish(home)
        status = self.finish(home, "--retry-failed")
        if status == 1:
            self.finish(home)

    def round(self, folder, expected, moves, kills):
        home = Home(folder, self.documents, moves)
        goal = sum(self.kills.values()) + kills
        runs = 0
        while sum(self.kills.values()) < goal:
            runs += 1
            if self.disturb(home):
                break
        self.settle(home)
        compare(expected, home.state())
        return runs


def compare(expected, actual):
    if actual.keys() != expected.keys():
        raise Wrong(f"other files were written: {sorted(actual.keys() ^ expected.keys())}")
    for key, value in expected.items():
        if actual[key] == value:
            continue
        if isinstance(value, list):
            pairs = [(a, b) for a, b in zip(value, actual[key]) if a != b][:3]
            detail = f"{len(value)} and {len(actual[key])} rows; first differences: {pairs}"
        else:
            detail = f"{len(value)} and {len(actual[key])} bytes"
        raise Wrong(f"not the same as undisturbed: {key}: {detail[:3000]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=ROOT / ".build/release/tallyroll")
    parser.add_argument("--documents", type=int, default=60)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the folder of a round that failed")
    arguments = parser.parse_args()
    torturer = Torturer(arguments)
    base = Path(tempfile.mkdtemp(prefix="tallyroll-torture-"))
    start = time.monotonic()
    expected = {}
    for moves in (False, True):
        home = Home(base / f"undisturbed-{moves}", arguments.documents, moves)
        torturer.settle(home)
        expected[moves] = home.state()
    rounds = runs = 0
    try:
        while sum(torturer.kills.values()) < arguments.kills:
            left = arguments.kills - sum(torturer.kills.values())
            moves = rounds % 2 == 1
            folder = base / f"round-{rounds}"
            runs += torturer.round(folder, expected[moves], moves, left)
            rounds += 1
            shutil.rmtree(folder)
    except Wrong as problem:
        print(f"torture: failed in round {rounds} of seed {arguments.seed}: {problem}", file=sys.stderr)
        if arguments.keep:
            print(f"torture: see {base}", file=sys.stderr)
        else:
            shutil.rmtree(base)
        return 1
    shutil.rmtree(base)
    documents = [row for row in expected[False][QUERIES[0]]]
    states = {state: sum(row[7] == state for row in documents) for state in ("finished", "duplicate", "failed")}
    print(
        f"torture: {sum(torturer.kills.values())} kills ({torturer.kills['program']} of the program, "
        f"{torturer.kills['worker']} of workers) in {runs} runs and {rounds} rounds over {len(documents)} documents "
        f"({', '.join(f'{count} {state}' for state, count in states.items())}), seed {arguments.seed}, "
        f"{time.monotonic() - start:.0f} s: every ledger and export as undisturbed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
