"""Turns lines of letters into words with boxes; pure, so that it can be tested without any engine."""
from statistics import median

from . import lines

WIDE_GAP = 2.2
"""From how many usual advances on two letters are in two words, though the model printed no space."""


def split(letters):
    """Splits a line's letters into words: lists of (text, start, end, confidence), places from 0 to 1."""
    places = [(text, place, sure) for text, place, sure in letters]
    advances = [
        after[1] - before[1] for before, after in zip(places, places[1:]) if " " not in (before[0], after[0])
    ]
    advance = median(advances) if advances else 1 / max(1, len(places))
    groups, group, last = [], [], None
    for letter in places:
        if letter[0].isspace():
            groups, group, last = groups + [group], [], None
            continue
        if last is not None and letter[1] - last > WIDE_GAP * advance:
            groups, group = groups + [group], []
        group.append(letter)
        last = letter[1]
    words = []
    for group in filter(None, groups + [group]):
        text = "".join(letter[0] for letter in group)
        start, end = group[0][1] - advance / 2, group[-1][1] + advance / 2
        sure = sum(letter[2] for letter in group) / len(group)
        words.append((text, max(0.0, start), min(1.0, end), sure))
    return words


def box(corners, start, end):
    """Returns the upright box (x, y, width, height) of the part of a line from start to end, in whole pixels."""
    top_left, top_right, bottom_right, bottom_left = corners
    points = [
        (left[0] + (right[0] - left[0]) * place, left[1] + (right[1] - left[1]) * place)
        for left, right in ((top_left, top_right), (bottom_left, bottom_right)) for place in (start, end)
    ]
    x, y = (round(min(point[axis] for point in points)) for axis in (0, 1))
    right, bottom = (round(max(point[axis] for point in points)) for axis in (0, 1))
    return x, y, max(1, right - x), max(1, bottom - y)


def page_words(found):
    """Returns the words of a page, in reading order, as the protocol has them.

    found -- the page's lines in any order: each its corners and its letters.
    """
    words = []
    for number, row in enumerate(lines.rows([lines.line(*one) for one in found])):
        for line in row:
            for text, start, end, sure in split(line.letters):
                x, y, width, height = box(line.corners, start, end)
                words.append({
                    "text": text, "x": x, "y": y, "width": width, "height": height,
                    "confidence": max(0, min(100, round(100 * sure))), "line": number,
                })
    return words
