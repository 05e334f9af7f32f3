"""How alike two texts are, by the rules that `tallyroll evaluate` scores with."""
import difflib
import re
import unicodedata


def fold(text):
    plain = unicodedata.normalize("NFKD", str(text)).encode("ascii", "ignore").decode().lower()
    return " ".join(re.findall(r"[a-z0-9]+", plain))


def likeness(a, b):
    """The share of letters that two texts have in common, in order, 0 to 1."""
    a, b = fold(a), fold(b)
    if not a or not b:
        return 0.0
    return difflib.SequenceMatcher(None, a, b, autojunk=False).ratio()


def merchant_right(got, want):
    """Whether a name is right: nearly the same letters, or one holds the other."""
    if likeness(got, want) >= 0.85:
        return True
    short, long = sorted((fold(got).replace(" ", ""), fold(want).replace(" ", "")), key=len)
    return len(short) >= 4 and short in long
