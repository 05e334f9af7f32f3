"""A phone's photograph of one scan."""

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from looks.texture import smooth_noise
from phone.kinds import KINDS
from phone.paper import Paper
from phone.surfaces import surface

Array = np.ndarray

# Frames of phones' cameras, upright: 8 to 12 megapixels.
FRAMES = [(3024, 4032), (2592, 3456), (2448, 3264), (2252, 4000), (3000, 4000)]
# Papers that are not white, by the share of red, green and blue that they throw back.
TINTS = [(1.0, 0.93, 0.66), (1.0, 0.80, 0.80), (0.80, 0.90, 1.0), (0.86, 0.96, 0.82)]
# The distance of the points at which the camera's view is worked out, in pixels.
CELL = 24


def photograph(
    scan: Image.Image, seed: int, index: int, name: str = "plain", others: Sequence[Image.Image] = ()
) -> Image.Image:
    """Returns the photograph number `index` of a kind; the same numbers give the same picture.

    `others` are the scans to choose other receipts on the table from.
    """
    kind = KINDS[name]
    number = list(KINDS).index(name)
    rng = np.random.default_rng([seed, index, number] if number else [seed, index])
    sheet = _sheet(scan, rng, tinted=index % 9 == 4)
    frame = FRAMES[int(rng.integers(len(FRAMES)))]
    turn = rng.uniform(-15, 15)
    if index % 18 == 7:
        turn += 90 * int(rng.choice([1, 2, 3]))
        if turn % 180 > 45 and turn % 180 < 135:
            frame = frame[::-1]
    fill = rng.uniform(*kind.fill)
    # A receipt that is longer than the frame, by its blank ends.
    if index % 12 == 5 and name == "plain":
        fill = 1.01
    paper = Paper(rng, sheet.size, frame, turn, fill, kind)
    table = surface(rng, index, frame, kind.surfaces)
    for place in range(kind.neighbours):
        table = _beside(table, _sheet(others[int(rng.integers(len(others)))], rng, False), paper, place, rng)
    seen, shade = _seen(sheet, paper, rng)
    scene = _on(table, seen, shade, rng)
    if index % 10 == 3:
        scene = _thumb(scene, paper, rng)
    for finger in range(kind.fingers):
        scene = _finger(scene, paper, finger, rng)
    return _exposed(scene, _array(seen.getchannel("A")), rng)


def _sheet(scan: Image.Image, rng: np.random.Generator, tinted: bool) -> Image.Image:
    """Returns the scan as a sheet: with blank paper around, in the paper's colour."""
    scan = _trimmed(scan.convert("RGB"))
    side = int(scan.width * rng.uniform(0.01, 0.05))
    ends = int(scan.width * rng.uniform(0.05, 0.2))
    sheet = Image.new("RGB", (scan.width + 2 * side, scan.height + 2 * ends), (244, 244, 244))
    sheet.paste(scan, (side, ends))
    tint = TINTS[int(rng.integers(len(TINTS)))] if tinted else (0.97, 0.96, 0.94)
    faded = rng.choice([0.0, 0.0, rng.uniform(0.1, 0.3)])
    bands = []
    for band, share in zip(sheet.split(), tint):
        bands.append(band.point(lambda value, share=share: int((value + (244 - value) * faded) * share)))
    return Image.merge("RGB", bands)


def _trimmed(scan: Image.Image) -> Image.Image:
    """Returns the scan without the black lid of the scanner around a small sheet."""
    bright = np.asarray(scan.convert("L")) > 150
    rows = np.flatnonzero(bright.mean(axis=1) > 0.15)
    columns = np.flatnonzero(bright[rows].mean(axis=0) > 0.15)
    return scan.crop((int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1))


