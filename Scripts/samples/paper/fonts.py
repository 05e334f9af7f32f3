"""The fonts that receipts are set in, all of them Debian packages."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FOLDERS = [Path("/usr/share/fonts/truetype"), Path("/usr/share/fonts/opentype")]

# Family → regular and bold file; a family without a bold is printed twice, as a till does.
FAMILIES = {
    "dejavu-mono": ("dejavu/DejaVuSansMono.ttf", "dejavu/DejaVuSansMono-Bold.ttf"),
    "dejavu-sans": ("dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"),
    "dejavu-serif": ("dejavu/DejaVuSerif.ttf", "dejavu/DejaVuSerif-Bold.ttf"),
    "liberation-mono": ("liberation/LiberationMono-Regular.ttf", "liberation/LiberationMono-Bold.ttf"),
    "liberation-sans": ("liberation/LiberationSans-Regular.ttf", "liberation/LiberationSans-Bold.ttf"),
    "liberation-narrow": (
        "liberation/LiberationSansNarrow-Regular.ttf",
        "liberation/LiberationSansNarrow-Bold.ttf",
    ),
    "liberation-serif": ("liberation/LiberationSerif-Regular.ttf", "liberation/LiberationSerif-Bold.ttf"),
    "inconsolata": ("inconsolata/Inconsolata.otf", None),
    "3270": ("3270/3270-Regular.ttf", None),
    "courier-prime": ("courier-prime/Courier Prime.otf", "courier-prime/Courier Prime Bold.otf"),
    "b612-mono": ("b612/B612Mono-Regular.otf", "b612/B612Mono-Bold.otf"),
    "b612": ("b612/B612-Regular.otf", "b612/B612-Bold.otf"),
}


@dataclass(frozen=True)
class Face:
    """A font at a size, and whether its bold must be made by printing twice."""

    font: ImageFont.FreeTypeFont
    struck_twice: bool


@lru_cache(maxsize=None)
def face(family: str, size: int, bold: bool) -> Face:
    """Returns a font; its metrics come from FreeType alone, so they are the same everywhere."""
    regular, strong = FAMILIES[family]
    path = _file(strong if bold and strong else regular)
    font = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    return Face(font, struck_twice=bold and strong is None)


def _file(name: str) -> Path:
    for folder in FOLDERS:
        if (folder / name).exists():
            return folder / name
    raise FileNotFoundError(f"the font '{name}' is missing; samples/README.md lists the packages")
