"""Exact amounts and the ways in which countries print them."""

from decimal import ROUND_HALF_UP, Decimal

# Name of the style, as written in a receipt's file → (thousands separator, decimal mark).
STYLES = {
    "1,234.56": (",", "."),
    "1.234,56": (".", ","),
    "1 234,56": (" ", ","),
    "1'234.56": ("'", "."),
    "1234.56": ("", "."),
    "1234,56": ("", ","),
}

# Digits after the decimal mark, where they are not two.
EXPONENTS = {"JPY": 0, "KWD": 3}


def exponent(currency: str) -> int:
    """Returns the number of decimals of a currency."""
    return EXPONENTS.get(currency, 2)


def rounded(value: Decimal, currency: str) -> Decimal:
    """Returns `value` in whole minor units of `currency`, halves away from zero."""
    unit = Decimal(1).scaleb(-exponent(currency))
    return value.quantize(unit, ROUND_HALF_UP)


def to_step(value: Decimal, step: Decimal) -> Decimal:
    """Returns the multiple of `step` nearest to `value`, as cash is rounded."""
    return (value / step).quantize(Decimal(1), ROUND_HALF_UP) * step


def printed(value: Decimal, style: str) -> str:
    """Returns `value` with the digits that it has, in the given style."""
    thousands, mark = STYLES[style]
    return f"{value:,f}".replace(",", "\0").replace(".", mark).replace("\0", thousands)
