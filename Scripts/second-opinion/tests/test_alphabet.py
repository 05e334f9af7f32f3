import unittest

from second_opinion.alphabet import folded


class Alphabet(unittest.TestCase):
    def test_keeps_what_european_receipts_are_printed_with(self):
        for letter in "aZ09.,:;-–€£¥%&#*/()ÄÖÜßéèçñõłžČğ×²½°№™ ":
            self.assertEqual(folded(letter), letter)

    def test_writes_wide_letters_as_narrow_ones(self):
        for wide, narrow in ("：:", "，,", "（(", "￥¥", "１1", "Ａ" + "A"):
            self.assertEqual(folded(wide), narrow)

    def test_leaves_other_scripts_out(self):
        for letter in "中のカ한дΩאع\u0000\n":
            self.assertIsNone(folded(letter), letter)
        self.assertIsNone(folded(""))


if __name__ == "__main__":
    unittest.main()
