"""From a printed strip to the pixels of a file."""

import numpy as np
from PIL import Image

from looks.filters import blur, resized
from looks.look import Look
from looks.photograph import photographed
from looks.scanner import scanned
from looks.sheet import sheet

Array = np.ndarray


def developed(ink: Array, look: Look, rng: np.random.Generator) -> Image.Image:
    """Returns the picture of a strip with that look."""
    if look.kind == "plain":
        scene = np.repeat(1 - ink[..., None], 3, axis=2)
    elif look.kind == "scan":
        scene = scanned(sheet(ink, look, rng), look)
    elif look.kind == "photo":
        scene = photographed(sheet(ink, look, rng), look, rng)
    else:
        raise ValueError(f"unknown kind of look '{look.kind}'")
    height = round(scene.shape[0] * look.width / scene.shape[1])
    scene = resized(blur(scene.astype(np.float32), look.blur), look.width, height)
    if not look.colour:
        scene = scene @ np.array([0.299, 0.587, 0.114], dtype=np.float32)
    if look.noise and look.kind != "plain":
        scene = scene + rng.normal(0, look.noise, scene.shape)
    picture = Image.fromarray((np.clip(scene, 0, 1) * 255 + 0.5).astype(np.uint8))
    return picture.point([_level(value, look.levels) for value in range(256)] * len(picture.getbands()))


def _level(value: int, levels: int) -> int:
    return round(round(value / 255 * (levels - 1)) * 255 / (levels - 1))
