"""Reads lines of text with PP-OCR's recognition model."""
import math

import cv2
import numpy as np

from .alphabet import folded

HEIGHT = 48
"""The height, in pixels, at which the model reads."""
STEP = 8
"""How many pixels of a line make one column of the answer."""


class Recogniser:
    """Reads lines; keeps the model."""

    def __init__(self, session):
        self._session = session
        self._input = session.get_inputs()[0].name
        letters = session.get_modelmeta().custom_metadata_map["character"].splitlines()
        # The first class is "nothing", and the model's list leaves out the space, which is the last.
        classes = [(0, ""), *enumerate(map(folded, letters), 1), (len(letters) + 1, " ")]
        kept = [(number, letter) for number, letter in classes if letter is not None]
        self._classes = np.array([number for number, _ in kept])
        self._letters = [letter for _, letter in kept]

    def read(self, crops, check=lambda: None):
        """Returns for each upright crop its letters: (text, place 0 to 1 along the line, confidence 0 to 1).

        Lines are read one by one: together they would have to be filled up to the longest, which costs more than
        it spares, and a line would be read a little differently in other company.
        """
        letters = []
        for crop in crops:
            check()
            letters.append(self._read(crop))
        return letters

    def _read(self, crop):
        width = line_width(crop)
        line = cv2.resize(crop, (width, HEIGHT), interpolation=cv2.INTER_LINEAR)
        # The model was trained on pictures whose channels are blue, green, red.
        tensor = (line[:, :, ::-1].astype(np.float32) * (2 / 255) - 1).transpose(2, 0, 1)[None]
        answer = self._session.run(None, {self._input: np.ascontiguousarray(tensor)})[0][0]
        answer = answer[:, self._classes]
        return self._letters_of(answer.argmax(1), answer.max(1), width / STEP)

    def _letters_of(self, best, sure, columns):
        found = []
        before = 0
        for column, (letter, confidence) in enumerate(zip(best.tolist(), sure.tolist())):
            if letter and letter != before:
                found.append((self._letters[letter], min(1.0, (column + 0.5) / columns), confidence))
            before = letter
        return found


def line_width(crop):
    """Returns how wide a crop is to the model: a whole number of columns."""
    height, width = crop.shape[:2]
    return max(4, math.ceil(HEIGHT * width / max(1, height) / STEP)) * STEP


def crop(image, corners):
    """Returns the part of an image within corners, upright, no higher than the model needs."""
    width = max(np.linalg.norm(corners[0] - corners[1]), np.linalg.norm(corners[3] - corners[2]))
    height = max(np.linalg.norm(corners[0] - corners[3]), np.linalg.norm(corners[1] - corners[2]))
    width, height = max(1, int(width)), max(1, int(height))
    corner = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(np.ascontiguousarray(corners, np.float32), corner)
    return cv2.warpPerspective(
        image, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE, flags=cv2.INTER_CUBIC)
