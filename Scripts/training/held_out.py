"""Which receipts are kept out of training: one in five, by the rule of Documentation/Accuracy.md."""
import os


def stem(file):
    return os.path.splitext(os.path.basename(file))[0]


def key(file):
    """FNV-1a, 32 bits, of a file's name without folders and ending, as Sources/Evaluation has it."""
    value = 0x811C9DC5
    for byte in stem(file).encode():
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value


def held_out(file):
    """Whether a receipt is kept out."""
    return key(file) % 5 == 0
