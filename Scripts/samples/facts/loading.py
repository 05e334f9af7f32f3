"""Reads a receipt from its TOML file."""

import datetime
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

from facts import arithmetic
from facts.numbers import rounded
from facts.receipt import Item, Receipt, TaxRate

KEYS = {
    "format", "merchant", "address", "country", "language", "currency", "numbers", "date", "time", "number",
    "kind", "total", "discount", "discount_tax", "service_percent", "tip", "rounding_step", "issues", "items",
    "tax", "tax_added", "payments", "item", "paper", "page", "look", "words",
}  # fmt: skip


def load(path: Path, root: Path) -> Receipt:
    """Returns the receipt that the file at `path` describes, its arithmetic checked.

    Its picture stands below `receipts/` as the file stands below `root`.
    """
    with path.open("rb") as stream:
        table = tomllib.load(stream)
    unknown = table.keys() - KEYS
    if unknown:
        raise ValueError(f"{path}: unknown keys {sorted(unknown)}")
    for shown in ("{total}", "{date:", "@items"):
        if shown not in table["paper"]:
            raise ValueError(f"{path}: the paper does not show {shown}")
    currency = table["currency"]
    items = [_item(entry, currency) for entry in table["items"]]
    rates = [
        TaxRate(rate["code"], rate["label"], Decimal(rate["percent"])) for rate in table.get("tax", [])
    ]
    payments = [
        (entry["method"], _decimal(entry.get("amount")), entry.get("card", ""))
        for entry in table.get("payments", [])
    ]
    sums, made = arithmetic.sums(
        items,
        rates,
        payments,
        currency=currency,
        tax_added=table.get("tax_added", False),
        discount=Decimal(table.get("discount", "0")),
        discount_tax=table.get("discount_tax", ""),
        service_percent=Decimal(table.get("service_percent", "0")),
        tip=Decimal(table.get("tip", "0")),
        rounding_step=_decimal(table.get("rounding_step")),
    )
    picture = path.relative_to(root).with_suffix("." + table["format"])
    receipt = Receipt(
        file=f"receipts/{picture.as_posix()}",
        merchant=table["merchant"],
        address=table.get("address", []),
        country=table["country"],
        language=table["language"],
        currency=currency,
        number_style=table["numbers"],
        date=table["date"],
        time=_time(table.get("time")),
        number=table.get("number", ""),
        kind=table.get("kind", "receipt"),
        tax_added=table.get("tax_added", False),
        items=items,
        payments=made,
        sums=sums,
        issues=table.get("issues", []),
        item_templates=table["item"],
        paper=table["paper"],
        page=table["page"],
        look=table["look"],
        words=table.get("words", {}),
    )
    arithmetic.check(receipt, Decimal(table["total"]))
    return receipt


def _item(entry: dict[str, Any], currency: str) -> Item:
    quantity = Decimal(entry.get("qty", "1"))
    price = _decimal(entry.get("price"))
    amount = _decimal(entry.get("amount"))
    if amount is None:
        if price is None:
            raise ValueError(f"'{entry['name']}' has neither price nor amount")
        amount = rounded(quantity * price, currency)
    return Item(
        name=entry["name"],
        amount=rounded(amount, currency),
        quantity=quantity,
        unit=entry.get("unit", ""),
        price=price,
        tax=entry.get("tax", ""),
        code=entry.get("code", ""),
        discount=Decimal(entry.get("discount", "0")),
    )


def _decimal(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def _time(text: str | None) -> datetime.time | None:
    return None if text is None else datetime.time.fromisoformat(text)
