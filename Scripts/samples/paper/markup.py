"""The markup in which a receipt's paper is written.

A line is text, cells of text divided by `|`, or a command:

    ^ centred          > right-aligned      ! bold            & small
    * large            ** double size         % white on black
    left|right         cells: the first is left-aligned, the others end at the stops
    @items             the items, by the receipt's templates
    @rule CHARACTER    a rule of one character; @line draws a thin line
    @space HEIGHT      blank paper, in lines
    @barcode DIGITS, @qr SEED, @logo SHAPE TEXT

Marks stand together before a space, the stars last: `^!** TILL`.
"""

import re
from dataclasses import dataclass

MARKS = re.compile(r"(?! )([\^>!&%]*\*{0,2}) (?=\S)")


@dataclass(frozen=True)
class TextLine:
    """A line of one cell or more."""

    cells: tuple[str, ...]
    align: str = "left"
    bold: bool = False
    small: bool = False
    inverse: bool = False
    scale: str = "plain"


@dataclass(frozen=True)
class Command:
    """A line that draws something that is not text."""

    name: str
    argument: str = ""


Line = TextLine | Command


def parse(paper: str, values: dict[str, object], items: list[str]) -> list[Line]:
    """Returns the lines of a paper, its placeholders filled and its items put in."""
    lines: list[Line] = []
    for raw in paper.strip("\n").split("\n"):
        if raw == "@items":
            lines += [_text(item) for item in items]
        elif raw.startswith("@"):
            name, _, argument = raw[1:].format_map(values).partition(" ")
            lines.append(Command(name, argument))
        else:
            lines.append(_text(raw.format_map(values)))
    return lines


def _text(line: str) -> TextLine:
    found = MARKS.match(line)
    marks = found.group(1) if found else ""
    body = line[found.end() :] if found else line
    align = "centre" if "^" in marks else "right" if ">" in marks else "left"
    return TextLine(
        cells=tuple(body.split("|")),
        align=align,
        bold="!" in marks,
        small="&" in marks,
        inverse="%" in marks,
        scale=("plain", "large", "double")[min(marks.count("*"), 2)],
    )
