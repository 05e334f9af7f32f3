"""A hand-held photograph of a sheet on a table."""

import numpy as np

from looks.filters import blur, colour, sampled
from looks.look import Look
from looks.texture import SURFACES, smooth_noise

Array = np.ndarray


def photographed(sheet: Array, look: Look, rng: np.random.Generator) -> Array:
    """Returns a picture of the sheet: turned, tilted, curled, with its shadow and uneven light."""
    height, width = sheet.shape[:2]
    frame = (int(height * 1.10), int(width * 1.32))
    corners = _corners(height, width, frame, look, rng)
    inverse = np.linalg.inv(_homography(height, width, corners))
    y, x = np.mgrid[0 : frame[0], 0 : frame[1]].astype(np.float32)
    depth = inverse[2, 0] * x + inverse[2, 1] * y + inverse[2, 2]
    source_x = (inverse[0, 0] * x + inverse[0, 1] * y + inverse[0, 2]) / depth
    source_y = (inverse[1, 0] * x + inverse[1, 1] * y + inverse[1, 2]) / depth
    bend, slope = _curl(source_y / height, look.curl * width * 0.02, rng)
    source_x = source_x + bend
    cover = blur(sampled(np.ones((height, width), dtype=np.float32), source_x, source_y), 0.7)
    table = SURFACES[look.surface](rng, frame, colour(look.surface_colour))
    distance = max(4.0, 12 * look.shadow)
    cast = blur(np.roll(cover, (int(distance), int(distance * 0.8)), (0, 1)), distance)
    table = table * (1 - 0.6 * look.shadow * cast[..., None])
    paper = sampled(sheet, source_x, source_y) * (1 - 0.10 * look.curl * slope[..., None])
    scene = paper * cover[..., None] + table * (1 - cover[..., None])
    return scene * _light(frame, look, rng)[..., None] * _white_balance(look.warmth)


def _corners(
    height: int, width: int, frame: tuple[int, int], look: Look, rng: np.random.Generator
) -> Array:
    """Returns where the sheet's corners (clockwise from the top left) fall in the frame."""
    box = np.array([[0, 0], [width, 0], [width, height], [0, height]], dtype=np.float64)
    box -= (width / 2, height / 2)
    angle = np.deg2rad(look.turn)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    box = box @ turn
    narrow = 1 - 0.10 * look.tilt
    box[:2, 0] *= narrow
    box += rng.normal(0, 0.012 * look.tilt * width, box.shape)
    spread = np.abs(box).max(axis=0) * 2
    scale = min(frame[1] * 0.94 / spread[0], frame[0] * 0.96 / spread[1])
    return box * scale + (frame[1] / 2, frame[0] / 2)


def _homography(height: int, width: int, corners: Array) -> Array:
    """Returns the projection that takes the sheet's corners to `corners`."""
    rows = []
    for (x, y), (u, v) in zip([(0, 0), (width, 0), (width, height), (0, height)], corners):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, -u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, -v])
    _, _, basis = np.linalg.svd(np.array(rows))
    return basis[-1].reshape(3, 3) / basis[-1, -1]


def _curl(along: Array, reach: float, rng: np.random.Generator) -> tuple[Array, Array]:
    """Returns how far the paper bends aside at each point of its length, and how it shades."""
    phase = rng.uniform(0, 2 * np.pi)
    wave = 2 * np.pi * rng.uniform(0.7, 1.2) * along + phase
    return (reach * np.sin(wave)).astype(np.float32), (0.5 + 0.5 * np.cos(wave)).astype(np.float32)


def _light(frame: tuple[int, int], look: Look, rng: np.random.Generator) -> Array:
    """Returns the light on the scene: from one side, fading, with a soft shadow across."""
    y, x = np.mgrid[0 : frame[0], 0 : frame[1]].astype(np.float32)
    angle = rng.uniform(0, 2 * np.pi)
    side = (x / frame[1] - 0.5) * np.cos(angle) + (y / frame[0] - 0.5) * np.sin(angle)
    fall = 1 - look.light * (0.28 * (side + 0.5) + 0.12 * smooth_noise(rng, frame, (frame[0] / 2, frame[1] / 2)))
    away = ((x / frame[1] - 0.5) ** 2 + (y / frame[0] - 0.5) ** 2) * 2
    return fall * (1 - 0.12 * look.light * away)


def _white_balance(warmth: float) -> Array:
    return np.array([1 + 0.05 * warmth, 1.0, 1 - 0.12 * warmth], dtype=np.float32)
