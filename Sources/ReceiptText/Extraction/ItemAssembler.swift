internal import ReceiptModel

/// Puts rows together to items, one row at a time.
struct ItemAssembler {
  private struct Quantity {
    var quantity: String
    var unit: String?
    var unitPrice: Int
    var row: ReadRow
  }

  let figures: FigureReader
  let currency: Currency?
  let nameFollows: Bool
  private var items: [ItemReader.Item] = []
  private var names: [ReadRow] = []
  private var waiting: Quantity?

  init(figures: FigureReader, currency: Currency?, nameFollows: Bool) {
    self.figures = figures
    self.currency = currency
    self.nameFollows = nameFollows
  }

  /// Takes the next row.
  mutating func take(_ row: ReadRow) {
    guard row.dates.isEmpty || !figures.amounts(row).isEmpty else { return }
    let amounts = figures.amounts(row).filter { $0.form == .exact }
    let name = ItemText.name(of: row)
    if let quantity = quantity(row, amounts) {
      place(quantity)
    } else if let amount = amounts.last {
      take(amount, amounts: amounts, of: row, name: name)
    } else if name.letters >= 3 || name.code != nil {
      takeName(row, name)
    }
  }

  /// Returns the items.
  func finish() -> [ItemReader.Item] { items }

  private mutating func takeName(_ row: ReadRow, _ name: ItemText) {
    if nameFollows, let last = items.indices.last, items[last].item.description.isEmpty {
      append(name, of: row, to: last)
    } else if nameFollows, let last = items.indices.last, row.index - items[last].rows.upperBound == 1 {
      append(name, of: row, to: last)
    } else {
      names.append(row)
    }
  }

  private mutating func append(_ name: ItemText, of row: ReadRow, to index: Int) {
    let known = items[index].item.description
    items[index].item.description = known.isEmpty ? name.text : known + " " + name.text
    items[index].item.productCode = items[index].item.productCode ?? name.code
    items[index].item.rawText += "\n" + row.raw
    items[index].rows = items[index].rows.lowerBound...row.index
  }

  private mutating func take(_ amount: Amount, amounts: [Amount], of row: ReadRow, name: ItemText) {
    var item = LineItem(description: name.text, productCode: name.code, rawText: row.raw)
    var first = row.index
    if name.letters < 3, !nameFollows, !names.isEmpty {
      let above = names.suffix(2).filter { row.index - $0.index <= 3 }
      item.description = above.map { ItemText.name(of: $0).text }.joined(separator: " ")
      item.productCode = item.productCode ?? above.compactMap { ItemText.name(of: $0).code }.first
      item.rawText = (above.map(\.raw) + [row.raw]).joined(separator: "\n")
      first = above.first?.index ?? first
    } else if item.productCode == nil {
      item.productCode =
        names.suffix(1).filter { row.index - $0.index == 1 }.compactMap { ItemText.name(of: $0).code }.first
    }
    names = []
    item.amount = Money(minorUnits: amount.minorUnits, currency: currency)
    item.taxCode = amount.token.suffix.map { String($0).uppercased() }
    readColumns(&item, amount: amount, amounts: amounts, row: row)
    if let waiting, fits(waiting, amount.minorUnits) {
      apply(waiting, to: &item)
      first = min(first, waiting.row.index)
    }
    waiting = nil
    let agrees = item.unitPrice != nil
    item.confidence = row.confidence < 60 ? 0.5 : agrees ? 0.97 : item.description.isEmpty ? 0.6 : 0.85
    items.append(
      ItemReader.Item(
        item: item, value: amount.minorUnits, rows: first...row.index, box: row.text.box(amount.token.words),
        page: row.page))
  }

  /// Quantity and unit price among the other numbers of the row, by quantity × price = amount.
  private func readColumns(_ item: inout LineItem, amount: Amount, amounts: [Amount], row: ReadRow) {
    let prices = amounts.dropLast().map(\.minorUnits)
    for number in row.numbers where number.core != amount.token.core && !number.isPercent {
      guard let quantity = DecimalQuantity(number), quantity.isPositive else { continue }
      for price in prices where quantity.times(price, isNear: amount.minorUnits) {
        guard number.groups.count == 1 || number.core != amounts.first?.token.core || prices.count > 1 else {
          continue
        }
        item.quantity = quantity.text
        item.unitPrice = Money(minorUnits: price, currency: currency)
        return
      }
    }
    // "2 COFFEE 9.00": a small whole number in front counts.
    if let first = row.numbers.first, first.words.lowerBound == 0, first.separators.isEmpty,
      first.groups[0].count <= 2,
      first.core != amount.token.core, let quantity = DecimalQuantity(first), quantity.isPositive
    {
      item.quantity = quantity.text
    }
  }

  // MARK: Rows of quantity times price

  private func quantity(_ row: ReadRow, _ amounts: [Amount]) -> Quantity? {
    guard row.numbers.contains(where: \.isFactor), (1...2).contains(amounts.count) else { return nil }
    let factors = row.numbers.filter { !$0.isPercent }
    guard let first = factors.first, let count = DecimalQuantity(first), count.isPositive else { return nil }
    guard
      let price = amounts.first(where: { $0.token.core != first.core })
        ?? (amounts.count == 2 ? amounts[1] : nil)
    else { return nil }
    // With a third number the row has its own amount and is an item.
    guard factors.count(where: { $0.core.lowerBound >= price.token.core.lowerBound }) == 1 else { return nil }
    let words = row.text.row.words
    let between = words.indices.filter { $0 > first.words.upperBound && $0 < price.token.words.lowerBound }
    guard ItemText.name(of: row).letters <= 2 else { return nil }
    let unit = between.map { words[$0].text }.first {
      $0.count { $0.isLetter } >= 1 && !Self.isTimes($0) && CurrencySign.of(word: $0) == nil
    }
    return Quantity(quantity: count.text, unit: unit, unitPrice: price.minorUnits, row: row)
  }

  private static func isTimes(_ word: String) -> Bool { ["x", "X", "@"].contains(word) }

  private mutating func place(_ quantity: Quantity) {
    if let last = items.indices.last, items[last].item.unitPrice == nil, fits(quantity, items[last].value),
      quantity.row.index - items[last].rows.upperBound == 1
    {
      apply(quantity, to: &items[last].item)
      items[last].item.rawText += "\n" + quantity.row.raw
      items[last].rows = items[last].rows.lowerBound...quantity.row.index
    } else {
      waiting = quantity
    }
  }

  private func fits(_ quantity: Quantity, _ value: Int) -> Bool {
    DecimalQuantity(text: quantity.quantity)?.times(quantity.unitPrice, isNear: abs(value)) ?? false
  }

  private func apply(_ quantity: Quantity, to item: inout LineItem) {
    item.quantity = quantity.quantity
    item.unit = quantity.unit
    item.unitPrice = Money(minorUnits: quantity.unitPrice, currency: currency)
  }
}
