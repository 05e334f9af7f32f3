import math
import unittest

from second_opinion import lines, words


def letters(text, start=0.0, end=1.0, sure=0.99):
    """Spreads a text evenly over a part of a line."""
    step = (end - start) / max(1, len(text))
    return [(letter, start + (index + 0.5) * step, sure) for index, letter in enumerate(text)]


def corners(x, y, width, height, degrees=0.0):
    """Returns the corners of a line that starts at a place and goes down by so many degrees."""
    angle = math.radians(degrees)
    along = (math.cos(angle), math.sin(angle))
    down = (-along[1], along[0])
    return [
        (x + along[0] * a + down[0] * b, y + along[1] * a + down[1] * b)
        for a, b in ((0, 0), (width, 0), (width, height), (0, height))]


class Splitting(unittest.TestCase):
    def test_splits_at_spaces_and_wide_gaps(self):
        cases = {
            "one": [("TOTAL", letters("TOTAL"))],
            "spaces": [("TOTAL", letters("TOTAL EUR")), ("EUR", None)],
        }
        for name, expected in cases.items():
            with self.subTest(name):
                found = words.split(expected[0][1])
                self.assertEqual([word[0] for word in found], [word[0] for word in expected])
        # Nothing but room between the date and the time.
        apart = letters("19-03-2018", 0, 0.5) + letters("18:08", 0.65, 0.9)
        self.assertEqual([word[0] for word in words.split(apart)], ["19-03-2018", "18:08"])

    def test_keeps_letters_together_that_are_spaced_alike(self):
        self.assertEqual([word[0] for word in words.split(letters("A.B-C,1"))], ["A.B-C,1"])

    def test_gives_each_word_its_part_of_the_line_and_its_confidence(self):
        found = words.split(letters("AB CD"))
        for (_, start, end, sure), expected in zip(found, ((0, 0.4), (0.6, 1))):
            self.assertAlmostEqual(start, expected[0])
            self.assertAlmostEqual(end, expected[1])
            self.assertAlmostEqual(sure, 0.99)

    def test_reads_nothing_from_nothing(self):
        for line in ([], letters(" "), letters("   ")):
            self.assertEqual(words.split(line), [])

    def test_words_of_one_letter_lie_within_the_line(self):
        self.assertEqual(words.split([("7", 0.5, 1.0)]), [("7", 0.0, 1.0, 1.0)])


class Placing(unittest.TestCase):
    def test_boxes_are_whole_pixels_without_the_room_around_the_letters(self):
        [word] = words.page_words([(corners(100, 200, 80, 40), letters("SUM"))])
        self.assertEqual((word["x"], word["width"]), (100, 80))
        self.assertAlmostEqual(word["height"], 40 * lines.TIGHT, delta=1)
        self.assertAlmostEqual(word["y"] + word["height"] / 2, 220, delta=1)

    def test_boxes_are_never_empty(self):
        [word] = words.page_words([(corners(5, 5, 0.2, 0.2), letters("."))])
        self.assertEqual((word["width"], word["height"]), (1, 1))

    def test_confidences_are_whole_percents(self):
        for sure, expected in ((0.994, 99), (0, 0), (1, 100), (1.2, 100)):
            [word] = words.page_words([(corners(0, 0, 50, 20), letters("A", sure=sure))])
            self.assertEqual(word["confidence"], expected)


class Rows(unittest.TestCase):
    def numbers(self, found):
        return [(word["text"], word["line"]) for word in words.page_words(found)]

    def test_a_label_and_its_amount_share_a_row_however_the_page_leans(self):
        for degrees in (-12, -3, 0, 3, 12):
            angle = math.radians(degrees)
            page = []
            for index in range(6):
                x, y = -40 * index * math.sin(angle), 40 * index * math.cos(angle)
                page.append((corners(x, y, 300, 30, degrees), letters(f"LABEL{index}")))
                far = 700 * math.cos(angle), 700 * math.sin(angle)
                page.append((corners(x + far[0], y + far[1], 60, 30, degrees), letters(f"{index},00")))
            expected = [word for index in range(6) for word in ((f"LABEL{index}", index), (f"{index},00", index))]
            self.assertEqual(self.numbers(page[::-1]), expected, degrees)

    def test_follows_curled_paper_by_the_lean_beside_the_gap(self):
        page = [(corners(0, 40 * row, 300, 30, 10), letters(f"L{row}")) for row in range(4)]
        page += [(corners(0, 400 + 40 * row, 300, 30, -10), letters(f"M{row}")) for row in range(4)]
        for top, slope in ((0, 1), (400, -1)):
            page += [
                (corners(500, top + slope * 500 * math.tan(math.radians(10)) + 40 * row, 200, 30, slope * 10),
                 letters(f"R{row}")) for row in range(4)]
        found = dict()
        for text, line in self.numbers(page):
            found.setdefault(line, []).append(text[1:])
        self.assertTrue(all(len(row) == 2 and row[0] == row[1] for row in found.values()), found)

    def test_lines_one_above_the_other_never_share_a_row(self):
        page = [(corners(0, 0, 200, 60), letters("BIG")), (corners(10, 12, 150, 30), letters("SMALL"))]
        self.assertEqual(len({line for _, line in self.numbers(page)}), 2)

    def test_an_empty_page_has_no_words(self):
        self.assertEqual(words.page_words([]), [])


if __name__ == "__main__":
    unittest.main()
