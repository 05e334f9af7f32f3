internal import ReceiptModel

/// Puts the rows of a list together to items, one row at a time.
struct ItemAssembler {
  let zone: ItemZone
  let currency: Currency?
  let nameFollows: Bool
  /// Rows that take something off the whole, and are told as lines of their own.
  let reductionsOfWhole: Set<Int>
  var items: [ItemReader.Item] = []
  var names: [ReadRow] = []
  var waiting: ItemQuantity?
  /// Names above, by their row, without the quantity and price behind them.
  var shortened: [Int: ItemText] = [:]
  private var isFinished = false

  init(zone: ItemZone, currency: Currency?, nameFollows: Bool, reductionsOfWhole: Set<Int>) {
    self.reductionsOfWhole = reductionsOfWhole
    self.zone = zone
    self.currency = currency
    self.nameFollows = nameFollows
  }

  /// Takes the next row.
  mutating func take(_ row: ReadRow) {
    guard !isFinished else { return }
    let amounts = zone.amounts(row)
    if takesNextAmount(amounts, row) { return }
    guard row.dates.isEmpty && row.times.isEmpty || !amounts.isEmpty else { return }
    if let quantity = ItemQuantity(row, amounts, zone: zone) {
      if !names.isEmpty, let damaged = zone.damagedAmount(row, isCounted: true) {
        take(damaged, of: row, quantity: quantity)
      } else {
        place(quantity)
      }
    } else if let amount = amounts.last, zone.isInColumn(amount, of: row) || !amount.token.hasGap {
      take(amount, amounts: amounts, of: row)
    } else if let damaged = zone.damagedAmount(row) {
      take(damaged, of: row)
    } else {
      let name = ItemText.name(of: row)
      if name.isName || name.code != nil { takeName(row, name) }
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

  // MARK: Rows with an amount

  private mutating func take(_ amount: Amount, amounts: [Amount], of row: ReadRow) {
    var item = LineItem(description: "", rawText: row.raw)
    item.amount = Money(minorUnits: amount.minorUnits, currency: currency)
    item.taxCode = amount.token.suffix.map { String($0).uppercased() }
    let taken = readColumns(&item, amount: amount, amounts: amounts, row: row)
    var name = ItemText.name(of: row, without: [amount.token] + taken)
    if let weight = weightAbove(amount, amounts, of: row) {
      (item.quantity, item.unitPrice) = (
        weight.quantity?.text, Money(minorUnits: weight.price, currency: currency)
      )
      item.unit = weight.unit
      name = .empty
    }
    if reduces(amount, row) { return }
    if isSumOfItems(amount, name, row) {
      isFinished = true
      return
    }
    if let count = misreadCount(name, amount, amounts, row) {
      (item.quantity, item.unitPrice) = (
        count.quantity?.text, Money(minorUnits: count.price, currency: currency)
      )
      name = .empty
    }
    // The row of a weight says nothing of the name: "0.812 kg NET @ 11.50/kg".
    if taken.count == 2, !names.isEmpty, let count = row.numbers.first, count.words.lowerBound == 0,
      row.isMeasure(count), name.text.split(separator: " ").count == 1
    {
      name = .empty
    }
    let first = give(name, to: &item, at: row)
    let agrees = item.unitPrice != nil
    item.confidence = row.confidence < 60 ? 0.5 : agrees ? 0.97 : item.description.isEmpty ? 0.6 : 0.85
    var found = ItemReader.Item(
      item: item, value: amount.minorUnits, rows: first...row.index, box: row.text.box(amount.token.words),
      page: row.page, isProven: agrees)
    if !agrees, let count = item.quantity.flatMap({ DecimalQuantity(text: $0) }), amounts.count == 2 {
      let price = amounts.first { $0.token.core != amount.token.core }?.minorUnits
      found.alternative = price.flatMap { ItemQuantity(of: count, at: $0, in: row).nearMiss(of: found.value) }
    }
    if let waiting, let fitting = waiting.fitting(amount.minorUnits) {
      fitting.write(to: &found, currency: currency)
    }
    waiting = nil
    items.append(found)
  }

  /// Names the item by its row and the rows above that have no amount; returns the first of them.
  private mutating func give(_ name: ItemText, to item: inout LineItem, at row: ReadRow) -> Int {
    defer { names = [] }
    item.description = name.text
    item.productCode = name.code
    guard !nameFollows else { return row.index }
    let above = names.suffix(3).filter { row.index - $0.index <= 3 }
    let texts = above.map { shortened[$0.index] ?? ItemText.name(of: $0) }
    item.productCode = item.productCode ?? texts.last { $0.code != nil }?.code
    // A code above a name begins the item; without one a name above another is a heading.
    let begin =
      texts.lastIndex { !$0.isName && $0.code != nil }.map { $0 + 1 }
      ?? max(0, texts.count - (items.isEmpty ? 1 : 2))
    let isCoded = begin > 0 && !texts[begin - 1].isName
    guard !name.isName || isCoded, !above.isEmpty else { return row.index }
    let parts = texts[begin...].filter(\.isName).map(\.text) + (name.isName ? [name.text] : [])
    item.description = parts.isEmpty ? name.text : parts.joined(separator: " ")
    item.rawText = (above.map(\.raw) + [row.raw]).joined(separator: "\n")
    return above.first?.index ?? row.index
  }

  /// Takes a reduction off the item above; returns whether the row was one.
  private mutating func reduces(_ amount: Amount, _ row: ReadRow) -> Bool {
    guard let last = items.indices.last, row.index - items[last].rows.upperBound <= 2, amount.minorUnits < 0,
      items[last].value > 0, !reductionsOfWhole.contains(row.index), -amount.minorUnits <= items[last].value,
      ItemWords.isReduction(row),
      row.concepts.isDisjoint(with: [.deposit, .refund])
    else { return false }
    items[last].reduce(by: amount.minorUnits, row: row, currency: currency)
    return true
  }

  /// Whether an amount is what all items make, and stands again further down: a total whose label was misread.
  private func isSumOfItems(_ amount: Amount, _ name: ItemText, _ row: ReadRow) -> Bool {
    let words = name.text.split(separator: " ")
    // "T O T A L" is no name, whatever it is a sum of.
    if words.count >= 4, words.allSatisfy({ $0.count == 1 }) { return true }
    let sum = amount.minorUnits
    guard items.count >= 2, words.count <= 4, items.reduce(0, { $0 + $1.value }) == sum else { return false }
    let below = zone.rows.filter { $0.index > row.index }
    let amounts = below.flatMap { zone.figures.amounts($0) }.map(\.minorUnits).filter { $0 != 0 }
    // An item that costs as much as those above it makes a total of twice as much.
    guard !amounts.contains(2 * amount.minorUnits) else { return false }
    if amounts.first == sum || amounts.isEmpty && words.count <= 2 { return true }
    if let next = below.first, let tax = zone.figures.amounts(next).last?.minorUnits,
      let rate = next.numbers.first(where: \.isPercent).flatMap({ TaxRate.hundredths($0) }),
      rate > 0, TaxRate.holds(rate, in: sum, tax)
    {
      return true
    }
    guard amounts.count >= 2 else { return false }
    // Tax upon it, or what was given for it and came back.
    return sum + amounts[0] == amounts[1] || amounts[0] - amounts[1] == sum
  }

  /// The count below a name, `2 szt. x 7,99 15,98`, where its digits were read as letters.
  private func misreadCount(
    _ name: ItemText, _ amount: Amount, _ amounts: [Amount], _ row: ReadRow
  ) -> ItemQuantity? {
    guard let above = names.last, row.index - above.index == 1, amounts.count == 2, let price = amounts.first,
      price.token.isFactor, name.text.split(separator: " ").count == 1, price.token.words.lowerBound <= 2
    else { return nil }
    return ItemQuantity(of: nil, at: price.minorUnits, in: row).fitting(amount.minorUnits)
  }

  // MARK: Rows whose amount cannot be read

  private mutating func take(_ damaged: Int, of row: ReadRow, quantity: ItemQuantity? = nil) {
    let name =
      quantity != nil
      ? .empty : ItemText.name(ofWords: Array(row.text.row.words.indices.prefix(damaged)), in: row)
    guard name.isName || quantity != nil else { return }
    var item = LineItem(description: "", rawText: row.raw, confidence: 0.3)
    let first = give(name, to: &item, at: row)
    waiting = nil
    let word = row.text.row.words[damaged]
    var found = ItemReader.Item(
      item: item, value: 0, rows: first...row.index, box: word.box, page: row.page, damaged: word.text)
    quantity?.write(to: &found, currency: currency)
    // Digits that were cut off at the edge follow from quantity and price.
    if let made = quantity?.made, isBeginning(word.text, of: made) {
      found.value = made
      found.item.amount = Money(minorUnits: made, currency: currency)
      (found.damaged, found.isProven, found.item.confidence) = (nil, true, 0.8)
    }
    items.append(found)
  }

  private func isBeginning(_ text: String, of made: Int) -> Bool {
    let digits = text.filter(\.isNumber)
    let whole = String(made)
    return digits.count >= 2 && whole.hasPrefix(digits) && digits.count >= whole.count - 1
  }
}
