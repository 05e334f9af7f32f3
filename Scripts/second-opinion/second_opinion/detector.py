"""Finds the lines of text on a page with PP-OCR's detection model."""
import math

import cv2
import numpy as np

from .corners import ordered

THRESHOLD = 0.3
"""From which likelihood on a pixel belongs to text."""
LEAST_SCORE = 0.5
"""The least mean likelihood of a line."""
UNCLIP = 1.6
"""How far a line's box is widened: the model marks only the middle of the letters."""
MOST_LINES = 1000
LOOK_PIXELS = 150_000
"""As small a page shows where text is, though not each line of it."""
PIXELS = 450_000
"""As large the part of the page is looked at that has the text."""
FAINT = 0.1
"""From which likelihood on there may be text where a look is taken."""
LEAST_SHARE = 0.02
"""Where less of the page than this may be text, the look says nothing: the print is too small for it."""
SEARCHED_PIXELS = 1_500_000
"""As large such a page is looked at, all of it."""
LEAST_WIDTH = 320
"""The print of a long, narrow strip is as wide as it is, however long it is."""
MOST_PIXELS = 3_000_000


class Detector:
    """Finds lines; keeps the model."""

    def __init__(self, session):
        self._session = session
        self._input = session.get_inputs()[0].name

    def lines(self, image):
        """Returns each line of an RGB image as four corners from its top left, clockwise; in no order.

        What it costs depends on the pixels alone, so a first look leaves out what is no text: the table around a
        receipt, or the margins of a scan.
        """
        look = self._likelihood(image, LOOK_PIXELS, 0)
        part = text_part(look, image.shape[1], image.shape[0])
        if part is None:
            return self._lines(image, SEARCHED_PIXELS, (0, 0))
        left, top, right, bottom = part
        return self._lines(image[top:bottom, left:right], PIXELS, (left, top))

    def _lines(self, image, pixels, origin):
        likelihood = self._likelihood(image, pixels)
        height, width = likelihood.shape
        scale = np.array([image.shape[1] / width, image.shape[0] / height], np.float32)
        return [corners * scale + np.array(origin, np.float32) for corners in boxes(likelihood)]

    def _likelihood(self, image, pixels, least_width=LEAST_WIDTH):
        small = resized(image, pixels, least_width)
        tensor = (small.astype(np.float32) * (2 / 255) - 1).transpose(2, 0, 1)[None]
        return self._session.run(None, {self._input: np.ascontiguousarray(tensor)})[0][0, 0]


def resized(image, pixels, least_width):
    """Returns an image with at most about so many pixels, and sides that the model can halve five times."""
    height, width = image.shape[:2]
    factor = max(math.sqrt(pixels / (height * width)), least_width / min(width, height))
    factor = min(1, factor, math.sqrt(MOST_PIXELS / (height * width)))
    size = [max(32, round(side * factor / 32) * 32) for side in (width, height)]
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)


def text_part(likelihood, width, height):
    """Returns the part (left, top, right, bottom) of a page that has its text, or None where a look cannot tell."""
    rows, columns = np.nonzero(likelihood > FAINT)
    if len(rows) < LEAST_SHARE * likelihood.size:
        return None
    part = []
    for places, side, pixels in (
            (columns, likelihood.shape[1], width), (rows, likelihood.shape[0], height)):
        # Single specks far from everything else are no text.
        low, high = np.quantile(places, (0.002, 0.998))
        margin = 0.02 * side + 4
        part.append((max(0, low - margin) * pixels / side, min(side, high + margin) * pixels / side))
    (left, right), (top, bottom) = part
    return int(left), int(top), math.ceil(right), math.ceil(bottom)


def boxes(likelihood):
    """Returns the corners of the lines in a map of likelihoods, in its pixels."""
    mask = cv2.dilate((likelihood > THRESHOLD).astype(np.uint8), np.ones((2, 2), np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    found = []
    for contour in contours[:MOST_LINES]:
        centre, (width, height), angle = cv2.minAreaRect(contour)
        if min(width, height) < 3:
            continue
        if _score(likelihood, cv2.boxPoints((centre, (width, height), angle))) < LEAST_SCORE:
            continue
        margin = UNCLIP * width * height / (width + height)
        found.append(ordered(cv2.boxPoints((centre, (width + margin, height + margin), angle))))
    return found


def _score(likelihood, corners):
    height, width = likelihood.shape
    low = np.clip(np.floor(corners.min(0)).astype(int), 0, [width - 1, height - 1])
    high = np.clip(np.ceil(corners.max(0)).astype(int), 0, [width - 1, height - 1])
    mask = np.zeros((high[1] - low[1] + 1, high[0] - low[0] + 1), np.uint8)
    cv2.fillPoly(mask, [(corners - low).astype(np.int32)], 1)
    return cv2.mean(likelihood[low[1]:high[1] + 1, low[0]:high[0] + 1], mask)[0]
