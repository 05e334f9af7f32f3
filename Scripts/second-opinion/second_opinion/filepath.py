"""Paths as requests have them: text in which bytes that are not UTF-8 are written \\xE4, and a backslash \\\\."""
import re

_ESCAPE = re.compile(rb"\\(?:x([0-9A-Fa-f]{2})|(.))", re.DOTALL)


def path_bytes(text):
    """Returns the bytes that the operating system knows a path by."""
    return _ESCAPE.sub(
        lambda match: bytes([int(match[1], 16)]) if match[1] else match[2], text.encode("utf-8", "surrogatepass"))
