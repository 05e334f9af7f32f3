"""The faces that receipts are printed in, drawn as ink: thermal dots, needle dots, condensed and ordinary
faces."""

import functools
import pathlib

import numpy
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

import shards

FONTS = pathlib.Path("/usr/share/fonts")

# Faces of fixed dots, as a thermal head or a needle printer has them: file and the size they are drawn for.
DOTS = (
    ("X11/misc/9x18.pcf.gz", 18),
    ("X11/misc/10x20.pcf.gz", 20),
    ("X11/misc/9x15.pcf.gz", 15),
    ("X11/misc/9x15B.pcf.gz", 15),
    ("X11/misc/8x13.pcf.gz", 13),
    ("X11/misc/8x13B.pcf.gz", 13),
    ("X11/misc/7x14.pcf.gz", 14),
    ("X11/misc/7x13.pcf.gz", 13),
    ("X11/misc/6x13.pcf.gz", 13),
    ("X11/misc/6x12.pcf.gz", 12),
    ("X11/misc/9x18B.pcf.gz", 18),
    ("X11/75dpi/helvR14.pcf.gz", 14),
    ("X11/75dpi/helvB14.pcf.gz", 14),
    ("X11/75dpi/courR18.pcf.gz", 18),
    ("X11/75dpi/helvR18.pcf.gz", 18),
    ("X11/75dpi/lutRS14.pcf.gz", 14),
    ("X11/75dpi/courB18.pcf.gz", 18),
    ("X11/75dpi/lubR18.pcf.gz", 18),
    ("X11/misc/ter-u24n_unicode.pcf.gz", 24),
    ("X11/misc/ter-u24b_unicode.pcf.gz", 24),
    ("X11/misc/ter-u20n_unicode.pcf.gz", 20),
    ("X11/misc/ter-u18n_unicode.pcf.gz", 18),
    ("X11/misc/ter-u16b_unicode.pcf.gz", 16),
    ("X11/misc/ter-u28n_unicode.pcf.gz", 28),
    ("X11/misc/ter-u14n_unicode.pcf.gz", 14),
    ("X11/misc/ter-u16n_unicode.pcf.gz", 16),
)
NEEDLES = (
    ("X11/misc/6x9.pcf.gz", 9),
    ("X11/misc/6x10.pcf.gz", 10),
    ("X11/misc/5x8.pcf.gz", 8),
    ("X11/misc/5x7.pcf.gz", 7),
    ("X11/misc/6x12.pcf.gz", 12),
    ("X11/misc/6x13.pcf.gz", 13),
    ("X11/misc/7x13.pcf.gz", 13),
    ("X11/misc/8x13.pcf.gz", 13),
    ("X11/misc/7x14.pcf.gz", 14),
    ("X11/misc/9x15.pcf.gz", 15),
    ("X11/misc/ter-u12n_unicode.pcf.gz", 12),
    ("X11/misc/ter-u14n_unicode.pcf.gz", 14),
)
# Faces of outlines, by the words of their file names; how often each is drawn.
FIXED = (
    "DejaVuSansMono",
    "LiberationMono",
    "Inconsolata",
    "Hack-",
    "Anonymous Pro",
    "FreeMono",
    "NotoMono",
    "NotoSansMono-Regular",
    "NotoSansMono-Bold",
    "3270-Regular",
    "3270SemiCondensed",
    "B612Mono-",
    "Courier Prime",
    "JetBrainsMono-Regular",
    "JetBrainsMono-Medium",
    "LeagueMono-Regular",
    "agave",
    "monof",
    "Monoid-Regular",
    "Monoid-Bold",
    "OCRA",
    "OCRB",
    "FantasqueSansMono",
    "Glass_TTY",
)
NARROW = (
    "LiberationSansNarrow",
    "DejaVuSansCondensed",
    "RobotoCondensed",
    "OpenSans-Cond",
    "3270Condensed",
    "Dosis-Medium",
    "Dosis-SemiBold",
    "DejaVuSerifCondensed",
    "LeagueMono-Condensed",
)
ORDINARY = (
    "LiberationSans-",
    "DejaVuSans.",
    "DejaVuSans-Bold.",
    "DejaVuSerif.",
    "LiberationSerif-",
    "FreeSans",
    "FreeSerif",
    "Roboto-Regular",
    "Roboto-Medium",
    "Roboto-Bold.",
    "OpenSans-Regular",
    "OpenSans-Semibold",
    "Lato-Regular",
    "Lato-Bold.",
    "NotoSans-Regular",
    "NotoSans-Bold.",
    "NotoSerif-Regular",
    "Cantarell-Regular",
    "Carlito",
    "B612-Regular",
)


@functools.cache
def outlines():
    """The files of each family that this machine has; upright ones, since damage slants."""
    files = sorted(
        path
        for path in FONTS.rglob("*")
        if path.suffix.lower() in (".ttf", ".otf")
        and "Italic" not in path.name
        and "Oblique" not in path.name
    )
    chosen = []
    for names in (FIXED, NARROW, ORDINARY):
        chosen.append([str(path) for path in files for name in names if path.name.startswith(name)])
    return chosen


@functools.lru_cache(maxsize=600)
def font(path, size):
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@functools.cache
def covered(path, size):
    """The signs that a face has: those not drawn as the sign for what is missing."""
    face = font(path, size)
    missing = {bytes(face.getmask(sign)) for sign in "\uffff\ue123\u0e01"}
    return frozenset(sign for sign in shards.ALPHABET if bytes(face.getmask(sign)) not in missing) | {" "}


