"""The facts of one receipt."""

import datetime
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any


@dataclass(frozen=True)
class Item:
    """One thing bought; `name` may hold a line break where the paper has one."""

    name: str
    amount: Decimal
    quantity: Decimal = Decimal(1)
    unit: str = ""
    price: Decimal | None = None
    tax: str = ""
    code: str = ""
    discount: Decimal = Decimal(0)

    @property
    def kind(self) -> str:
        """Which template prints it: `one`, `many`, or `weighed` for what is sold by a unit."""
        if self.unit:
            return "weighed"
        return "one" if self.quantity == 1 else "many"


@dataclass(frozen=True)
class TaxRate:
    """A rate of tax and the code by which items refer to it."""

    code: str
    label: str
    percent: Decimal


@dataclass(frozen=True)
class TaxLine:
    """What one rate comes to on a receipt."""

    rate: TaxRate
    net: Decimal
    tax: Decimal

    @property
    def gross(self) -> Decimal:
        """Net and tax together."""
        return self.net + self.tax


@dataclass(frozen=True)
class Payment:
    """A payment; `card` holds the last four digits where it is one."""

    method: str
    amount: Decimal
    card: str = ""


@dataclass(frozen=True)
class Sums:
    """Every sum of a receipt, each counted once."""

    subtotal: Decimal
    discount: Decimal
    service: Decimal
    tax_lines: tuple[TaxLine, ...]
    tip: Decimal
    rounding: Decimal
    total: Decimal
    paid: Decimal
    change: Decimal

    @property
    def tax(self) -> Decimal:
        """All tax."""
        return sum((line.tax for line in self.tax_lines), Decimal(0))


@dataclass(frozen=True)
class Receipt:
    """A receipt as its file describes it, with its sums."""

    file: str
    merchant: str
    address: list[str]
    country: str
    language: str
    currency: str
    number_style: str
    date: datetime.date
    time: datetime.time | None
    number: str
    kind: str
    tax_added: bool
    items: list[Item]
    payments: list[Payment]
    sums: Sums
    issues: list[str]
    item_templates: dict[str, str]
    paper: str
    page: dict[str, Any]
    look: dict[str, Any]
    words: dict[str, Any] = field(default_factory=dict)
