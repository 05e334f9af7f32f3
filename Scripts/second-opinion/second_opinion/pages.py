"""Turns a file's bytes into pages: pictures as they stand upright by the file's own note."""
import io
import math
import warnings
from collections import namedtuple

from PIL import Image, ImageOps, UnidentifiedImageError

from .failure import Failure

Page = namedtuple("Page", "picture width height rotation")
"""A page in RGB; its upright size in pixels of the file, by which a picture may be smaller; how it was turned."""

FORMATS = {
    "JPEG": "image/jpeg", "MPO": "image/jpeg", "PNG": "image/png", "TIFF": "image/tiff", "WEBP": "image/webp",
    "BMP": "image/bmp", "GIF": "image/gif", "PPM": "image/x-portable-anymap", "HEIF": "image/heic",
    "AVIF": "image/avif",
}
TURNS = {3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270}
"""How far each of Exif's orientations is turned clockwise to stand upright."""
EXIF_ORIENTATION = 0x112
MOST_PIXELS = 40_000_000
"""Larger pictures are made smaller at once, for the sake of memory: print that small is none."""
PDF_RESOLUTION = 600
"""Tallyroll counts the pixels of a PDF page at this resolution, or as many of them as it draws at most."""
PDF_PIXELS = 48_000_000
PDF_SIDE = 32_000
DRAWN_PIXELS = 9_000_000
"""More are not drawn of a PDF page: an A4 page has as many at 300 pixels an inch."""


def pages(content, settings):
    """Returns the media type of a file, and an iterator over its pages."""
    if b"%PDF-" in content[:1024]:
        return "application/pdf", _pdf_pages(content, settings)
    picture = _opened(content)
    return FORMATS[picture.format], _picture_pages(picture, settings)


def _opened(content):
    try:
        import pillow_heif
        pillow_heif.register_heif_opener()
    except ImportError:
        pass
    Image.init()
    formats = [name for name in FORMATS if name in Image.OPEN]
    # Sizes are checked by ourselves, against the limits of the pipeline.
    Image.MAX_IMAGE_PIXELS = None
    try:
        return Image.open(io.BytesIO(content), formats=formats)
    except UnidentifiedImageError:
        raise Failure(
            "file-not-an-image", "the file is not an image of a format that this engine reads",
            "give a PDF, JPEG, HEIC, PNG, TIFF, WebP, BMP, GIF or PNM file") from None
    except MemoryError:
        raise
    except Exception as error:
        raise _damaged(error) from None


def _picture_pages(picture, settings):
    # Only TIFF has frames that are pages: those of the others are animations, or the same picture in small.
    count = 1
    try:
        if picture.format == "TIFF":
            count = picture.n_frames
    except Exception as error:
        raise _damaged(error) from None
    if count > settings.pages:
        raise _too_many(settings)
    for index in range(count):
        try:
            if index:
                picture.seek(index)
        except Exception as error:
            raise _damaged(error) from None
        width, height = picture.size
        if width * height > settings.pixels:
            raise Failure(
                "image-too-large", f"page {index + 1} is {width} x {height} pixels, and the limit is {settings.pixels}",
                "raise 'limits: pixels', or scan at a lower resolution")
        yield _upright(picture, settings)


def _upright(picture, settings):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            turns = settings.orientation != "keep"
            note = picture.getexif().get(EXIF_ORIENTATION, 1) if turns else 1
            (width, height), form = picture.size, picture.format
            factor = math.ceil(math.sqrt(width * height / MOST_PIXELS))
            if factor > 1:
                # JPEG is decoded smaller; nothing changes for the others.
                picture.draft("RGB", (width // factor, height // factor))
            picture.load()
            if width * height > MOST_PIXELS and picture.size == (width, height):
                # A palette's numbers cannot be mixed.
                picture = (picture.convert("RGB") if picture.mode in ("1", "P", "PA") else picture).reduce(factor)
            # A TIFF stands upright as soon as it is open.
            if TURNS.get(note, 0) % 180 and form != "TIFF":
                width, height = height, width
            upright = in_colour(ImageOps.exif_transpose(picture) if turns else picture)
        except MemoryError:
            raise
        except Exception as error:
            raise _damaged(error) from None
    return Page(upright, width, height, TURNS.get(note, 0))


def in_colour(picture):
    """Returns a picture in RGB, with what is transparent in white."""
    if picture.mode.startswith("I;16"):
        # Pillow would cut 16 bits off at 255 rather than scale them.
        picture = picture.convert("I")
    if picture.mode in ("I", "F"):
        low, high = picture.getextrema()
        scale = 255 / (65535 if high > 255 else 255)
        picture = picture.point(lambda value: value * scale).convert("L")
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        picture = picture.convert("RGBA")
        white = Image.new("RGBA", picture.size, "white")
        picture = Image.alpha_composite(white, picture)
    return picture.convert("RGB")


def _pdf_pages(content, settings):
    try:
        import pypdfium2
    except ImportError:
        raise Failure(
            "format-unsupported", "this engine reads PDF files only with pypdfium2", "install it beside") from None
    try:
        document = pypdfium2.PdfDocument(content)
        count = len(document)
    except pypdfium2.PdfiumError as error:
        if "password" in str(error).lower():
            raise Failure("pdf-encrypted", "the PDF file is protected by a password", "remove the password") from None
        raise _damaged_document(error) from None
    if count > settings.pages:
        raise _too_many(settings)
    for index in range(count):
        try:
            page = document[index]
            width, height = (side / 72 for side in page.get_size())
            size, scale = drawn_size(width, height, settings.pixels)
            picture = page.render(scale=scale / 72).to_pil().convert("RGB")
            page.close()
        except (pypdfium2.PdfiumError, ValueError, ZeroDivisionError) as error:
            raise _damaged_document(error) from None
        yield Page(picture, *size, 0)


def drawn_size(width, height, most):
    """Returns how many pixels tallyroll counts of a PDF page of so many inches, and how many an inch are drawn."""
    fits = min(
        math.sqrt(min(PDF_PIXELS, most) / (width * height)), PDF_SIDE / max(width, height), PDF_RESOLUTION)
    size = (max(1, int(width * fits)), max(1, int(height * fits)))
    return size, min(fits, math.sqrt(DRAWN_PIXELS / (width * height)), 300)


def _too_many(settings):
    return Failure(
        "too-many-pages", f"the file has more than {settings.pages} pages", "raise 'limits: pages', or split the file")


def _damaged(error):
    return Failure("image-damaged", f"the picture is damaged or not complete: {error}", "scan or copy the file again")


def _damaged_document(error):
    return Failure("document-damaged", f"the PDF file cannot be read: {error}", "copy or export it again")
