"""The arithmetic of a receipt, and the checks that it holds."""

from decimal import Decimal

from facts.numbers import rounded, to_step
from facts.receipt import Item, Payment, Receipt, Sums, TaxLine, TaxRate

ZERO = Decimal(0)


class Mismatch(ValueError):
    """A receipt whose numbers do not agree."""


def tax_lines(
    bases: dict[str, Decimal], rates: list[TaxRate], added: bool, currency: str
) -> tuple[TaxLine, ...]:
    """Returns what each rate comes to on the amounts per tax code.

    `added`: the amounts are net and tax comes on top; otherwise they hold it. Several rates may share
    a code (central and state tax).
    """
    lines = []
    for rate in rates:
        base = bases.get(rate.code, ZERO)
        if added:
            lines.append(TaxLine(rate, base, rounded(base * rate.percent / 100, currency)))
        else:
            net = rounded(base / (1 + rate.percent / 100), currency)
            lines.append(TaxLine(rate, net, base - net))
    return tuple(lines)


def sums(
    items: list[Item],
    rates: list[TaxRate],
    payments: list[tuple[str, Decimal | None, str]],
    *,
    currency: str,
    tax_added: bool,
    discount: Decimal,
    discount_tax: str,
    service_percent: Decimal,
    tip: Decimal,
    rounding_step: Decimal | None,
) -> tuple[Sums, list[Payment]]:
    """Returns a receipt's sums, and its payments with their amounts.

    A payment without an amount pays what is left.
    """
    subtotal = sum((item.amount - item.discount for item in items), ZERO)
    service = rounded((subtotal - discount) * service_percent / 100, currency)
    bases: dict[str, Decimal] = {}
    for item in items:
        bases[item.tax] = bases.get(item.tax, ZERO) + item.amount - item.discount
    if discount:
        bases[discount_tax] -= discount
    if service:
        taxed = next((rate.code for rate in rates), "")
        bases[taxed] = bases.get(taxed, ZERO) + service
    lines = tax_lines(bases, rates, tax_added, currency)
    exact = subtotal - discount + service + tip
    if tax_added:
        exact += sum((line.tax for line in lines), ZERO)
    total = to_step(exact, rounding_step) if rounding_step else exact
    total = rounded(total, currency)
    made, left = [], total
    for method, amount, card in payments:
        made.append(Payment(method, left if amount is None else amount, card))
        left -= made[-1].amount
    paid = sum((payment.amount for payment in made), ZERO)
    result = Sums(
        subtotal, discount, service, lines, tip, total - exact, total, paid, paid - total
    )
    return result, made


def check(receipt: Receipt, stated_total: Decimal) -> None:
    """Raises `Mismatch` unless every sum of the receipt follows from the others.

    `stated_total` is written by hand in the receipt's file: a change to an item that
    is not meant to change the total cannot pass unseen.
    """

    def agree(what: str, left: Decimal, right: Decimal) -> None:
        if left != right:
            raise Mismatch(f"{receipt.file}: {what}: {left} is not {right}")

    found = receipt.sums
    agree("the stated total", stated_total, found.total)
    agree(
        "items and subtotal",
        sum((item.amount - item.discount for item in receipt.items), ZERO),
        found.subtotal,
    )
    for item in receipt.items:
        if item.price is not None:
            agree(item.name, rounded(item.quantity * item.price, receipt.currency), item.amount)
    tax_on_top = found.tax if receipt.tax_added else ZERO
    agree(
        "the parts and the total",
        found.subtotal + tax_on_top + found.tip + found.service + found.rounding - found.discount,
        found.total,
    )
    agree("paid less change", found.paid - found.change, found.total)
    if found.tax_lines and not receipt.tax_added:
        agree(
            "the tax table",
            sum((line.gross for line in found.tax_lines), ZERO),
            found.total - found.tip - found.rounding,
        )
    if receipt.kind != "refund" and found.change < 0:
        raise Mismatch(f"{receipt.file}: {found.paid} does not pay {found.total}")
