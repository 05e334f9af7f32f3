"""What receipts are photographed on: tables, cloths, stone, a keyboard, other papers."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from looks.texture import cloth, laminate, layered_noise, smooth_noise, stone, wood

Array = np.ndarray


def keyboard(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns rows of keys with letters, darker or brighter than the ground between them."""
    body = tuple(int(255 * part) for part in colour)
    key = tuple(int(255 * min(1.0, part * rng.uniform(1.3, 1.9) + 0.05)) for part in colour)
    letter = (235, 235, 235) if sum(key) < 380 else (30, 30, 30)
    picture = Image.new("RGB", (shape[1], shape[0]), body)
    draw = ImageDraw.Draw(picture)
    side = shape[1] // int(rng.integers(6, 10))
    for row, top in enumerate(range(-side // 2, shape[0], side)):
        for left in range(-side + row % 4 * side // 4, shape[1], side):
            draw.rounded_rectangle((left + 4, top + 4, left + side - 5, top + side - 5), side // 9, fill=key)
            sign = chr(int(rng.integers(65, 91)))
            stamp = Image.new("L", (12, 14), 0)
            ImageDraw.Draw(stamp).text((2, 1), sign, fill=255)
            stamp = stamp.resize((side // 3, side * 7 // 18), Image.BICUBIC)
            picture.paste(letter, (left + side // 6, top + side // 6), stamp)
    return np.asarray(picture, dtype=np.float32) / 255


def clutter(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a desk with a sheet of print, a pen and a cup on it."""
    desk = wood(rng, shape, colour)
    picture = Image.fromarray((np.clip(desk, 0, 1) * 255).astype(np.uint8))
    sheet = Image.new("RGBA", (shape[1] // 2, shape[0] // 3), (226, 224, 218, 255))
    draw = ImageDraw.Draw(sheet)
    for top in range(20, sheet.height - 20, 12):
        for left in range(20, sheet.width - 40, 46):
            draw.line((left, top, left + rng.integers(12, 40), top), fill=(60, 60, 66, 255), width=4)
    sheet = sheet.rotate(rng.uniform(-40, 40), expand=True)
    picture.paste(sheet, (int(rng.integers(-150, shape[1] // 2)), int(rng.integers(0, shape[0] // 2))), sheet)
    draw = ImageDraw.Draw(picture)
    x, y = rng.integers(0, shape[1]), rng.integers(0, shape[0])
    draw.line((x, y, x + shape[1] // 3, y + shape[0] // 5), fill=(25, 30, 70), width=shape[1] // 50)
    x, y, r = rng.integers(0, shape[1]), rng.integers(0, shape[0]), shape[1] // 7
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(240, 240, 238), outline=(150, 150, 150), width=6)
    draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=(52, 34, 22))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(1.5)), dtype=np.float32) / 255


def checked(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a tablecloth of squares."""
    side = shape[1] // int(rng.integers(7, 14))
    rows = (np.arange(shape[0]) // side % 2)[:, None]
    columns = (np.arange(shape[1]) // side % 2)[None, :]
    weave = cloth(rng, shape, np.ones(3, dtype=np.float32))
    share = ((rows + columns) / 2)[..., None]
    return weave * (0.9 * (1 - share) + colour * share)


def car_seat(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns dark cloth with creases."""
    creases = np.abs(layered_noise(rng, shape, (300, 200), 3) - 0.5)
    shade = 0.6 + 0.5 * smooth_noise(rng, shape, (200, 260)) - 0.3 * np.clip(1 - creases * 14, 0, 1)
    grain = rng.normal(0, 0.06, shape)
    return (shade + grain)[..., None].astype(np.float32) * colour


def newspaper(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns columns of print, turned."""
    side = int(np.hypot(*shape)) + 1
    ground = tuple(int(255 * part) for part in colour)
    picture = Image.new("RGB", (side, side), ground)
    draw = ImageDraw.Draw(picture)
    step = int(rng.integers(13, 22))
    column = step * int(rng.integers(14, 22))
    for left in range(10, side, column + 14):
        for top in range(10, side, step):
            if rng.random() < 0.06:
                continue
            signs = "".join(chr(int(sign)) for sign in rng.integers(97, 123, column // 7))
            text = "".join(" " if rng.random() < 0.16 else sign for sign in signs)
            draw.text((left, top), text, fill=(52, 50, 50))
    picture = picture.rotate(rng.uniform(-30, 30), Image.BICUBIC)
    x, y = (side - shape[1]) // 2, (side - shape[0]) // 2
    return np.asarray(picture.crop((x, y, x + shape[1], y + shape[0])), dtype=np.float32) / 255


def flowers(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a cloth with blossoms in rows, as large as print and larger."""
    weave = cloth(rng, shape, np.array([0.86, 0.84, 0.78], dtype=np.float32))
    picture = Image.fromarray((np.clip(weave, 0, 1) * 255).astype(np.uint8))
    draw = ImageDraw.Draw(picture)
    step = int(rng.integers(24, 70))
    leaf = step // 5
    for row, top in enumerate(range(0, shape[0], step)):
        for left in range(row % 2 * step // 2, shape[1], step):
            fill = tuple(int(255 * part * rng.uniform(0.7, 1.1)) for part in colour)
            for angle in range(0, 360, 72):
                x, y = left + leaf * np.cos(np.deg2rad(angle)), top + leaf * np.sin(np.deg2rad(angle))
                draw.ellipse((x - leaf / 2, y - leaf / 2, x + leaf / 2, y + leaf / 2), fill=fill)
            draw.ellipse((left - leaf / 3, top - leaf / 3, left + leaf / 3, top + leaf / 3), fill=(230, 190, 60))
    return np.asarray(picture, dtype=np.float32) / 255


def stripes(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a cloth with stripes as high as print."""
    weave = cloth(rng, shape, np.ones(3, dtype=np.float32))
    angle = rng.uniform(0, np.pi)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
    dark = (np.sin((x * np.cos(angle) + y * np.sin(angle)) * 2 * np.pi / rng.uniform(10, 40)) > 0.2)[..., None]
    return weave * np.where(dark, colour, np.array([0.88, 0.87, 0.83], dtype=np.float32))


def white(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a table as white as paper."""
    return (0.97 + 0.05 * layered_noise(rng, shape, (700, 700), 2))[..., None] * colour


# Each surface with colours (red, green, blue) that it comes in, from dark to nearly the paper's own white.
SURFACES = [
    (wood, [(0.32, 0.20, 0.12), (0.52, 0.36, 0.22), (0.74, 0.58, 0.40)]),
    (laminate, [(0.10, 0.10, 0.11), (0.45, 0.46, 0.48), (0.80, 0.80, 0.79)]),
    (cloth, [(0.16, 0.20, 0.32), (0.55, 0.16, 0.16), (0.62, 0.60, 0.54)]),
    (stone, [(0.22, 0.22, 0.23), (0.60, 0.58, 0.55), (0.82, 0.81, 0.79)]),
    (keyboard, [(0.06, 0.06, 0.07), (0.40, 0.41, 0.43)]),
    (clutter, [(0.40, 0.26, 0.16), (0.62, 0.52, 0.40)]),
    (checked, [(0.60, 0.12, 0.14), (0.20, 0.30, 0.50)]),
    (car_seat, [(0.18, 0.18, 0.20), (0.38, 0.34, 0.30)]),
]

# Surfaces that only some kinds of photographs lie on.
RARE = {
    "newspaper": (newspaper, [(0.80, 0.78, 0.72), (0.88, 0.87, 0.84)]),
    "flowers": (flowers, [(0.62, 0.12, 0.20), (0.16, 0.22, 0.48)]),
    "stripes": (stripes, [(0.12, 0.20, 0.42), (0.50, 0.10, 0.12), (0.10, 0.10, 0.10)]),
    "white": (white, [(0.93, 0.93, 0.92), (0.86, 0.86, 0.85)]),
}


def surface(
    rng: np.random.Generator, index: int, size: tuple[int, int], rare: tuple[str, ...] = ()
) -> Image.Image:
    """Returns a surface of `size` (width, height); made at a third of it, as lenses leave it out of focus."""
    make, colours = RARE[rare[index % len(rare)]] if rare else SURFACES[index % len(SURFACES)]
    colour = np.array(colours[int(rng.integers(len(colours)))], dtype=np.float32)
    small = (size[1] // 3, size[0] // 3)
    pixels = np.clip(make(rng, small, colour), 0, 1)
    return Image.fromarray((pixels * 255).astype(np.uint8)).resize(size, Image.BICUBIC)
