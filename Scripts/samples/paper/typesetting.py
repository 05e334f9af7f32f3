"""Sets the lines of a receipt as ink on a strip of paper."""

from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from paper import graphics
from paper.fonts import face
from paper.markup import Command, Line, TextLine

# How far apart the ends of the right-hand cells are by themselves, as a share of the width.
STOP_DISTANCE = 0.22
# Width and height of text marked `*` and `**`, against plain text.
LARGE = (1.2, 1.5)
DOUBLE = (2.0, 2.0)
# How many pixels of a line's last letter may be lost to rounding.
SLACK = 3


@dataclass(frozen=True)
class Page:
    """The measures of the strip, in pixels unless said otherwise.

    `columns`: how many characters of a monospaced font fill the width; the font is squeezed or stretched to
    it, as tills do. Without it the font keeps its own widths. `stops`: for lines of that many cells, where
    the cells after the first end, as shares of the width.
    """

    font: str
    size: int
    width: int
    columns: int = 0
    leading: float = 1.25
    margin: int = 40
    head: int = 50
    foot: int = 70
    stops: dict[str, list[float]] = field(default_factory=dict)

    @property
    def line_height(self) -> int:
        """The height of one line."""
        return round(self.size * self.leading)


def typeset(lines: list[Line], page: Page) -> np.ndarray:
    """Returns the ink of the whole strip: 0 where there is none, 1 where it is black."""
    blocks = [_block(line, page) for line in lines]
    height = page.head + sum(block.height for block in blocks) + page.foot
    strip = Image.new("L", (page.width + 2 * page.margin, height), 0)
    top = page.head
    for block in blocks:
        strip.paste(block, (page.margin, top))
        top += block.height
    return np.asarray(strip, dtype=np.float32) / 255


def _block(line: Line, page: Page) -> Image.Image:
    return _text_block(line, page) if isinstance(line, TextLine) else _command_block(line, page)


def _command_block(command: Command, page: Page) -> Image.Image:
    height = page.line_height
    if command.name == "rule":
        # A character's own width decides how many fill the line.
        count = page.columns or int(page.width / face(page.font, page.size, False).font.getlength(command.argument))
        return _text_block(TextLine((command.argument * count,)), page)
    if command.name == "line":
        block = Image.new("L", (page.width, height // 2), 0)
        ImageDraw.Draw(block).line((0, height // 4, page.width, height // 4), fill=255, width=2)
        return block
    if command.name == "space":
        return Image.new("L", (page.width, round(float(command.argument) * height)), 0)
    if command.name == "barcode":
        return _centred(graphics.barcode(command.argument, page.width * 3 // 4, height * 2), page)
    if command.name == "qr":
        return _centred(graphics.dot_square(int(command.argument), page.width // 3), page)
    if command.name == "logo":
        shape, _, text = command.argument.partition(" ")
        return _centred(graphics.logo(shape, text, height * 4), page)
    raise ValueError(f"unknown command '@{command.name}'")


def _centred(mask: Image.Image, page: Page) -> Image.Image:
    block = Image.new("L", (page.width, mask.height + page.line_height // 2), 0)
    block.paste(mask, ((page.width - mask.width) // 2, page.line_height // 4))
    return block


def _text_block(line: TextLine, page: Page) -> Image.Image:
    block = Image.new("L", (page.width, round(page.line_height * _scale(line)[1])), 0)
    taken = 0
    for index, cell in enumerate(line.cells):
        mask = _cell(cell, line, page)
        left = _left(index, mask.width, line, page)
        text = cell.strip()
        if text and (left < taken or left + mask.width > page.width + SLACK):
            raise ValueError(f"'{'|'.join(line.cells)}' does not fit on the paper")
        block.paste(ImageChops.lighter(block.crop((left, 0, left + mask.width, mask.height)), mask), (left, 0))
        taken = left + mask.width if text else taken
    return ImageChops.invert(block) if line.inverse else block


def _scale(line: TextLine) -> tuple[float, float]:
    return {"plain": (1.0, 1.0), "large": LARGE, "double": DOUBLE}[line.scale]


def _left(index: int, width: int, line: TextLine, page: Page) -> int:
    if index > 0:
        count = len(line.cells)
        stops = page.stops.get(str(count), [1 - STOP_DISTANCE * step for step in reversed(range(count - 1))])
        return max(0, round(stops[index - 1] * page.width) - width)
    if line.align == "centre":
        return max(0, (page.width - width) // 2)
    return max(0, page.width - width) if line.align == "right" else 0


def _cell(text: str, line: TextLine, page: Page) -> Image.Image:
    size = round(page.size * 0.8) if line.small else page.size
    chosen = face(page.font, size, line.bold)
    squeeze = 1.0
    if page.columns:
        squeeze = page.width / page.columns / face(page.font, page.size, False).font.getlength("0")
    ascent, descent = chosen.font.getmetrics()
    natural = max(1, round(chosen.font.getlength(text)))
    mask = Image.new("L", (natural + 1, page.line_height), 0)
    draw = ImageDraw.Draw(mask)
    baseline = (page.line_height - ascent - descent) // 2 + ascent
    for strike in range(2 if chosen.struck_twice else 1):
        draw.text((strike, baseline), text, fill=255, font=chosen.font, anchor="ls")
    wider, taller = _scale(line)
    width = max(1, round(mask.width * squeeze * wider))
    height = round(mask.height * taller)
    return mask if (width, height) == mask.size else mask.resize((width, height), Image.BICUBIC)
