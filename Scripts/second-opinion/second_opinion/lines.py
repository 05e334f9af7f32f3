"""Where the lines of a page stand: how they lean, and which of them make a printed row; pure."""
from collections import namedtuple
from statistics import median

TIGHT = 0.65
"""How high letters are within a line's box: the detector leaves room around them."""
LONG = 4
"""How many times its height a line is long whose own lean can be trusted."""
RECENT = 8
"""How many rows back a line may belong to one."""

Line = namedtuple("Line", "corners letters x y length height slope")
"""A line with its middle, its size, and how far it goes down to the right; slope is None for a short one."""


def line(corners, letters):
    """Returns a line of four corners from its top left, clockwise, with the room around the letters taken away."""
    corners = [(float(x), float(y)) for x, y in corners]
    top_left, top_right, bottom_right, bottom_left = corners
    ends = [_between(top_left, bottom_left, 0.5), _between(top_right, bottom_right, 0.5)]
    height = (_distance(top_left, bottom_left) + _distance(top_right, bottom_right)) / 2 * TIGHT
    length = _distance(*ends)
    margin = (1 - TIGHT) / 2
    tight = [
        _between(top_left, bottom_left, margin), _between(top_right, bottom_right, margin),
        _between(bottom_right, top_right, margin), _between(bottom_left, top_left, margin)]
    run = ends[1][0] - ends[0][0]
    slope = (ends[1][1] - ends[0][1]) / run if run > 0 and length > LONG * height else None
    middle = _between(*ends, 0.5)
    return Line(tight, letters, *middle, length, height, slope)


def rows(lines):
    """Returns the lines as rows from top to bottom, each from left to right."""
    slopes = sorted(line.slope for line in lines if line.slope is not None)
    lean = median(slopes) if slopes else 0.0
    found = []
    for line in sorted(lines, key=lambda line: (line.y - lean * line.x, line.x)):
        fitting = [row for row in found[-RECENT:] if _fits(row, line, lean)]
        if fitting:
            min(fitting, key=lambda row: abs(_drop(row, line, lean))).append(line)
        else:
            found.append([line])
    return [sorted(row, key=lambda line: line.x) for row in found]


def _fits(row, line, lean):
    height = min(_nearest(row, line).height, line.height)
    return abs(_drop(row, line, lean)) < 0.55 * height and not any(_shares(other, line) for other in row)


def _drop(row, line, lean):
    """Returns how far a line's middle lies below where the row's nearest line leads to."""
    other = _nearest(row, line)
    # Paper is curled: what holds beside the gap holds across it, better than what holds for the page.
    slopes = [one.slope for one in (other, line) if one.slope is not None] or [lean]
    return line.y - other.y - sum(slopes) / len(slopes) * (line.x - other.x)


def _nearest(row, line):
    return min(row, key=lambda other: abs(other.x - line.x))


def _shares(a, b):
    """Whether two lines stand one above the other, and so cannot share a row."""
    shared = min(a.x + a.length / 2, b.x + b.length / 2) - max(a.x - a.length / 2, b.x - b.length / 2)
    return shared > 0.5 * min(a.length, b.length)


def _between(a, b, share):
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _distance(a, b):
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
