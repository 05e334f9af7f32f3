"""What Debian's models of Tesseract hold besides their networks."""

import pathlib
import subprocess
import tempfile

TESSDATA = pathlib.Path("/usr/share/tesseract-ocr/5/tessdata")


def listed(code, kind):
    """The lines of a language's list: its words, or the patterns of its numbers or punctuation; none without one."""
    with tempfile.TemporaryDirectory() as folder:
        stem = pathlib.Path(folder) / code
        signs, dawg, out = (
            pathlib.Path(f"{stem}.{name}") for name in ("lstm-unicharset", f"lstm-{kind}-dawg", "txt")
        )
        data = TESSDATA / f"{code}.traineddata"
        subprocess.run(["combine_tessdata", "-e", data, signs, dawg], capture_output=True, check=False)
        if not dawg.exists():
            return []
        subprocess.run(["dawg2wordlist", signs, dawg, out], capture_output=True, check=True)
        return out.read_text(encoding="utf-8").splitlines()
