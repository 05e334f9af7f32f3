"""What every step of the training shares: the alphabet, the held-out rule, and shards of lines for
lstmtraining."""

import os
import pathlib
import subprocess
import unicodedata

LETTERS = (
    "äöüÄÖÜß"  # German
    "àâæçèéêëîïôœùûüÀÂÆÇÈÉÊËÎÏÔŒÙÛÜ"  # French
    "àèéìíòóùúÀÈÉÌÍÒÓÙÚ"  # Italian
    "áéíñóúüÁÉÍÑÓÚÜ"  # Spanish
    "áéëïíóöüÁÉËÏÍÓÖÜ"  # Dutch
    "áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ"  # Portuguese
    "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"  # Polish
    "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"  # Czech
)
ASCII = "".join(chr(code) for code in range(33, 127) if chr(code) != "`")
SIGNS = "€£¥§°×·©®™²³½ª¡¿"
ALPHABET = sorted(set(ASCII + LETTERS + SIGNS))

# Signs of one look, or one meaning on a receipt, are one to the model: print does not tell them apart.
SAME = str.maketrans(
    {
        "‘": "'",
        "’": "'",
        "‚": ",",
        "´": "'",
        "`": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "–": "-",
        "—": "-",
        "−": "-",
        "…": "...",
        "«": '"',
        "»": '"',
        "∙": "·",
        "•": "·",
        "●": "·",
        "º": "°",
        "\u00a0": " ",
        "\t": " ",
    }
)


def clean(text):
    """The text as the model should read it: letters composed, single spaces, one sign for each look."""
    return " ".join(unicodedata.normalize("NFC", text).translate(SAME).split())


def readable(text):
    """Whether the model's alphabet has all signs of the text."""
    return all(sign == " " or sign in ALPHABET for sign in text)


def fnv(text):
    """FNV-1a, 32 bits, as Sources/Evaluation has it."""
    key = 0x811C9DC5
    for byte in text.encode():
        key = ((key ^ byte) * 0x01000193) & 0xFFFFFFFF
    return key


def held_out(name):
    """Whether a receipt is kept out of training: 5 divides the hash of its name without folders and ending."""
    return fnv(pathlib.PurePath(name).stem) % 5 == 0


def write_shard(lines, stem):
    """Writes lines, pairs of a grey Pillow image and its text, as STEM.lstmf: whole or not at all."""
    part = f"{stem}.part"
    picture, boxes = f"{part}.tif", f"{part}.box"
    images = [image for image, _ in lines]
    images[0].save(picture, save_all=True, append_images=images[1:], compression="packbits")
    with open(boxes, "w", encoding="utf-8") as file:
        for page, (image, text) in enumerate(lines):
            width, height = image.size
            file.write(
                f"WordStr 0 0 {width} {height} {page} #{text}\n\t {width} 0 {width + 1} {height} {page}\n"
            )
    environment = dict(os.environ, OMP_THREAD_LIMIT="1")
    done = subprocess.run(
        ["tesseract", picture, part, "--psm", "13", "lstm.train"],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    os.remove(picture)
    os.remove(boxes)
    if done.returncode != 0:
        raise SystemExit(f"tesseract could not make {stem}.lstmf:\n{done.stderr}")
    os.replace(f"{part}.lstmf", f"{stem}.lstmf")