class Ink:
    """Ink on clean paper, 0 to 1; the rows between which capitals stand and the one that descenders reach."""

    def __init__(self, ink, top, base, low):
        self.ink = ink
        self.top, self.base, self.low = top, base, low


def drawn(face, text, binary):
    """The text as its face draws it."""
    ascent, descent = face.getmetrics()
    width = int(face.getlength(text)) + 8
    image = Image.new("L", (width, ascent + descent + 8), 0)
    draw = ImageDraw.Draw(image)
    if binary:
        draw.fontmode = "1"
    draw.text((4, 4), text, 255, font=face)
    base = 4 + ascent
    _, top, _, bottom = face.getbbox("HE")
    return Ink(
        numpy.asarray(image, numpy.float32) / 255,
        4 + min(top, bottom - 1),
        base,
        base + max(descent * 0.8, 1),
    )


def scaled(ink, across, down, how=Image.Resampling.BICUBIC):
    size = (max(8, round(ink.ink.shape[1] * across)), max(8, round(ink.ink.shape[0] * down)))
    image = Image.fromarray((ink.ink * 255).astype(numpy.uint8)).resize(size, how)
    return Ink(numpy.asarray(image, numpy.float32) / 255, ink.top * down, ink.base * down, ink.low * down)


def thermal(chance, text):
    """Square dots that run into each other, sometimes of double width or height."""
    choices = [
        (path, size)
        for path, size in DOTS
        if (FONTS / path).exists() and set(text) <= covered(FONTS / path, size)
    ]
    if not choices or chance.random() < 0.5:
        fixed, narrow, _ = outlines()
        files = [path for path in fixed + narrow if set(text) <= covered(path, 24)]
        if not files:
            return None
        native = drawn(font(chance.choice(files), chance.randint(17, 30)), text, True)
    else:
        path, size = chance.choice(choices)
        native = drawn(font(FONTS / path, size), text, True)
    height = chance.uniform(20, 40)
    down = height / max(native.base - native.top, 6)
    across = down * chance.choice((1, 1, 1, chance.uniform(0.7, 1.3), chance.uniform(0.55, 0.8)))
    if chance.random() < 0.06:
        across *= 1.8
    times = 4
    big = scaled(native, times, times, Image.Resampling.NEAREST)
    soft = ndimage.gaussian_filter(big.ink, times * chance.uniform(0.15, 0.5))
    weight = chance.uniform(0.3, 0.62)
    big.ink = numpy.clip((soft - weight) * chance.uniform(2, 6) + 0.5, 0, 1)
    return scaled(
        big, across / times, down / times, Image.Resampling.BOX if down < times else Image.Resampling.BICUBIC
    )


def needles(chance, text):
    """Round dots apart from each other, a needle missing at times, the ribbon worn."""
    choices = [
        (path, size)
        for path, size in NEEDLES
        if (FONTS / path).exists() and set(text) <= covered(FONTS / path, size)
    ]
    if not choices:
        return None
    path, size = chance.choice(choices)
    native = drawn(font(FONTS / path, size), text, True)
    noise = numpy.random.default_rng(chance.getrandbits(32))
    dots = native.ink * noise.uniform(chance.uniform(0.3, 0.95), 1, native.ink.shape)
    if chance.random() < 0.12:
        dots[chance.randrange(dots.shape[0])] = 0
    times = 6
    spread = numpy.zeros((dots.shape[0] * times, dots.shape[1] * times), numpy.float32)
    spread[times // 2 :: times, times // 2 :: times] = dots
    radius = times * chance.uniform(0.36, 0.75)
    rows, columns = numpy.mgrid[-5:6, -5:6]
    kernel = (rows**2 + columns**2 <= radius**2).astype(numpy.float32)
    big = Ink(
        numpy.clip(ndimage.convolve(spread, kernel, mode="constant"), 0, 1),
        native.top * times,
        native.base * times,
        native.low * times,
    )
    down = chance.uniform(20, 38) / max(big.base - big.top, 20)
    across = down * chance.choice((1, 1, chance.uniform(0.75, 1.5)))
    return scaled(big, across, down, Image.Resampling.BOX)


def printed(chance, text):
    """An outline face, thinner or bolder than designed at times."""
    groups = outlines()
    group = groups[chance.choices((0, 1, 2), (4, 3, 4))[0]]
    files = [path for path in group if set(text) <= covered(path, 24)]
    if not files:
        return None
    ink = drawn(font(chance.choice(files), chance.randint(26, 52)), text, False)
    draw = chance.random()
    if draw < 0.15:
        ink.ink = ndimage.grey_dilation(ink.ink, (2, 2))
    elif draw < 0.3:
        ink.ink = ndimage.grey_erosion(ink.ink, (2, 2))
    if chance.random() < 0.2:
        return scaled(ink, chance.uniform(0.6, 1.2), 1)
    return ink


def line(chance, text):
    """The text as ink in a face drawn by chance; nothing if none has all its signs."""
    makers = chance.choices((thermal, needles, printed), (5, 2, 4), k=3)
    for maker in makers + [printed, printed]:
        ink = maker(chance, text)
        if ink is not None:
            return ink
    return None
