#!/usr/bin/env python3
"""Writes pairs of names with their likeness by Python's difflib, which EvaluationTests hold the program to.

usage: likeness-pairs.py > Tests/EvaluationTests/Fixtures/likeness-pairs.tsv

Each line: name, other name, both folded, and the ratio. Random, but the same on every run.
"""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "training"))
from likeness import fold, likeness  # noqa: E402  (it needs the path above)

NAMES = [
    "Bäckerei Lindner GmbH", "BACKEREI LINDNER", "Café Zürich – Inh. J. Müller", "Cafe Zurich", "", "!!!", "Ł", "ß",
    "Żabka Polska Sp. z o.o.", "ﬁne ﬂour ½ kg", "Ⅷ. Großmarkt", "Ａｓｉａ　Ｍａｒｔ", "ASIA MART", "Å Ångström №5", "東京マート 24",
    "YONGFATT ENTERPRISE", "TAN WOON YANN", "S.H.H. MOTOR (SUNGAI RENGIT) SDN. BHD.", "S H H MOTOR SUNGAI RENGIT SDN BHD",
    "NO 122.124. JALAN DEDAP 13 81100 JOHOR BAHRU", "NO 122.124 JALAN DEDAP 13, 81100 JOHOR BAHRU",
    "8 rue des Glycines, 69999 Valmoret", "8, Rue des Glycines\n69999 VALMORET", "abcabba", "cbabac", "aaaa", "aaaaaaaa",
    "abababababababab", "babababababababa", "ab" * 150, "ba" * 140 + "c", "Příliš žluťoučký kůň", "Prilis zlutoucky kun",
]


def noisy(rng, text):
    letters = list(text)
    for _ in range(rng.randrange(0, 8)):
        kind, place = rng.randrange(3), rng.randrange(len(letters) + 1)
        if kind == 0:
            letters.insert(place, rng.choice("abeilnorst 01258.-äéß"))
        elif letters and place < len(letters):
            if kind == 1:
                del letters[place]
            else:
                letters[place] = rng.choice("abeilnorst 01258.-äéß")
    return "".join(letters)


def main():
    rng = random.Random(4)
    pairs = [(a, b) for i, a in enumerate(NAMES) for b in NAMES[i:i + 2]]
    pairs += [(a, noisy(rng, a)) for a in NAMES for _ in range(5)]
    for alphabet in ("ab", "abc ", "abcdefgh 12"):
        for _ in range(60):
            pairs.append(tuple("".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 40))) for _ in range(2)))
    for a, b in pairs:
        row = [a, b, fold(a), fold(b), f"{likeness(a, b):.12f}"]
        print("\t".join(cell.replace("\n", "\\n") for cell in row))


main()
