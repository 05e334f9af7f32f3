"""Finds the lines of text on a page with PP-OCR's detection model."""
import math

import cv2
import numpy as np

THRESHOLD = 0.3
"""From which likelihood on a pixel belongs to text."""
LEAST_SCORE = 0.5
"""The least mean likelihood of a line."""
UNCLIP = 1.6
"""How far a line's box is widened: the model marks only the middle of the letters."""
MOST_LINES = 1000


class Detector:
    """Finds lines; keeps the model."""

    def __init__(self, session, longest=1536, pixels=600_000):
        self._session = session
        self._input = session.get_inputs()[0].name
        self._longest = longest
        self._pixels = pixels

    def lines(self, image):
        """Returns each line of an RGB image as four corners from its top left, clockwise; in no order."""
        small = self._prepared(image)
        tensor = (small.astype(np.float32) * (2 / 255) - 1).transpose(2, 0, 1)[None]
        likelihood = self._session.run(None, {self._input: np.ascontiguousarray(tensor)})[0][0, 0]
        scale = np.array([image.shape[1] / small.shape[1], image.shape[0] / small.shape[0]], np.float32)
        return [corners * scale for corners in boxes(likelihood)]

    def _prepared(self, image):
        height, width = image.shape[:2]
        factor = min(1, math.sqrt(self._pixels / (height * width)), self._longest / max(height, width))
        size = [max(32, round(side * factor / 32) * 32) for side in (width, height)]
        return cv2.resize(image, size, interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)


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


def ordered(corners):
    """Returns corners from the top left, clockwise."""
    by_x = corners[np.argsort(corners[:, 0], kind="stable")]
    left = by_x[:2][np.argsort(by_x[:2, 1], kind="stable")]
    right = by_x[2:][np.argsort(by_x[2:, 1], kind="stable")]
    return np.array([left[0], right[0], right[1], left[1]], np.float32)


def _score(likelihood, corners):
    height, width = likelihood.shape
    low = np.clip(np.floor(corners.min(0)).astype(int), 0, [width - 1, height - 1])
    high = np.clip(np.ceil(corners.max(0)).astype(int), 0, [width - 1, height - 1])
    mask = np.zeros((high[1] - low[1] + 1, high[0] - low[0] + 1), np.uint8)
    cv2.fillPoly(mask, [(corners - low).astype(np.int32)], 1)
    return cv2.mean(likelihood[low[1]:high[1] + 1, low[0]:high[0] + 1], mask)[0]
