"""Dates that know the month names of their receipt's language."""

import datetime

MONTHS = {
    "deu": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "fra": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "ita": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "nld": "januari februari maart april mei juni juli augustus september oktober november december",
    "por": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "spa": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
}


class Day:
    """A calendar date that a template prints by a `strftime` pattern: `{date:%d %B %Y}`.

    `%B` is the month's name in the receipt's language; English names are those of Python's C locale.
    """

    def __init__(self, date: datetime.date, language: str):
        self.date = date
        self.language = language

    def __format__(self, pattern: str) -> str:
        names = MONTHS.get(self.language)
        if names:
            pattern = pattern.replace("%B", names.split()[self.date.month - 1])
        return self.date.strftime(pattern)

    def __str__(self) -> str:
        return self.date.isoformat()
