internal import ReceiptModel

/// The numbers beside the amount of a row.
extension ItemAssembler {
  /// Quantity and unit price among the other numbers of the row, by quantity × price = amount.
  func readColumns(_ item: inout LineItem, amount: Amount, amounts: [Amount], row: ReadRow)
    -> [NumberToken]
  {
    var reader = ItemCore.Reader(exponent: zone.figures.exponent, style: zone.figures.style)
    reader.isThousands = zone.isWhole
    let others = row.numbers.filter { $0.core != amount.token.core && !$0.isPercent }
    let prices = others.filter { !$0.separators.isEmpty || $0.currency != nil }
    let factors = others.filter { $0.isFactor && $0.separators.isEmpty && $0.currency == nil }
    // Of two numbers the one that is less like money counts.
    var counts = others.sorted { a, b in
      let (first, second) = (likeness(a), likeness(b))
      return first != second ? first < second : a.core.lowerBound < b.core.lowerBound
    }
    if let measured = counts.firstIndex(where: { row.isMeasure($0) || isWeight($0, among: others, in: row) })
    {
      counts.insert(counts.remove(at: measured), at: 0)
    }
    for number in counts {
      // A price alone is no quantity as well.
      if number.groups.count > 1, prices.count == 1, number.core == prices[0].core { continue }
      // A whole price needs its sign of multiplication before it.
      let whole = factors.filter { $0.core.lowerBound > number.core.lowerBound }
      guard let core = reader.proven(amount.token, quantities: [number], prices: prices + whole) else {
        continue
      }
      item.quantity = core.quantity.map { (number.isNegative ? "-" : "") + $0.text }
      item.unitPrice = core.price.map { Money(minorUnits: $0, currency: currency) }
      return [number] + (prices + whole).filter { core.price == reader.minorUnits($0) }
    }
    // "2 COFFEE 9.00": a small whole number in front counts.
    if let first = row.numbers.first, first.words.lowerBound == 0, first.separators.isEmpty,
      first.groups[0].count <= 2, first.core != amount.token.core, !first.touchesLetters,
      let quantity = DecimalQuantity(first), quantity.isPositive
    {
      item.quantity = quantity.text
      return [first]
    }
    guard let count = ItemCount(row, before: amount, exponent: zone.figures.exponent) else { return [] }
    (item.quantity, item.unit) = (count.quantity.text, count.unit)
    return [count.token]
  }

  /// Whether a number with a short word behind it stands before the sign of multiplication: `28,11 l x 1,579`.
  private func isWeight(_ number: NumberToken, among others: [NumberToken], in row: ReadRow) -> Bool {
    guard others.count == 2, number.core == others[0].core, others[1].isFactor, !number.isFactor else {
      return false
    }
    let unit = number.words.upperBound + 1
    return unit + 2 == others[1].words.lowerBound && row.text.row.words[unit].text.letterCount <= 3
  }

  /// How much a number looks like money: by its decimals, its currency, its size.
  private func likeness(_ number: NumberToken) -> Int {
    let isExact = Amount(number, exponent: zone.figures.exponent, style: zone.figures.style)?.form == .exact
    let hasDecimals = isExact && zone.figures.exponent > 0
    return (hasDecimals ? 100 : 0) + (number.currency == nil ? 0 : 10) + number.groups[0].count
  }
}
