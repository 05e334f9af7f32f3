"""What time, printers and cameras do to a line of print: from ink to the picture that Tesseract would cut
out."""

import io

import numpy
from PIL import Image
from scipy import ndimage


class Damage:
    """Wears lines from one source of chance."""

    def __init__(self, chance):
        self.chance = chance
        self.noise = numpy.random.default_rng(chance.getrandbits(32))

    def often(self, share):
        return self.chance.random() < share

    def cloud(self, shape, size):
        """Smooth noise around 0, about 1 high."""
        coarse = self.noise.standard_normal(
            (max(2, int(shape[0] / size) + 2), max(2, int(shape[1] / size) + 2))
        )
        image = Image.fromarray(coarse.astype(numpy.float32)).resize(
            (shape[1], shape[0]), Image.Resampling.BICUBIC
        )
        return numpy.asarray(image)

    def worn(self, ink):
        """Ink that faded, dropped out, smeared."""
        pick, shape = self.chance, ink.shape
        ink = ink * pick.choice((1, 1, pick.uniform(0.3, 1)))
        if self.often(0.25):
            ink = ink * numpy.clip(
                1 + pick.uniform(0.1, 0.45) * self.cloud(shape, pick.uniform(8, 120)), 0.15, 1
            )
        if self.often(0.15):
            ink = ink * (self.cloud(shape, pick.uniform(2, 5)) > pick.uniform(-2.2, -1.1))
        if self.often(0.12):
            ink = ink * numpy.clip(self.noise.normal(1, pick.uniform(0.1, 0.5), shape), 0, 1.3)
        if self.often(0.12):
            for _ in range(pick.randint(1, 3)):
                column = pick.randrange(shape[1])
                ink[:, column : column + pick.randint(1, 2)] *= pick.uniform(0, 0.4)
        if self.often(0.08):
            ink[pick.randrange(shape[0]) :: pick.choice((3, 4, 6, 99))] *= pick.uniform(0.2, 0.8)
        if self.often(0.08):
            tail = numpy.exp(-numpy.arange(pick.randint(4, 12)) / pick.uniform(1.5, 4))
            smear = ndimage.convolve1d(ink, tail / tail.sum(), axis=1, mode="constant")
            ink = numpy.maximum(ink, smear * pick.uniform(0.4, 1))
        return ink

    def moved(self, layers):
        """Layers of one line turned, slanted, curled alike."""
        pick = self.chance
        height, width = layers[0].shape
        turn = pick.uniform(-0.02, 0.02) if self.often(0.35) else pick.uniform(-0.004, 0.004)
        turn = max(-0.25 * height / width, min(0.25 * height / width, turn)) if width > 12 * height else turn
        slant = pick.uniform(-0.18, 0.18) if self.often(0.2) else 0
        curl = pick.uniform(0.5, 4) if self.often(0.15) else 0
        if not (curl or self.often(0.6)):
            return layers
        rows, columns = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
        middle = width / 2
        down = (
            rows
            + turn * (columns - middle)
            + curl * numpy.sin(columns / width * pick.uniform(1, 6) + pick.uniform(0, 6))
        )
        across = columns + slant * (rows - height / 2)
        return [ndimage.map_coordinates(layer, (down, across), order=1, mode="constant") for layer in layers]

    def paper(self, ink, ghost):
        """Ink, and what shines through, on paper of some brightness; 0 is black and 1 white."""
        pick, shape = self.chance, ink.shape
        white = pick.choice((1.0, pick.uniform(0.85, 1), pick.uniform(0.45, 0.95)))
        black = white * pick.choice((0, pick.uniform(0, 0.25), pick.uniform(0.1, 0.6)))
        page = numpy.full(shape, white, numpy.float32)
        if self.often(0.25):
            page += pick.uniform(0.01, 0.1) * self.cloud(shape, pick.uniform(30, 300))
        if self.often(0.06):
            column = pick.randrange(shape[1])
            page[:, column : column + pick.randint(1, 4)] -= pick.uniform(-0.2, 0.25)
        if ghost is not None:
            page -= pick.uniform(0.03, 0.28) * white * ghost
        return page - (page - black) * numpy.clip(ink, 0, 1)

    def seen(self, page, tall):
        """As a scanner or a camera sees it; capitals are `tall` pixels high, and stay 9 at least."""
        pick = self.chance
        if self.often(0.55):
            page = ndimage.gaussian_filter(page, pick.uniform(0.3, 1.5))
        elif self.often(0.1):
            page = ndimage.uniform_filter1d(page, pick.randint(2, 6), axis=pick.choice((0, 1)))
        if self.often(0.4):
            page = self.resampled(page, max(pick.uniform(0.3, 0.8), 9 / tall))
        if self.often(0.12):
            page = page + pick.uniform(0.4, 1.5) * (page - ndimage.gaussian_filter(page, 1.5))
        if self.often(0.45):
            page = page + self.noise.normal(0, pick.uniform(0.005, 0.09), page.shape)
        if self.often(0.08):
            grain = self.noise.random(page.shape)
            page = numpy.where(grain < 0.006, 0, numpy.where(grain > 0.994, 1, page))
        if self.often(0.1):
            soft = page if self.often(0.5) else ndimage.gaussian_filter(page, 0.7)
            low, high = numpy.percentile(soft, (2, 98))
            page = (soft > low + (high - low) * pick.uniform(0.35, 0.75)).astype(numpy.float32)
        grey = Image.fromarray((numpy.clip(page, 0, 1) * 255).astype(numpy.uint8))
        if self.often(0.4):
            packed = io.BytesIO()
            grey.save(packed, "JPEG", quality=pick.randint(18, 85))
            grey = Image.open(packed).convert("L")
        return grey

    def resampled(self, page, share):
        height, width = page.shape
        image = Image.fromarray(page.astype(numpy.float32))
        if share >= 1:
            return page
        small = image.resize((max(8, int(width * share)), max(12, int(height * share))), Image.Resampling.BOX)
        return numpy.asarray(
            small if self.often(0.5) else small.resize((width, height), Image.Resampling.BICUBIC)
        )

    def line(self, line, other):
        """The picture of a line; `other` is the ink of another line, to stand above, below or behind."""
        pick = self.chance
        tall = line.base - line.top
        pad = int(tall * 0.9) + 2
        ink = numpy.pad(line.ink, ((pad, pad), (pad, pad)))
        top, base, low = line.top + pad, line.base + pad, line.low + pad
        zone = numpy.zeros_like(ink)
        inked = numpy.flatnonzero(ink.max(0) > 0.3)
        if not inked.size:
            return None
        first, last = inked[0], inked[-1] + 1
        bottom = low if self.often(0.7) else base
        zone[int(top) : int(numpy.ceil(bottom)), first:last] = 1
        zone[ink > 0.3] = 1
        if self.often(0.05):
            ink[int(base + tall * pick.uniform(0.12, 0.3)) :][: pick.randint(1, 3), first:last] = (
                pick.uniform(0.5, 1)
            )
        ghost = None
        if other is not None and self.often(0.12):
            ghost = ndimage.gaussian_filter(
                self.laid(other.ink[:, ::-1], ink.shape, pick.randint(-pad, pad)), pick.uniform(0.6, 2.5)
            )
        elif other is not None and self.often(0.15):
            gap = tall * pick.uniform(0.12, 0.5)
            offset = int(low + gap - other.top) if self.often(0.5) else int(top - gap - other.low)
            ink = numpy.maximum(ink, self.laid(other.ink, ink.shape, offset))
        ink, zone, *rest = self.moved([self.worn(ink), zone] + ([ghost] if ghost is not None else []))
        rows, columns = numpy.flatnonzero(zone.max(1) > 0.5), numpy.flatnonzero(zone.max(0) > 0.5)
        if rows.size < 8 or columns.size < 4:
            return None
        sides = [tall * pick.uniform(0.0, 0.28) for _ in range(2)] + [
            tall * pick.uniform(-0.02, 0.4) for _ in range(2)
        ]
        cut = (
            slice(max(0, int(rows[0] - sides[0])), int(rows[-1] + 1 + sides[1])),
            slice(max(0, int(columns[0] - sides[2])), int(columns[-1] + 1 + sides[3])),
        )
        page = self.paper(ink[cut], rest[0][cut] if rest else None)
        return self.seen(page, tall)

    @staticmethod
    def laid(ink, shape, offset):
        """Ink laid on a field of a shape, some rows down."""
        field = numpy.zeros(shape, numpy.float32)
        width = min(ink.shape[1], shape[1])
        start, stop = max(0, offset), min(shape[0], offset + ink.shape[0])
        if stop > start:
            field[start:stop, :width] = ink[start - offset : stop - offset, :width]
        return field
