"""What a till prints besides text: bar codes, squares of dots, logos."""

import numpy as np
from PIL import Image, ImageDraw

from paper.fonts import face

# Logos are drawn this much larger and then reduced, so that their edges are smooth.
OVERSAMPLING = 4


def barcode(digits: str, width: int, height: int) -> Image.Image:
    """Returns bars that look like a bar code of `digits`; no scanner will read them."""
    pattern = "101"
    for digit in digits:
        pattern += f"{(int(digit) * 37 + 11) % 127:07b}"
    pattern += "101"
    module = max(1, width // len(pattern))
    mask = Image.new("L", (module * len(pattern), height), 0)
    draw = ImageDraw.Draw(mask)
    for index, bar in enumerate(pattern):
        if bar == "1":
            draw.rectangle((index * module, 0, (index + 1) * module - 1, height), fill=255)
    return mask


def dot_square(seed: int, side: int) -> Image.Image:
    """Returns a square that looks like a two-dimensional code and says nothing."""
    modules = 25
    cells = np.random.default_rng(seed).integers(0, 2, (modules, modules)).astype(np.uint8)
    for top, left in ((0, 0), (0, modules - 7), (modules - 7, 0)):
        cells[max(0, top - 1) : top + 8, max(0, left - 1) : left + 8] = 0
        cells[top : top + 7, left : left + 7] = 1
        cells[top + 1 : top + 6, left + 1 : left + 6] = 0
        cells[top + 2 : top + 5, left + 2 : left + 5] = 1
    module = max(1, side // modules)
    return Image.fromarray(cells * 255).resize((modules * module, modules * module), Image.NEAREST)


def logo(shape: str, text: str, height: int) -> Image.Image:
    """Returns a shop's sign: one of `SHAPES` with a letter or two."""
    if shape not in SHAPES:
        raise ValueError(f"unknown logo shape '{shape}'")
    size = height * OVERSAMPLING
    mask = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(mask)
    SHAPES[shape](draw, size, size // 14)
    if text:
        font = face("liberation-sans", size * 2 // 5, bold=True).font
        ink = 255 if shape == "ring" else 0
        draw.text((size // 2, size // 2 + size // 30), text, fill=ink, font=font, anchor="mm")
    return mask.resize((height, height), Image.LANCZOS)


def _ring(draw: ImageDraw.ImageDraw, size: int, edge: int) -> None:
    draw.ellipse((edge, edge, size - edge, size - edge), outline=255, width=edge)


def _block(draw: ImageDraw.ImageDraw, size: int, edge: int) -> None:
    draw.rounded_rectangle((edge, size // 6, size - edge, size - size // 6), size // 8, fill=255)


def _leaf(draw: ImageDraw.ImageDraw, size: int, edge: int) -> None:
    steps = np.linspace(0, 1, 40)
    along = edge + steps * (size - 2 * edge)
    bulge = 0.28 * size * np.sin(np.pi * steps)
    upper = list(zip(along + bulge, along - bulge))
    lower = list(zip(along - bulge, along + bulge))
    draw.polygon(upper + lower[::-1], fill=255)
    draw.line((edge, edge, size * 3 // 4, size * 3 // 4), fill=0, width=edge // 2)


def _drop(draw: ImageDraw.ImageDraw, size: int, edge: int) -> None:
    draw.ellipse((size // 6, size // 3, size - size // 6, size - edge), fill=255)
    draw.polygon(((size // 2, 0), (size // 5, size // 2), (size - size // 5, size // 2)), fill=255)


def _sun(draw: ImageDraw.ImageDraw, size: int, _edge: int) -> None:
    for ray in range(0, 360, 30):
        draw.pieslice((0, 0, size, size), ray, ray + 14, fill=255)
    draw.ellipse((size // 5, size // 5, size - size // 5, size - size // 5), fill=255)


SHAPES = {"ring": _ring, "block": _block, "leaf": _leaf, "drop": _drop, "sun": _sun}
