"""Procedural textures: smooth noise, and the surfaces that receipts lie on."""

import numpy as np
from PIL import Image

Array = np.ndarray


def smooth_noise(rng: np.random.Generator, shape: tuple[int, int], cell: tuple[float, float]) -> Array:
    """Returns noise in 0...1 whose features are about `cell` (height, width) pixels large."""
    rows = max(2, int(shape[0] / cell[0]) + 2)
    columns = max(2, int(shape[1] / cell[1]) + 2)
    grid = Image.fromarray(rng.random((rows, columns), dtype=np.float32))
    return np.clip(np.asarray(grid.resize((shape[1], shape[0]), Image.BICUBIC)), 0, 1)


def layered_noise(rng: np.random.Generator, shape: tuple[int, int], cell: tuple[float, float], layers: int) -> Array:
    """Returns smooth noise with ever finer and fainter noise on it, in 0...1."""
    total = np.zeros(shape, dtype=np.float32)
    weight, sum_of_weights = 1.0, 0.0
    for _ in range(layers):
        total += weight * smooth_noise(rng, shape, cell)
        sum_of_weights += weight
        weight /= 2
        cell = (max(1.0, cell[0] / 2), max(1.0, cell[1] / 2))
    return total / sum_of_weights


def wood(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns boards with grain along their length."""
    grain = layered_noise(rng, shape, (400, 24), 4)
    rings = 0.5 + 0.5 * np.sin(grain * 34)
    shade = 0.72 + 0.2 * rings * smooth_noise(rng, shape, (300, 9)) + 0.16 * grain
    board = shape[1] // 3
    for seam in range(rng.integers(10, board), shape[1], board):
        shade[:, seam : seam + 3] *= 0.55
    return shade[..., None] * colour


def cloth(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a weave."""
    rows = np.sin(np.arange(shape[0]) * 1.1)[:, None]
    columns = np.sin(np.arange(shape[1]) * 1.1)[None, :]
    shade = 0.88 + 0.05 * rows * columns + 0.14 * (layered_noise(rng, shape, (220, 220), 3) - 0.5)
    return shade.astype(np.float32)[..., None] * colour


def stone(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a speckled worktop."""
    clouds = layered_noise(rng, shape, (260, 260), 5)
    veins = np.abs(layered_noise(rng, shape, (180, 320), 4) - 0.5)
    shade = 0.78 + 0.3 * clouds - 0.25 * np.clip(1 - veins * 26, 0, 1)
    return shade[..., None] * colour


def laminate(rng: np.random.Generator, shape: tuple[int, int], colour: Array) -> Array:
    """Returns a plain desk top."""
    return (0.94 + 0.1 * layered_noise(rng, shape, (500, 500), 3))[..., None] * colour


SURFACES = {"wood": wood, "cloth": cloth, "stone": stone, "laminate": laminate}