def _seen(sheet: Image.Image, paper: Paper, rng: np.random.Generator) -> tuple[Image.Image, Image.Image]:
    """Returns the sheet as the camera sees it, transparent where it is not, and its shading."""
    width, height = paper.frame
    columns, rows = -(-width // CELL), -(-height // CELL)
    x, y = np.meshgrid(np.arange(columns + 1) * float(CELL), np.arange(rows + 1) * float(CELL))
    u, v = paper.found(x, y)
    source = sheet.convert("RGBA")
    source_x, source_y = u * sheet.width, v * sheet.height
    mesh = []
    for row in range(rows):
        for column in range(columns):
            corners = [(row, column), (row + 1, column), (row + 1, column + 1), (row, column + 1)]
            us, vs = [u[at] for at in corners], [v[at] for at in corners]
            if min(us) > 1 or max(us) < 0 or min(vs) > 1 or max(vs) < 0:
                continue
            quad = [part for at in corners for part in (source_x[at], source_y[at])]
            box = (column * CELL, row * CELL, min(width, (column + 1) * CELL), min(height, (row + 1) * CELL))
            mesh.append((box, quad))
    # Cells at the frame's edge are cut off: their quads are those of whole cells, so the frame is cut afterwards.
    whole = (columns * CELL, rows * CELL)
    mesh = [((box[0], box[1], box[0] + CELL, box[1] + CELL), quad) for box, quad in mesh]
    seen = source.transform(whole, Image.MESH, mesh, Image.BICUBIC).crop((0, 0, width, height))
    light = rng.uniform(0.2, 1.0, 2) * rng.choice([-1, 1], 2)
    shade = paper.shade(u, v, (light[0], light[1])).astype(np.float32)
    return seen, Image.fromarray(shade).resize(whole, Image.BICUBIC).crop((0, 0, width, height))


def _on(table: Image.Image, seen: Image.Image, shade: Image.Image, rng: np.random.Generator) -> Array:
    """Returns the sheet on the table, with the shadow that it casts and one that falls over both."""
    cover = seen.getchannel("A")
    height, width = cover.height, cover.width
    away = int(rng.integers(6, 30))
    cast = _array(cover.resize((width // 4, height // 4)).filter(ImageFilter.GaussianBlur(away / 4)).resize((width, height)))
    cast = np.roll(cast, (away, int(away * rng.uniform(-1, 1))), (0, 1))
    ground = _array(table) * (1 - rng.uniform(0.2, 0.6) * cast)[..., None]
    sheet = _array(seen.convert("RGB")) * np.asarray(shade)[..., None]
    alpha = _array(cover.filter(ImageFilter.GaussianBlur(0.8)))[..., None]
    scene = ground * (1 - alpha) + sheet * alpha
    return scene * _light(rng, (height, width))[..., None]


def _light(rng: np.random.Generator, shape: tuple[int, int]) -> Array:
    """Returns the light on the scene: from one side, with the edge of a hand's or the phone's shadow."""
    small = (shape[0] // 8, shape[1] // 8)
    y, x = np.mgrid[0:1 : small[0] * 1j, 0:1 : small[1] * 1j].astype(np.float32)
    angle = rng.uniform(0, 2 * np.pi)
    side = (x - 0.5) * np.cos(angle) + (y - 0.5) * np.sin(angle)
    light = 1 - rng.uniform(0.1, 0.45) * (side + 0.5) - 0.08 * smooth_noise(rng, small, (small[0] / 2, small[1] / 2))
    if rng.random() < 0.6:
        angle, place = rng.uniform(0, 2 * np.pi), rng.uniform(-0.3, 0.3)
        edge = (x - 0.5) * np.cos(angle) + (y - 0.5) * np.sin(angle) - place
        edge = edge + 0.15 * (smooth_noise(rng, small, (small[0] / 3, small[1] / 3)) - 0.5)
        soft = rng.uniform(0.01, 0.12)
        light = light * (1 - rng.uniform(0.25, 0.55) / (1 + np.exp(-edge / soft)))
    picture = Image.fromarray(light.astype(np.float32))
    return np.asarray(picture.resize((shape[1], shape[0]), Image.BICUBIC))


def _thumb(scene: Array, paper: Paper, rng: np.random.Generator) -> Array:
    """Returns the scene with a thumb that holds the paper at its side."""
    right = bool(rng.random() < 0.5)
    x, y = paper.seen(np.array(1.0 if right else 0.0), np.array(rng.uniform(0.3, 0.9)))
    size = paper.frame[0] // 14
    mask = Image.new("L", (paper.frame[0], paper.frame[1]), 0)
    draw = ImageDraw.Draw(mask)
    inside, outside = (-size // 2, 9 * size) if right else (-9 * size, size // 2)
    draw.rounded_rectangle((x + inside, y - size, x + outside, y + size), size, fill=255)
    alpha = _array(mask.filter(ImageFilter.GaussianBlur(4)))[..., None]
    return scene * (1 - alpha) + np.array([0.78, 0.56, 0.46], dtype=np.float32) * alpha


def _finger(scene: Array, paper: Paper, number: int, rng: np.random.Generator) -> Array:
    """Returns the scene with a finger of a hand that holds the paper: fingers on one side, a thumb on the other."""
    is_thumb = number == 0
    x, y = paper.seen(np.array(0.0 if is_thumb else 1.0), np.array(0.62 if is_thumb else 0.5 + 0.09 * number))
    breadth = paper.frame[0] / (13 if is_thumb else 17) * rng.uniform(0.9, 1.1)
    reach = breadth * (rng.uniform(0.4, 0.9) if is_thumb else rng.uniform(0.1, 0.5))
    angle = rng.uniform(-0.35, 0.35) + (0 if is_thumb else np.pi)
    down, right = np.mgrid[0 : scene.shape[0], 0 : scene.shape[1]].astype(np.float32)
    along = (right - x) * np.cos(angle) + (down - y) * np.sin(angle) - reach + breadth / 2
    across = (down - y) * np.cos(angle) - (right - x) * np.sin(angle)
    # A rod with a round end, lit from above.
    distance = np.hypot(np.maximum(along, 0), across) / (breadth / 2)
    cover = np.clip((1 - distance) * breadth / 12, 0, 1)[..., None]
    shadow = np.clip(1.3 - distance, 0, 0.6)[..., None] * 0.5
    skin = np.array([0.80, 0.58, 0.48], dtype=np.float32) * rng.uniform(0.5, 1.05)
    round_shade = np.sqrt(np.clip(1 - 0.7 * distance**2, 0.15, 1))[..., None]
    nail = np.clip(1 - np.hypot((along - breadth * 0.05) / 0.35, across / 0.3) / breadth, 0, 1)[..., None]
    return scene * (1 - shadow) * (1 - cover) + (skin * round_shade + 0.15 * nail) * cover


def _beside(table: Image.Image, sheet: Image.Image, paper: Paper, place: int, rng: np.random.Generator) -> Image.Image:
    """Returns the table with another receipt to the left, to the right or above, partly under the paper."""
    left, _ = paper.seen(np.array(0.0), np.array(0.5))
    right, _ = paper.seen(np.array(1.0), np.array(0.5))
    breadth = float(np.hypot(right - left, 1)) * rng.uniform(0.7, 1.05)
    size = (int(breadth), int(sheet.height * breadth / sheet.width))
    other = sheet.convert("RGBA").resize(size, Image.BICUBIC)
    other = other.rotate(rng.uniform(-25, 25), Image.BICUBIC, expand=True)
    gap = breadth * rng.uniform(-0.3, 0.15)
    if place == 0:
        at = (int(left - gap - other.width), int(rng.uniform(-0.3, 0.5) * table.height))
    elif place == 1:
        at = (int(right + gap), int(rng.uniform(-0.3, 0.5) * table.height))
    else:
        at = (int(rng.uniform(0, 0.6) * table.width), int(-other.height * rng.uniform(0.75, 0.95)))
    shadow = Image.new("RGBA", other.size, (0, 0, 0, 110))
    shadow.putalpha(other.getchannel("A").point(lambda value: value * 110 // 255))
    table = table.copy()
    table.paste(shadow, (at[0] + 12, at[1] + 14), shadow)
    table.paste(other, at, other)
    return table


def _exposed(scene: Array, cover: Array, rng: np.random.Generator) -> Image.Image:
    """Returns the picture as the camera stores it: exposed for the paper, with a cast, blur, grain and 8 bits."""
    paper = float(np.percentile(scene[::16, ::16].mean(axis=2)[cover[::16, ::16] > 0.5], 80))
    cast = np.array([rng.uniform(0.92, 1.08), 1.0, rng.uniform(0.84, 1.06)], dtype=np.float32)
    pixels = np.clip(scene * cast * rng.uniform(0.62, 0.95) / paper, 0, 1)
    picture = Image.fromarray((pixels * 255).astype(np.uint8))
    picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 1.5)))
    grain = rng.normal(0, rng.uniform(1.5, 6), (picture.height, picture.width, 1)).astype(np.float32)
    return Image.fromarray(np.clip(np.asarray(picture) + grain, 0, 255).astype(np.uint8))


def _array(picture: Image.Image) -> Array:
    return np.asarray(picture, dtype=np.float32) / 255
