"""The truth row of a receipt: what a reader should find on it."""

from decimal import Decimal
from typing import Any

from facts.numbers import exponent, rounded
from facts.receipt import Receipt


def row(receipt: Receipt) -> dict[str, Any]:
    """Returns the receipt's row of `truth.jsonl`; what is not printed has no key."""

    def money(amount: Decimal) -> str:
        return f"{rounded(amount, receipt.currency):.{exponent(receipt.currency)}f}"

    sums = receipt.sums
    shown = receipt.paper
    row: dict[str, Any] = {
        "file": receipt.file,
        "merchant": receipt.merchant,
        "date": receipt.date.isoformat(),
        "time": receipt.time and receipt.time.isoformat("minutes"),
        "total": money(sums.total),
        "currency": receipt.currency,
        "subtotal": money(sums.subtotal) if "{subtotal" in shown else None,
        "tax": money(sums.tax) if "{tax" in shown else None,
        "tax_lines": [
            {
                "label": line.rate.label,
                "rate": str(line.rate.percent),
                "net": money(line.net),
                "tax": money(line.tax),
            }
            for line in sums.tax_lines
            if "{tax" in shown
        ],
        "tip": money(sums.tip) if sums.tip else None,
        "service_charge": money(sums.service) if sums.service else None,
        "discount": money(sums.discount) if sums.discount else None,
        "rounding": money(sums.rounding) if sums.rounding else None,
        "amount_paid": money(sums.paid) if receipt.payments else None,
        "change": money(sums.change) if sums.change > 0 else None,
        "payment_method": receipt.payments[0].method if receipt.payments else None,
        "payments": [
            {"method": payment.method, "amount": money(payment.amount)} for payment in receipt.payments
        ]
        if len(receipt.payments) > 1
        else None,
        "card_last4": next((payment.card for payment in receipt.payments if payment.card), None),
        "receipt_number": receipt.number,
        "country": receipt.country,
        "language": receipt.language,
        "document_type": receipt.kind,
        "address": ", ".join(receipt.address),
        "items": [
            {"name": " ".join(item.name.split()), "qty": str(item.quantity), "amount": money(item.amount)}
            for item in receipt.items
        ],
        "issues": receipt.issues,
    }
    return {key: value for key, value in row.items() if value}
