"""Ink on a real sheet: grain, creases, back print, a stamp."""

import numpy as np
from PIL import Image, ImageDraw, ImageOps

from looks import ink as inks
from looks.filters import blur, colour
from looks.look import Look
from looks.texture import layered_noise
from paper.fonts import face

Array = np.ndarray


def sheet(ink: Array, look: Look, rng: np.random.Generator) -> Array:
    """Returns the printed sheet in linear colour, (rows, columns, 3), with nothing around it."""
    ink = inks.printed(ink, look, rng)
    shade = np.ones(ink.shape, dtype=np.float32)
    if look.grain:
        shade += 0.05 * look.grain * (layered_noise(rng, ink.shape, (40, 40), 4) - 0.5)
    if look.creases:
        shade *= _creases(ink.shape, look.creases, rng)
    if look.show_through:
        shade *= 1 - 0.2 * look.show_through * _back_print(ink.shape, rng)
    page = shade[..., None] * colour(look.paper)
    page = _inked(page, ink, colour(look.ink))
    if look.stamp:
        impression = inks.stamped(ink, _stamp(look.stamp, ink.shape[1]), rng)
        page = _inked(page, impression * 0.75, colour("#27408b"))
    return page


def _inked(page: Array, ink: Array, tone: Array) -> Array:
    return page * (1 - ink[..., None]) + tone * ink[..., None]


def _creases(shape: tuple[int, int], count: int, rng: np.random.Generator) -> Array:
    """Returns the shade of folds: a thin dark and a thin light line, and a slope beside them."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    shade = np.ones(shape, dtype=np.float32)
    for _ in range(count):
        angle = rng.normal(0, 0.12) + (np.pi / 2 if rng.random() < 0.3 else 0)
        x, y = rng.uniform(0.2, 0.8) * shape[1], rng.uniform(0.08, 0.92) * shape[0]
        away = (rows - y) * np.cos(angle) - (columns - x) * np.sin(angle)
        away += 3 * np.sin((columns + rows) / rng.uniform(60, 140))
        depth = rng.uniform(0.5, 1.0)
        shade -= depth * 0.10 * np.exp(-((away / 2.0) ** 2))
        shade += depth * 0.06 * np.exp(-(((away - 4) / 2.5) ** 2))
        shade -= depth * 0.05 * np.exp(-np.abs(away) / 60) * (away > 0)
    return shade


def _back_print(shape: tuple[int, int], rng: np.random.Generator) -> Array:
    """Returns the advertising on the roll's back, mirrored and soft."""
    tile = Image.new("L", (shape[1], 420), 0)
    draw = ImageDraw.Draw(tile)
    size = int(rng.integers(46, 60))
    draw.rounded_rectangle((30, 40, shape[1] // 2, 200), 24, outline=255, width=10)
    draw.text((60, 85), "BONUS", fill=255, font=face("liberation-sans", size, True).font)
    draw.text((shape[1] // 3, 270), "+ + + PLUS + + +", fill=200, font=face("liberation-sans", size, True).font)
    mirrored = np.asarray(ImageOps.mirror(tile), dtype=np.float32) / 255
    repeats = shape[0] // mirrored.shape[0] + 1
    return blur(np.tile(mirrored, (repeats, 1))[: shape[0]], 2.0)


def _stamp(text: str, width: int) -> Image.Image:
    """Returns the impression of a framed rubber stamp."""
    font = face("liberation-sans", width // 14, True).font
    across = int(font.getlength(text)) + width // 12
    mask = Image.new("L", (across, width // 8), 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((3, 3, across - 4, mask.height - 4), 10, outline=255, width=5)
    draw.text((across // 2, mask.height // 2), text, fill=255, font=font, anchor="mm")
    return mask
