"""Pastes the pictures of printed lines into pages, so that receipts of which only lines are there can be recognised."""
import json
import os

from PIL import Image

MARGIN, PAPER = 40, 235


def quads(file):
    """The places of the lines in a file of `x1,y1,…,x4,y4,text`."""
    with open(file, encoding="utf-8", errors="replace") as lines:
        parts = [line.rstrip("\r\n").split(",", 8) for line in lines]
    return [list(map(int, part[:8])) for part in parts if len(part) == 9]


def paste(crops, places):
    """Returns the page, or None where pictures and places do not belong together."""
    picture = Image.open(crops)
    if picture.n_frames != len(places):
        return None
    width = max(max(place[0::2]) for place in places) + MARGIN
    height = max(max(place[1::2]) for place in places) + MARGIN
    page = Image.new("L", (width, height), PAPER)
    for frame, place in enumerate(places):
        left, top = min(place[0::2]), min(place[1::2])
        size = (max(place[0::2]) - left, max(place[1::2]) - top)
        if min(size) >= 4:
            picture.seek(frame)
            page.paste(picture.convert("L").resize(size, Image.LANCZOS), (left, top))
    return page


def make(data, folder):
    """Makes the pages of `sroie-text` that are not there yet; returns their truth file."""
    os.makedirs(folder, exist_ok=True)
    truth = os.path.join(folder, "truth.jsonl")
    with open(os.path.join(data, "sroie-text", "truth.jsonl"), encoding="utf-8") as file:
        rows = [json.loads(line) for line in file if line.strip()]
    with open(truth, "w", encoding="utf-8") as out:
        for row in rows:
            name = os.path.splitext(os.path.basename(row["file"]))[0]
            picture = os.path.join(folder, f"{name}.png")
            crops = os.path.join(data, "sroie-lines", f"{name}.tif")
            if not os.path.exists(picture) and os.path.exists(crops):
                page = paste(crops, quads(os.path.join(data, "sroie-text", "lines", f"{name}.csv")))
                if page:
                    page.save(picture)
            if os.path.exists(picture):
                row = {key: value for key, value in row.items() if key != "lines"}
                out.write(json.dumps({**row, "file": f"{name}.png"}, ensure_ascii=False) + "\n")
    return truth
