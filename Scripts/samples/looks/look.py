"""The look of a picture, as the `[look]` table of a receipt's file describes it."""

from dataclasses import dataclass

# Pictures are made at about this width unless their file says otherwise.
USUAL_WIDTH = 760


@dataclass(frozen=True)
class Look:
    """Everything that happens to a printed strip; the defaults are a clean scan.

    Angles are degrees; `fade`, `light`, `shadow`, `curl`, `tilt`, `grain` and the like run from 0 (none) to about 1.
    """

    kind: str = "scan"  # scan | photo | plain (made by a computer, no paper at all)
    # Ink
    dots: int = 0  # size of a thermal printer's dot; 0: smooth letters
    strength: float = 0.88
    fade: float = 0.0
    streaks: int = 0
    ink: str = "#1d1d22"
    # Paper
    paper: str = "#f7f6f2"
    grain: float = 0.25
    creases: int = 0
    show_through: float = 0.0
    stamp: str = ""
    # Scanner
    skew: float = 0.0
    bed: str = "#fdfdfd"
    # Photograph
    surface: str = "wood"
    surface_colour: str = "#8a6a4a"
    turn: float = 0.0
    tilt: float = 0.3
    curl: float = 0.3
    shadow: float = 0.5
    light: float = 0.4
    warmth: float = 0.0
    orientation: int = 1  # Exif: the pixels are stored turned, as cameras do
    # Camera or scanner sensor
    blur: float = 0.0
    noise: float = 0.01
    width: int = USUAL_WIDTH
    colour: bool = False
    # File
    quality: int = 70
    levels: int = 256  # grey levels of a PNG, TIFF or BMP
