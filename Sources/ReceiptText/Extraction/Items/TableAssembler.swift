internal import ReceiptModel

/// Puts the rows of a table together to items, one row at a time.
struct TableAssembler {
  private struct Entry {
    var item: ItemReader.Item
    var core: ItemCore
    /// The rows of the name so far, and where the last of them ends.
    var lastText: ReadRow?
    var textEnd = 0
    var hasName: Bool
  }

  let columns: ItemColumns
  let currency: Currency?
  /// How far names reach to the right.
  let textEnd: Int
  private var entries: [Entry] = []
  /// The row before, where it has numbers or text without an amount.
  private var waiting: ColumnRow?

  init(columns: ItemColumns, currency: Currency?, textEnd: Int) {
    self.columns = columns
    self.textEnd = textEnd
    self.currency = currency
  }

  /// Takes the next row, with its numbers where it has an amount.
  mutating func take(_ line: ColumnRow, core: ItemCore?) {
    if let core, !core.isProven, ItemWords.isReduction(line.row), core.amount.minorUnits < 0, !entries.isEmpty
    {
      // What is taken off the whole stands further down.
      if isReduction(line, core) { reduce(by: core, line) }
    } else if let core {
      start(line, core)
    } else if !completesNumbers(line) {
      continueName(line)
      waiting = line
    }
  }

  /// Returns the items.
  func finish() -> [ItemReader.Item] { entries.filter { $0.hasName || $0.core.isProven }.map(\.item) }

  private func isReduction(_ line: ColumnRow, _ core: ItemCore) -> Bool {
    guard let last = entries.last else { return false }
    return line.row.index - last.item.rows.upperBound <= 3 && -core.amount.minorUnits <= last.item.value
  }

  private mutating func reduce(by core: ItemCore, _ line: ColumnRow) {
    let last = entries.endIndex - 1
    entries[last].item.reduce(by: core.amount.minorUnits, row: line.row, currency: currency)
    waiting = nil
  }

  private mutating func start(_ line: ColumnRow, _ core: ItemCore) {
    var core = core
    let row = line.row
    var name = columns.descriptionLine == 0 ? ItemText.name(ofWords: description(of: line), in: row) : .empty
    var first = row.index
    var raw = row.raw
    var lastText = row
    var textWords = description(of: line)
    if columns.descriptionLine == 0, let above = waiting, above.row.page == row.page,
      isBeside(above.row, row), core.quantity == nil || !name.isName
    {
      // Cells that stand a little higher than the amount are the same item.
      let isNumbers = above.has([.quantity, .price])
      if isNumbers, core.quantity == nil, core.price == nil { adopt(above, into: &core) }
      let aboveName = ItemText.name(ofWords: description(of: above), in: above.row)
      if !name.isName || isNumbers, aboveName.isName,
        isNumbers || entries.last?.lastText?.index != above.row.index
      {
        let text = name.isName ? aboveName.text + " " + name.text : aboveName.text
        name = ItemText(text: text, letters: aboveName.letters, code: aboveName.code ?? name.code)
        textWords = description(of: above)
        lastText = above.row
        (first, raw) = (above.row.index, above.row.raw + "\n" + raw)
      }
    }
    var item = LineItem(description: name.text, productCode: name.code ?? code(of: line), rawText: raw)
    item.amount = Money(minorUnits: core.amount.minorUnits, currency: currency)
    item.taxRate = line.numbers(in: .taxRate).first.flatMap { TaxRate.hundredths($0) }
      .flatMap { $0 <= 3000 ? TaxRate.text($0) : nil }
    item.confidence = row.confidence < 60 ? 0.5 : core.isProven ? 0.97 : name.isName ? 0.85 : 0.6
    entries.append(
      Entry(
        item: ItemReader.Item(
          item: item, value: core.amount.minorUnits, rows: first...row.index,
          box: row.text.box(core.amount.token.words), page: row.page),
        core: core, lastText: lastText,
        textEnd: textWords.last.map { lastText.text.row.words[$0].box.maxX } ?? 0,
        hasName: name.isName))
    write(core, line, to: entries.endIndex - 1)
    if !core.isProven { entries[entries.endIndex - 1].item.alternative = alternative(core, line) }
    waiting = nil
  }

  /// What quantity times the only other price of a row make, where the amount seems misread.
  private func alternative(_ core: ItemCore, _ line: ColumnRow) -> Int? {
    let exponent = currency?.exponent ?? Currency.unknownExponent
    let prices = line.row.numbers.filter {
      $0.core != core.amount.token.core && $0.core != core.quantityToken?.core
    }
    .compactMap { Amount($0, exponent: exponent, style: nil) }.filter { $0.form == .exact }
    guard let quantity = core.quantity, prices.count == 1 else { return nil }
    return ItemQuantity(of: quantity, at: prices[0].minorUnits, in: line.row).nearMiss(
      of: core.amount.minorUnits)
  }

