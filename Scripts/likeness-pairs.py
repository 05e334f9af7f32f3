#!/usr/bin/env python3
"""Writes pairs of names with their likeness by Python's difflib, which EvaluationTests hold the program to.

usage: likeness-pairs.py > Tests/EvaluationTests/Fixtures/likeness-pairs.tsv

Each line: name, other name, both folded, and the ratio. Random, but the same on every run.
"""
import difflib
import random
import re
import unicodedata


def fold(text):
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return " ".join(re.findall(r"[a-z0-9]+", plain))


def alike(a, b):
    a, b = fold(a), fold(b)
    return difflib.SequenceMatcher(None, a, b, autojunk=False).ratio() if a and b else 0.0


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
        row = [a, b, fold(a), fold(b), f"{alike(a, b):.12f}"]
        print("\t".join(cell.replace("\n", "\\n") for cell in row))


main()
