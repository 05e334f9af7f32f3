"""What a till prints besides text: bar codes, squares of dots, logos."""

import numpy as np
from PIL import Image, ImageDraw

from paper.fonts import face


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
    """Returns a shop's sign: a `ring`, `block`, `leaf`, `drop` or `sun` with a letter or two."""
    scale = 4
    size = height * scale
    mask = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(mask)
    edge = size // 14
    filled = shape != "ring"
    if shape == "ring":
        draw.ellipse((edge, edge, size - edge, size - edge), outline=255, width=edge)
    elif shape == "block":
        draw.rounded_rectangle((edge, size // 6, size - edge, size - size // 6), size // 8, fill=255)
    elif shape == "leaf":
        draw.pieslice((edge, edge, 2 * size, 2 * size), 180, 270, fill=255)
        draw.pieslice((-size, -size, size - edge, size - edge), 0, 90, fill=255)
    elif shape == "drop":
        draw.ellipse((size // 6, size // 3, size - size // 6, size - edge), fill=255)
        draw.polygon(((size // 2, 0), (size // 5, size // 2), (size - size // 5, size // 2)), fill=255)
    elif shape == "sun":
        for step in range(12):
            draw.pieslice((0, 0, size, size), step * 30, step * 30 + 14, fill=255)
        draw.ellipse((size // 5, size // 5, size - size // 5, size - size // 5), fill=255)
    else:
        raise ValueError(f"unknown logo shape '{shape}'")
    if text:
        font = face("liberation-sans", size * 2 // 5, bold=True).font
        draw.text((size // 2, size // 2 + size // 30), text, fill=0 if filled else 255, font=font, anchor="mm")
    return mask.resize((height, height), Image.LANCZOS)