  private mutating func write(_ core: ItemCore, _ line: ColumnRow, to place: Int) {
    if let quantity = core.quantity, quantity.isPositive {
      entries[place].item.item.quantity = (core.quantityToken?.isNegative == true ? "-" : "") + quantity.text
    }
    entries[place].item.isProven = core.isProven
    entries[place].item.item.unitPrice = core.price.map { Money(minorUnits: $0, currency: currency) }
    let units = (line.words(in: .unit) + line.words(in: .quantity)).map { line.row.text.row.words[$0].text }
    entries[place].item.item.unit =
      entries[place].item.item.unit ?? units.first { $0.hasLetter && $0.count <= 8 }
  }

  /// Takes quantity and price from a row beside the amount's.
  private func adopt(_ line: ColumnRow, into core: inout ItemCore) {
    let reader = ItemCore.Reader(exponent: currency?.exponent ?? Currency.unknownExponent, style: nil)
    let quantities = line.numbers(in: .quantity)
    let prices = line.numbers(in: .price).filter { !$0.isPercent }
    if let proven = reader.proven(core.amount.token, quantities: quantities, prices: prices) {
      core = proven
    } else {
      core.quantity = quantities.first.flatMap { DecimalQuantity($0) }
      core.quantityToken = quantities.first
      core.price = prices.first.flatMap { reader.minorUnits($0) }
    }
  }

  /// Numbers right below an amount that has none are its own.
  private mutating func completesNumbers(_ line: ColumnRow) -> Bool {
    guard let last = entries.last, last.core.quantity == nil, last.core.price == nil,
      line.has([.quantity, .price]),
      line.row.index - last.item.rows.upperBound == 1, isBeside(last.lastText ?? line.row, line.row)
    else { return false }
    var core = last.core
    adopt(line, into: &core)
    guard core.isProven else { return false }
    entries[entries.endIndex - 1].core = core
    write(core, line, to: entries.endIndex - 1)
    continueName(line)
    return true
  }

  private mutating func continueName(_ line: ColumnRow) {
    guard let place = entries.indices.last, columns.descriptionLine == 0 || !entries[place].hasName,
      let previous = entries[place].lastText, line.row.page == previous.page,
      line.row.index - previous.index <= max(1, columns.descriptionLine),
      !line.row.text.scalars.contains(":") || !entries[place].hasName
    else { return }
    let words = description(of: line)
    let isPlaced =
      columns.descriptionLine != 0
      && line.row.index - entries[place].item.rows.lowerBound == columns.descriptionLine
    guard let first = words.first, let last = words.last, isPlaced || !line.has([.quantity, .price, .amount])
    else { return }
    let row = line.row
    let name = ItemText.name(ofWords: words, in: row)
    guard
      !entries[place].hasName
        || isWrapped(entries[place].textEnd, row.text.row.words[first].box, previous, row)
    else { return }
    entries[place].item.item.productCode = entries[place].item.item.productCode ?? name.code
    entries[place].lastText = row
    entries[place].textEnd = row.text.row.words[last].box.maxX
    guard !name.text.isEmpty else { return }
    if !entries[place].hasName, !name.isName { return }
    let known = entries[place].hasName ? entries[place].item.item.description : ""
    entries[place].item.item.description = known.isEmpty ? name.text : known + " " + name.text
    entries[place].item.item.rawText += "\n" + row.raw
    entries[place].item.rows =
      entries[place].item.rows.lowerBound...max(row.index, entries[place].item.rows.upperBound)
    entries[place].hasName = true
  }

  /// Whether the first word of a row would not have fitted behind the row above it.
  private func isWrapped(_ end: Int, _ word: Box, _ above: ReadRow, _ row: ReadRow) -> Bool {
    guard let column = columns.descriptionRange, isBeside(above, row) else { return false }
    let limit = min(column.upperBound, max(textEnd, column.lowerBound))
    // A narrow column breaks its names wherever it likes.
    if limit - column.lowerBound < word.height * 12 { return true }
    return end + word.height / 3 + word.width > limit - word.height
  }

  private func isBeside(_ above: ReadRow, _ row: ReadRow) -> Bool {
    row.box.midY - above.box.midY < 2.2 * Double(max(row.box.height, above.box.height))
  }

  private func description(of line: ColumnRow) -> [Int] {
    guard columns.descriptionLine != 0 else { return line.words(in: .description) }
    let words = line.row.text.row.words
    return words.indices.filter {
      [.description, nil].contains(columns.textColumn(from: words[$0].box.x, to: words[$0].box.maxX)?.kind)
    }
  }

  private func code(of line: ColumnRow) -> String? {
    line.words(in: .code).map { line.row.text.row.words[$0].text }.first { $0.hasNumber }
  }
}
