internal import ReceiptModel

/// Quantity times price on a row of their own, above or below the row of the amount.
struct ItemQuantity: Sendable {
  /// How many; `nil` where it cannot be read and follows from the price.
  var quantity: DecimalQuantity?
  var unit: String?
  /// The price of one in minor units.
  var price: Int
  let row: ReadRow

  init(of quantity: DecimalQuantity?, at price: Int, in row: ReadRow) {
    (self.quantity, self.price, self.row) = (quantity, price, row)
  }

  /// Reads a row, or returns `nil` where it is no such row.
  init?(_ row: ReadRow, _ amounts: [Amount], zone: ItemZone) {
    self.row = row
    let letters = ItemText.name(of: row, without: row.numbers).letters
    guard (1...2).contains(amounts.count), letters <= 3 else { return nil }
    // "2 x Dip 6,00" has its name between count and amount.
    if letters == 3, amounts.count == 1, zone.column != nil, zone.isInColumn(amounts[0], of: row),
      row.concepts.isDisjoint(with: .unit)
    {
      return nil
    }
    let isBeside = zone.column != nil && !amounts.contains { zone.isInColumn($0, of: row) }
    let factors = row.numbers.filter { !$0.isPercent }
    guard let first = factors.first,
      row.numbers.contains(where: { $0.isFactor || row.isMeasure($0) }) || isBeside
    else { return nil }
    guard
      let price = amounts.first(where: { $0.token.core != first.core })
        ?? (isBeside || amounts.count == 2 ? amounts.last : nil)
    else { return nil }
    // "x 0,99  2,32" is a price and its amount, below the weight.
    if amounts.count == 2, factors.count == 2, first.isFactor, Self.isMultiplied(first, in: row) {
      return nil
    }
    // With a third number the row has its own amount and is an item.
    guard isBeside || factors.count <= 2, factors.last?.core == price.token.core || isBeside else {
      return nil
    }
    self.price = price.minorUnits
    guard first.core != price.token.core, let count = DecimalQuantity(first), count.isPositive else {
      if isBeside { return }
      return nil
    }
    quantity = count
    let words = row.text.row.words
    unit = words.indices.filter { $0 > first.words.upperBound && $0 < price.token.words.lowerBound }
      .map { words[$0].text }.first {
        $0.hasLetter && !["x", "X", "@"].contains($0) && CurrencySign.of(word: $0) == nil
          && $0.count <= 8 && $0.count > 1
      }
  }

  private static func isMultiplied(_ number: NumberToken, in row: ReadRow) -> Bool {
    guard number.words.lowerBound == 1 else { return false }
    return ["x", "X", "*", "@", "\u{D7}"].contains(row.text.row.words[0].text)
  }

  /// Returns it with the quantity that makes an amount, or `nil` where none does.
  func fitting(_ amount: Int) -> ItemQuantity? {
    if let quantity { return quantity.times(price, isNear: amount) ? self : nil }
    // A count that was misread follows from amount and price.
    guard price > 0, amount >= price, amount % price == 0, amount / price < 100 else { return nil }
    var fitting = self
    fitting.quantity = DecimalQuantity(text: String(amount / price))
    return fitting
  }

  /// What a whole number of them make.
  var made: Int? { quantity.flatMap { $0.isWhole ? $0.minorUnits(exponent: 0) : nil }.map { $0 * price } }

  /// Returns what they make, where an amount differs from it by one digit only.
  func nearMiss(of amount: Int) -> Int? {
    guard let value = made else { return nil }
    let made = String(value)
    let digits = String(amount)
    guard made.count <= digits.count, digits.count <= 6 else { return nil }
    let padded = String(repeating: "0", count: digits.count - made.count) + made
    return zip(padded, digits).count { $0 != $1 } == 1 ? value : nil
  }

  /// Writes quantity, unit and price to an item.
  func write(to item: inout ItemReader.Item, currency: Currency?) {
    item.item.quantity = quantity?.text
    item.item.unit = unit
    item.isProven = item.damaged == nil
    item.item.unitPrice = Money(minorUnits: price, currency: currency)
    if row.index > item.rows.upperBound {
      item.item.rawText += "\n" + row.raw
    }
    item.rows = min(item.rows.lowerBound, row.index)...max(item.rows.upperBound, row.index)
  }
}
