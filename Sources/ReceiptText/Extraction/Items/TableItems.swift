internal import ReceiptModel

/// Reads the items of a table with headings: what a number is follows from the column that it stands in.
struct TableItems {
  let rows: [ReadRow]
  let columns: ItemColumns
  let figures: FigureReader
  let currency: Currency?
  /// Whether a row sums up what stands above it.
  let isSummary: (ReadRow) -> Bool

  /// Returns the rows of the items, which are no table of tax.
  func itemRows() -> Set<Int> {
    Set(items().filter { $0.isProven || $0.item.quantity != nil }.flatMap { Array($0.rows) })
  }

  /// Returns the items in printed order.
  func items() -> [ItemReader.Item] {
    let lines = zone()
    let texts = lines.flatMap { line in
      line.words(in: .description).map { line.row.text.row.words[$0].box.maxX }
    }
    var assembler = TableAssembler(columns: columns, currency: currency, textEnd: texts.max() ?? 0)
    for line in lines {
      if ItemWords.isCarried(line.row) { continue }
      assembler.take(line, core: core(of: line))
    }
    return assembler.finish()
  }

  /// The rows below the headings on all pages, without the heads and feet of pages between.
  private func lines() -> [ColumnRow] {
    var lines: [ColumnRow] = []
    var place = columns.end
    while place < rows.count {
      let isNewPage = place > 0 && rows[place].page != rows[place - 1].page
      if isNewPage, let again = repeated(onPageOf: place) {
        place = again
        continue
      }
      if columns.isRepeated(in: rows[place]) {
        place += 1 + max(0, columns.end - columns.place - 1)
        continue
      }
      if columns.isOtherTable(rows[place]) { break }
      lines.append(ColumnRow(rows[place], columns: columns))
      place += 1
    }
    return lines
  }

  private func repeated(onPageOf place: Int) -> Int? {
    rows.indices.dropFirst(place).prefix { rows[$0].page == rows[place].page }.first {
      columns.isRepeated(in: rows[$0])
    }
  }

  /// The rows down to the sum; sums of sections end the table only where no more items follow.
  private func zone() -> [ColumnRow] {
    let lines = lines()
    var end = lines.startIndex
    scan: while end < lines.endIndex {
      let line = lines[end]
      if isSum(line) {
        guard isSectionSum(line.row), hasItems(lines[(end + 1)...]) else { break scan }
      }
      end += 1
    }
    return lines[..<end].filter { !isSum($0) }
  }

  /// Whether a row sums up; words for sums stand in names too, beside quantity, price and rate.
  private func isSum(_ line: ColumnRow) -> Bool {
    guard !line.row.numbers.isEmpty, isSummary(line.row) else { return false }
    guard let core = core(of: line) else { return true }
    return !(core.isProven || core.quantity != nil && (core.price != nil || line.has([.taxRate])))
  }

  private func isSectionSum(_ row: ReadRow) -> Bool {
    switch row.role {
    case .subtotal, .net: true
    case .total(let strength): strength <= .plain
    default: ItemWords.isCarried(row)
    }
  }

  private func hasItems(_ lines: ArraySlice<ColumnRow>) -> Bool {
    for line in lines {
      if core(of: line)?.isProven == true { return true }
      if isSum(line), !isSectionSum(line.row) { return false }
    }
    return false
  }

  /// Whether a price is without the tax that the amount of the row holds: it is not what one costs.
  private func isTaxedAbove(_ core: ItemCore, _ line: ColumnRow) -> Bool {
    guard let quantity = core.quantity, let price = core.price, core.amount.minorUnits > 0,
      let rate = line.numbers(in: .taxRate).first.flatMap({ TaxRate.hundredths($0) }),
      (1...3000).contains(rate),
      let units = quantity.minorUnits(exponent: 2)
    else { return false }
    let net = units * price / 100
    return abs(net * (10_000 + rate) / 10_000 - core.amount.minorUnits) <= 1 + units / 100
  }

  /// Returns what the numbers of a row say, where it has an amount in its column.
  private func core(of line: ColumnRow) -> ItemCore? {
    guard line.row.dates.isEmpty || line.has([.quantity, .price]) else { return nil }
    let amounts = line.numbers(in: .amount).filter { !$0.isPercent }
    guard !amounts.isEmpty else { return nil }
    let others = line.row.numbers.filter { number in
      let kind = line.kinds[line.row.text.words(number.core).upperBound]
      return !number.isPercent && ![.amount, .position, .code, .description, .discount].contains(kind)
    }
    var reader = ItemCore.Reader(exponent: figures.exponent, style: figures.style)
    reader.isWholeAllowed = !amounts.contains {
      Amount($0, exponent: figures.exponent, style: figures.style)?.form == .exact
    }
    for amount in amounts.reversed() {
      if let core = reader.proven(
        amount, quantities: line.numbers(in: .quantity), prices: line.numbers(in: .price))
      {
        return core
      }
      if let core = reader.proven(amount, quantities: others, prices: others) { return core }
    }
    var core = reader.printed(
      amounts, quantity: (line.numbers(in: .quantity) + line.numbers(in: .unit)).first,
      price: line.numbers(in: .price).first { !$0.isPercent })
    if core.map({ isTaxedAbove($0, line) }) == true { core?.price = nil }
    return core
  }
}
