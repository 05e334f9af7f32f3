"""Tests the second opinion where it is installed, on the sample receipts.

usage: installed.py --program PROGRAM --samples FOLDER
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from PIL import Image


class Worker:
    """A second opinion at work."""

    def __init__(self, program, configuration):
        self._process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd="/")
        self._number = 0
        assert self._ask(configuration) == {"ready": True}

    def _ask(self, line):
        self._process.stdin.write(json.dumps(line).encode() + b"\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def read(self, path):
        """Returns what comes of a file."""
        self._number += 1
        reply = self._ask({"id": self._number, "path": os.path.abspath(path).replace("\\", "\\\\")})
        assert reply["id"] == self._number
        return reply

    def pages(self, path):
        """Returns the pages of a file that can be read, each checked for what the protocol asks of it."""
        pages = self.read(path)["recognition"]["pages"]
        for number, page in enumerate(pages, 1):
            assert page["number"] == number and page["engine"].startswith("rapidocr "), page
            for word in page["words"]:
                assert word["text"] and not any(letter.isspace() for letter in word["text"]), word
                assert 0 <= word["confidence"] <= 100 and word["width"] > 0 and word["height"] > 0, word
                assert -1 <= word["x"] and word["x"] + word["width"] <= page["width"] + 1, (word, page["width"])
        return pages

    def end(self):
        """Returns how it ends when its input does."""
        self._process.stdin.close()
        return self._process.wait(10)


def holds(pages, amount):
    """Whether an amount stands among the words, whatever parts its cents."""
    digits = "".join(letter for letter in amount if letter.isdigit())
    return any(
        "".join(letter for letter in word["text"] if letter.isdigit()) == digits
        for page in pages for word in page["words"])


def main():
    """Runs the tests; returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--samples", required=True)
    arguments = parser.parse_args()
    with open(os.path.join(arguments.samples, "truth.jsonl"), encoding="utf-8") as file:
        rows = [json.loads(line) for line in file if line.strip()]
    rows = [row for row in rows if row.get("total") and row["file"].endswith((".jpg", ".png"))][::4]
    worker = Worker(arguments.program, {"limits": {"time": 60}})

    found = [
        row["file"] for row in rows
        if holds(worker.pages(os.path.join(arguments.samples, row["file"])), row["total"])]
    print(f"{len(found)} of {len(rows)} totals stand in the words")
    assert len(found) >= 0.9 * len(rows), sorted({row["file"] for row in rows} - set(found))

    sample = os.path.join(arguments.samples, found[0])
    total = next(row["total"] for row in rows if row["file"] == found[0])
    assert worker.pages(sample) == worker.pages(sample), "the same file gives the same words"
    with tempfile.TemporaryDirectory() as folder, Image.open(sample) as picture:
        upright = picture.convert("RGB")
        for turn in (90, 180, 270):
            turned = os.path.join(folder, "turned.png")
            upright.rotate(turn, expand=True).save(turned)
            [page] = worker.pages(turned)
            assert page["rotation"] == turn and (page["width"], page["height"]) == upright.size, (turn, page)
            assert holds([page], total), turn
        for name, options in (("three.pdf", {"save_all": True}), ("three.tiff", {"save_all": True}), ("one.heic", {})):
            path = os.path.join(folder, name)
            if name.endswith("heic"):
                import pillow_heif
                pillow_heif.register_heif_opener()
            else:
                options["append_images"] = [Image.new("RGB", (300, 300), "white"), upright]
            upright.save(path, **options)
            pages = worker.pages(path)
            assert len(pages) == (1 if name.endswith("heic") else 3), name
            assert holds(pages[:1], total) and holds(pages[-1:], total), name
            assert len(pages) == 1 or not pages[1]["words"], name
        blank = os.path.join(folder, "one.png")
        Image.new("L", (1, 1)).save(blank)
        assert worker.pages(blank)[0]["words"] == []
    failure = worker.read(__file__)["failure"]
    assert failure["id"] == "file-not-an-image" and failure["file"] == os.path.abspath(__file__), failure
    assert worker.end() == 0
    print("1 passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
