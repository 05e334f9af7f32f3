"""Which of a model's letters can stand on a receipt that tallyroll reads; pure."""
import unicodedata


def folded(letter):
    """Returns a letter as it is written in Latin text, or None where it is of another script.

    The model has been trained on Chinese most of all, and takes a smudge for one of its 18,000 letters, or a colon
    for the wide one of Chinese.
    """
    text = unicodedata.normalize("NFKC", letter) if "\uff00" <= letter[:1] <= "\uffef" else letter
    return text if text and all(_is_latin(character) for character in text) else None


def _is_latin(character):
    if character.isascii():
        return character.isprintable()
    if unicodedata.category(character)[0] == "L":
        return "LATIN" in unicodedata.name(character, "") or character in "ªº"
    # Marks, numbers and signs: up to the arrows and letterlike signs, currencies among them.
    return character < "\u2200" and unicodedata.category(character)[0] in "NPS"
