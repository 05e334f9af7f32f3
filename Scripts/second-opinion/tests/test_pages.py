import io
import os
import unittest

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
with open(os.path.join(HERE, "requirements.txt"), encoding="utf-8") as requirements:
    PILLOW = dict(line.strip().split("==") for line in requirements if "==" in line)["pillow"]
try:
    import PIL
    from PIL import Image
    from second_opinion import pages
    IS_THERE = PIL.__version__ == PILLOW
except ImportError:
    IS_THERE = False

from second_opinion.failure import Failure
from second_opinion.settings import Settings


def coded(picture, form, **options):
    """Returns a picture's file."""
    file = io.BytesIO()
    picture.save(file, form, **options)
    return file.getvalue()


@unittest.skipUnless(IS_THERE, "not the Pillow of the virtual environment: see 'make second-opinion-test'")
class Pages(unittest.TestCase):
    def read(self, content, **configuration):
        media_type, found = pages.pages(content, Settings(configuration))
        return media_type, list(found)

    def slug(self, content, **configuration):
        with self.assertRaises(Failure) as raised:
            self.read(content, **configuration)
        return raised.exception.slug

    def marked(self, mode="RGB", size=(40, 20)):
        """Returns a white picture whose top left corner is black."""
        picture = Image.new("RGB", size, "white")
        picture.paste("black", (0, 0, 10, 10))
        return picture.convert(mode)

    def test_reads_every_format_of_pictures(self):
        for form, media_type in (
                ("JPEG", "jpeg"), ("PNG", "png"), ("TIFF", "tiff"), ("WEBP", "webp"), ("BMP", "bmp"), ("GIF", "gif"),
                ("PPM", "x-portable-anymap")):
            with self.subTest(form):
                found, [page] = self.read(coded(self.marked(), form))
                self.assertEqual(found, "image/" + media_type)
                self.assertEqual((page.width, page.height, page.rotation, page.picture.mode), (40, 20, 0, "RGB"))

    def test_reads_every_page_of_tiff_but_one_frame_of_an_animation(self):
        others = [self.marked(size=(30, 50)), self.marked(size=(60, 70))]
        _, found = self.read(coded(self.marked(), "TIFF", save_all=True, append_images=others))
        self.assertEqual([(page.width, page.height) for page in found], [(40, 20), (30, 50), (60, 70)])
        _, found = self.read(coded(self.marked(), "GIF", save_all=True, append_images=[self.marked("L").rotate(180)]))
        self.assertEqual(len(found), 1)

    def test_turns_pages_by_their_note_and_says_how_far(self):
        corners = {1: (0, 0), 2: (-1, 0), 3: (-1, -1), 4: (0, -1), 5: (0, 0), 6: (-1, 0), 7: (-1, -1), 8: (0, -1)}
        for note, turn in ((1, 0), (2, 0), (3, 180), (4, 180), (5, 90), (6, 90), (7, 270), (8, 270)):
            exif = Image.Exif()
            exif[pages.EXIF_ORIENTATION] = note
            for form in ("JPEG", "PNG", "TIFF"):
                with self.subTest(note=note, form=form):
                    content = coded(self.marked(), form, exif=exif)
                    _, [page] = self.read(content)
                    self.assertEqual(page.rotation, turn)
                    self.assertEqual((page.width, page.height), (20, 40) if note > 4 else (40, 20))
                    x, y = (side and length - 2 for side, length in zip(corners[note], page.picture.size))
                    self.assertLess(page.picture.getpixel((x or 1, y or 1))[0], 60)
                    _, [kept] = self.read(content, load={"orientation": "keep"})
                    # Pillow always turns a TIFF.
                    self.assertEqual((kept.width, kept.rotation), (page.width if form == "TIFF" else 40, 0))

    def test_shows_what_is_transparent_in_white_and_keeps_light_and_dark(self):
        clear = Image.new("RGBA", (8, 8), (0, 0, 0, 0))
        _, [page] = self.read(coded(clear, "PNG"))
        self.assertEqual(page.picture.getpixel((4, 4)), (255, 255, 255))
        deep = Image.new("I;16", (8, 8), 30_000)
        _, [page] = self.read(coded(deep, "PNG"))
        self.assertAlmostEqual(page.picture.getpixel((4, 4))[0], 117, delta=2)
        for mode in ("1", "L", "P", "CMYK"):
            _, [page] = self.read(coded(self.marked(mode), "TIFF"))
            self.assertLess(page.picture.getpixel((2, 2))[0], 60)
            self.assertGreater(page.picture.getpixel((30, 15))[0], 200)

    def test_makes_large_pictures_smaller_but_tells_their_size(self):
        for form in ("JPEG", "PNG", "GIF"):
            _, [page] = self.read(coded(Image.new("L", (9_000, 6_000), 200), form))
            self.assertEqual((page.width, page.height), (9_000, 6_000))
            self.assertLessEqual(page.picture.width * page.picture.height, pages.MOST_PIXELS)
            self.assertAlmostEqual(page.picture.getpixel((99, 99))[0], 200, delta=2)

    def test_says_why_there_are_no_pages(self):
        good = coded(self.marked(size=(400, 400)).rotate(30), "PNG")
        self.assertEqual(self.slug(b"no picture"), "file-not-an-image")
        self.assertEqual(self.slug(good[:len(good) // 2]), "image-damaged")
        self.assertEqual(self.slug(good, limits={"pixels": 159_999}), "image-too-large")
        two = coded(self.marked(), "TIFF", save_all=True, append_images=[self.marked()])
        self.assertEqual(self.slug(two, limits={"pages": 1}), "too-many-pages")

    def test_counts_the_pixels_of_a_pdf_page_as_tallyroll_does(self):
        self.assertEqual(pages.drawn_size(8.27, 11.69, 150_000_000), ((4962, 7014), 300))
        size, resolution = pages.drawn_size(40, 40, 150_000_000)
        self.assertAlmostEqual(size[0] * size[1], pages.PDF_PIXELS, delta=20_000)
        self.assertAlmostEqual(resolution, 75)
        self.assertEqual(pages.drawn_size(1, 1, 1_000_000)[0], (600, 600))


if __name__ == "__main__":
    unittest.main()
