"""Finds out which way up the text of a page stands, where the file's note does not say."""
import numpy as np

from . import recogniser
from .corners import ordered

SAMPLE = 6
"""How many lines are read to tell."""
SURE = 0.8
"""Lines that are read with more confidence stand upright; upside down they come to less."""
CLEARER = 0.05


def is_sideways(lines):
    """Whether most of the print, by its length, runs from top to bottom."""
    across = along = 0
    for corners in lines:
        width, height = corners.max(0) - corners.min(0)
        if width > 2 * height:
            across += width
        elif height > 2 * width:
            along += height
    return along > across


def turns(image, lines, read):
    """Returns by how many further quarters a page must be turned clockwise.

    read -- reads crops, as Recogniser.read does.
    """
    if not lines:
        return 0
    first = 1 if is_sideways(lines) else 0
    best, surest = first, _confidence(image, lines, first, read)
    if first == 0 and surest >= SURE:
        return 0
    other = _confidence(image, lines, first + 2, read)
    return first + 2 if other > surest + CLEARER else best


def turned(image, quarters):
    """Returns an image turned clockwise."""
    return np.ascontiguousarray(np.rot90(image, -quarters)) if quarters % 4 else image


def turned_lines(lines, quarters, width, height):
    """Returns lines of an image of that size as they stand in the turned image."""
    for _ in range(quarters % 4):
        lines = [
            ordered(np.stack([height - corners[:, 1], corners[:, 0]], 1).astype(np.float32)) for corners in lines]
        width, height = height, width
    return lines


def _confidence(image, lines, quarters, read):
    height, width = image.shape[:2]
    sample = sorted(lines, key=lambda corners: -np.ptp(corners, 0).max())[:SAMPLE]
    picture = turned(image, quarters)
    letters = read(
        [recogniser.crop(picture, corners) for corners in turned_lines(sample, quarters, width, height)])
    sure = [letter[2] for line in letters for letter in line]
    return sum(sure) / len(sure) if sure else 0.0
