"""What a till's print head does to the ink."""

import numpy as np
from PIL import Image

from looks.filters import blur
from looks.look import Look
from looks.texture import layered_noise, smooth_noise

Array = np.ndarray


def printed(ink: Array, look: Look, rng: np.random.Generator) -> Array:
    """Returns the ink as printed: in dots, faded, with the lines that a worn head leaves out."""
    if look.dots:
        ink = _dotted(ink, look.dots)
    if look.streaks:
        columns = rng.integers(0, ink.shape[1], look.streaks)
        for column in columns:
            ink[:, column : column + 2] *= 0.35
    if look.fade:
        along = smooth_noise(rng, ink.shape, (ink.shape[0] / 4, ink.shape[1] / 2))
        fine = layered_noise(rng, ink.shape, (6, 6), 2)
        ink = ink * (1 - look.fade * (0.45 * along + 0.55 * fine))
    return ink * look.strength


def stamped(ink: Array, text: Image.Image, rng: np.random.Generator) -> Array:
    """Returns the ink of a rubber stamp low on the strip, `text` being its impression."""
    layer = np.zeros_like(ink)
    turned = text.rotate(float(rng.uniform(6, 14)), expand=True, resample=Image.BICUBIC)
    stamp = np.asarray(turned, dtype=np.float32) / 255
    height, width = stamp.shape
    top = max(0, ink.shape[0] - height - ink.shape[0] // 40)
    left = max(0, (ink.shape[1] - width) * 3 // 4)
    stamp = stamp[: ink.shape[0] - top, : ink.shape[1] - left]
    patchy = 0.35 + 0.65 * layered_noise(rng, stamp.shape, (9, 9), 2)
    layer[top : top + stamp.shape[0], left : left + stamp.shape[1]] = stamp * patchy
    return layer


def _dotted(ink: Array, size: int) -> Array:
    """Returns the ink burnt dot by dot: all or nothing, each dot round and a little wider than its place."""
    burnt = (ink > 0.42).astype(np.float32)
    large = np.repeat(np.repeat(burnt, size, axis=0), size, axis=1)
    place = (np.arange(size) - (size - 1) / 2) / size
    dot = np.clip(1.25 - 1.6 * (place[:, None] ** 2 + place[None, :] ** 2), 0, 1).astype(np.float32)
    return blur(large * np.tile(dot, burnt.shape), 0.35 * size)
