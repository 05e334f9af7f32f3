"""Fills the placeholders of a receipt's templates with its facts."""

from decimal import Decimal
from typing import Any

from facts.days import Day
from facts.numbers import printed, rounded
from facts.receipt import Item, Receipt


def values(receipt: Receipt) -> dict[str, Any]:
    """Returns the value of every placeholder that the paper's text may use.

    Sums stand under their names, tax lines under `net`, `tax`, `gross` and `percent` with the rate's
    code or, where codes are shared, its label (`tax_A`), payments under `paid1`, `paid2`.
    """

    def money(amount: Decimal) -> str:
        return printed(rounded(amount, receipt.currency), receipt.number_style)

    sums = receipt.sums
    found: dict[str, Any] = {
        "merchant": receipt.merchant,
        "address": receipt.address,
        "number": receipt.number,
        "date": Day(receipt.date, receipt.language),
        "time": receipt.time,
        "subtotal": money(sums.subtotal),
        "discount": money(sums.discount),
        "savings": money(sum((item.discount for item in receipt.items), sums.discount)),
        "service": money(sums.service),
        "tax": money(sums.tax),
        "net": money(sum((line.net for line in sums.tax_lines), Decimal(0))),
        "tip": money(sums.tip),
        "rounding": money(sums.rounding),
        "unrounded": money(sums.total - sums.rounding),
        "total": money(sums.total),
        "paid": money(sums.paid),
        "change": money(sums.change),
        "count": str(len(receipt.items)),
        "pieces": str(sum(1 if item.unit else int(item.quantity) for item in receipt.items)),
    }
    for line in sums.tax_lines:
        for key in (line.rate.code, line.rate.label):
            found[f"net_{key}"] = money(line.net)
            found[f"tax_{key}"] = money(line.tax)
            found[f"gross_{key}"] = money(line.gross)
            found[f"percent_{key}"] = printed(line.rate.percent, receipt.number_style)
    for index, payment in enumerate(receipt.payments, start=1):
        found[f"paid{index}"] = money(payment.amount)
        found[f"card{index}"] = payment.card
    return found | {key: _word(word, receipt) for key, word in receipt.words.items()}


def item_lines(receipt: Receipt) -> list[str]:
    """Returns the paper's lines for the items, by the template for each item's kind."""
    lines: list[str] = []
    for index, item in enumerate(receipt.items, start=1):
        template = receipt.item_templates.get(item.kind, receipt.item_templates["one"])
        lines += template.format_map(_item_values(index, item, receipt)).split("\n")
        if item.discount:
            discount = receipt.item_templates["discount"]
            lines += discount.format_map(_item_values(index, item, receipt)).split("\n")
    return lines


def _item_values(index: int, item: Item, receipt: Receipt) -> dict[str, Any]:
    style = receipt.number_style
    price = item.amount / item.quantity if item.price is None else item.price
    name = item.name.split("\n")
    return {
        "index": index,
        "name": item.name,
        "first": name[0],
        "rest": name[-1] if len(name) > 1 else "",
        "qty": printed(item.quantity, style),
        "unit": item.unit,
        "price": printed(rounded(price, receipt.currency) if item.price is None else price, style),
        "amount": printed(item.amount, style),
        "discount": printed(rounded(item.discount, receipt.currency), style),
        "tax": item.tax,
        "code": item.code,
    }


def _word(word: Any, receipt: Receipt) -> Any:
    return word if isinstance(word, str) else Day(word, receipt.language)
