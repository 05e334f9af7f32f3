"""What every step of the training shares: the alphabet, the labels of real lines, the held-out rule, and
shards of lines for lstmtraining."""

import os
import pathlib
import subprocess
import sys
import unicodedata

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "training"))
from held_out import held_out  # noqa: E402, F401  (it needs the path above; the other steps take it from here)

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


def labels(boxes):
    """The label of each page of a line crops' box file."""
    found = {}
    for line in boxes.read_text(encoding="utf-8").splitlines():
        if line.startswith("WordStr "):
            head, _, text = line.partition("#")
            found[int(head.split()[5])] = clean(text)
    return found


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
