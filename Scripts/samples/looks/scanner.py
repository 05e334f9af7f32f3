"""A flat-bed scanner: the sheet, a little turned, on the lid's colour."""

import numpy as np

from looks.filters import blur, colour, sampled
from looks.look import Look

Array = np.ndarray


def scanned(sheet: Array, look: Look) -> Array:
    """Returns the scan of a sheet with a border of the lid and the thin shadow of the paper's edge."""
    height, width = sheet.shape[:2]
    angle = np.deg2rad(look.skew)
    border = int(width * 0.03)
    out_height = int(height * np.cos(angle) + width * abs(np.sin(angle))) + 2 * border
    out_width = int(width * np.cos(angle) + height * abs(np.sin(angle))) + 2 * border
    y, x = np.mgrid[0:out_height, 0:out_width].astype(np.float32)
    x -= (out_width - 1) / 2
    y -= (out_height - 1) / 2
    source_x = np.cos(angle) * x + np.sin(angle) * y + (width - 1) / 2
    source_y = -np.sin(angle) * x + np.cos(angle) * y + (height - 1) / 2
    paper = sampled(sheet, source_x, source_y)
    cover = sampled(np.ones((height, width), dtype=np.float32), source_x, source_y)[..., None]
    shadow = 1 - 0.3 * blur(np.roll(cover[..., 0], (4, 3), (0, 1)), 3.0)
    lid = shadow[..., None] * colour(look.bed)
    lamp = 1 - 0.04 * look.light * np.linspace(0, 1, out_width, dtype=np.float32)
    return (paper * cover + lid * (1 - cover)) * lamp[None, :, None]
