"""Writes pictures in the format that their names say."""

import io

from PIL import Image

ORIENTATION_TAG = 0x0112
# Exif orientation → how the upright picture is turned before it is stored.
STORED_TURN = {1: None, 3: Image.ROTATE_180, 6: Image.ROTATE_90, 8: Image.ROTATE_270}


def encoded(picture: Image.Image, suffix: str, quality: int, orientation: int) -> bytes:
    """Returns the bytes of a picture file.

    `quality` is for JPEG and WebP; `orientation` is the Exif one, for JPEG only.
    """
    stream = io.BytesIO()
    if suffix == ".jpg":
        turn = STORED_TURN[orientation]
        exif = Image.Exif()
        if turn is not None:
            picture = picture.transpose(turn)
            exif[ORIENTATION_TAG] = orientation
        picture.save(stream, "JPEG", quality=quality, optimize=True, exif=exif, dpi=(200, 200))
    elif suffix == ".png":
        _few_levels(picture).save(stream, "PNG", optimize=True, dpi=(200, 200))
    elif suffix == ".tiff":
        bilevel = picture.convert("L").point(lambda value: 255 if value > 150 else 0).convert("1", dither=Image.NONE)
        bilevel.save(stream, "TIFF", compression="group4", dpi=(200, 200))
    elif suffix == ".webp":
        picture.save(stream, "WEBP", quality=quality, method=6)
    elif suffix == ".bmp":
        bilevel = picture.convert("L").point(lambda value: 255 if value > 150 else 0).convert("1", dither=Image.NONE)
        bilevel.save(stream, "BMP", dpi=(200, 200))
    else:
        raise ValueError(f"unknown picture format '{suffix}'")
    return stream.getvalue()


def _few_levels(picture: Image.Image) -> Image.Image:
    """Returns a grey picture of few levels with a palette, so that it takes 4 bits a pixel."""
    colours = picture.getcolors(16)
    if picture.mode != "L" or colours is None:
        return picture
    return picture.convert("P", palette=Image.ADAPTIVE, colors=len(colours))
