"""Turns lines of letters into words with boxes; pure, so that it can be tested without any engine."""
from statistics import median

WIDE_GAP = 2.2
"""From how many usual advances on two letters are in two words, though the model printed no space."""


def rows(lines):
    """Sorts lines, each (corners, letters), into reading order: from the top, those beside each other from the left."""
    lines = sorted(lines, key=lambda line: (_middle(line[0]), line[0][0][0]))
    ordered, row, low = [], [], None
    for line in lines:
        middle, height = _middle(line[0]), _height(line[0])
        if row and middle - low > 0.5 * min(height, _height(row[-1][0])):
            ordered += sorted(row, key=lambda one: one[0][0][0])
            row = []
        if not row:
            low = middle
        row.append(line)
    return ordered + sorted(row, key=lambda one: one[0][0][0])


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


def page_words(lines):
    """Returns the words of a page, in reading order, as the protocol has them."""
    words = []
    for number, (corners, letters) in enumerate(rows(lines)):
        for text, start, end, sure in split(letters):
            x, y, width, height = box(corners, start, end)
            words.append({
                "text": text, "x": x, "y": y, "width": width, "height": height,
                "confidence": max(0, min(100, round(100 * sure))), "line": number,
            })
    return words


def _middle(corners):
    return sum(float(corner[1]) for corner in corners) / 4


def _height(corners):
    return (float(corners[3][1] - corners[0][1]) + float(corners[2][1] - corners[1][1])) / 2
