internal import ReceiptModel

/// Reads the table of tax per rate at a receipt's foot, by its arithmetic: net × rate = tax, net + tax = gross.
///
/// The columns stand in any order and under any heading, so the numbers decide which is which.
struct TaxTableReader {
  /// One row of the table.
  struct Row: Hashable, Sendable {
    var row: Int
    var label: String
    /// The rate in percent times 100, where one is printed.
    var rate: Int?
    var net: Int?
    var tax: Int
    var gross: Int?
    /// Whether it sums the rows above.
    var isSum: Bool
    var amount: Amount
    /// Whether one of its amounts was misread and follows from the others.
    var isMended = false
  }

  /// The table.
  struct Table: Hashable, Sendable {
    var rows: [Row]
    /// Whether it has rows that could not be read.
    var isBroken: Bool
  }

  let rows: [ReadRow]
  let figures: FigureReader
  /// Rows of the table of items: its headings, and items by their own arithmetic.
  let itemRows: Set<Int>

  /// Returns the table's rows, in order, and whether others of it could not be read.
  func table() -> Table {
    var found: [Row] = []
    var lastHeader: Int?
    var isBroken = false
    for row in rows where !itemRows.contains(row.index) {
      if isHeader(row) { lastHeader = row.index }
      let inTable =
        lastHeader.map { row.index - $0 <= 6 } ?? false || found.last.map { row.index - $0.row == 1 } ?? false
      if let entry = entry(row, inTable: inTable) {
        if !found.contains(where: { $0.row != row.index && isRepeat($0, entry) }) { found.append(entry) }
      } else if inTable, row.numbers.contains(where: \.isPercent), row.numbers.count >= 3 {
        isBroken = true
      }
    }
    return Table(rows: found, isBroken: isBroken)
  }

  private func isRepeat(_ a: Row, _ b: Row) -> Bool {
    a.rate == b.rate && a.net == b.net && a.tax == b.tax && a.label == b.label && !a.isSum && a.rate != nil
  }

  private func isHeader(_ row: ReadRow) -> Bool {
    guard figures.amounts(row).isEmpty else { return false }
    let concepts = row.concepts
    if concepts.contains(.tax),
      !concepts.isDisjoint(with: [.net, .gross, .amount, .rate, .summary, .exclusive, .inclusive])
    {
      return true
    }
    if concepts.contains(.tax), row.text.scalars.contains("%") { return true }
    return concepts.isSuperset(of: [.net, .gross]) || concepts.contains(.summary)
  }

  private func entry(_ row: ReadRow, inTable: Bool) -> Row? {
    let amounts = figures.amounts(row).filter { $0.form == .exact }
    guard amounts.count >= 2 else { return nil }
    if amounts.count > 4 { return inTable ? wideEntry(row, amounts) : nil }
    if !row.concepts.isDisjoint(with: [.paid, .change, .cash, .card, .discount]) { return nil }
    let values = amounts.map(\.minorUnits)
    let isLabelled = row.concepts.contains(.tax)
    let isTold = (inTable || isLabelled) && row.numbers.contains { $0.isPercent }
    let rates = rates(of: row, amounts, inTable: inTable)
    for rate in rates {
      if let split = TaxSplit(values, rate: rate) { return make(row, amounts, split, rate: rate) }
    }
    for rate in rates where inTable || isLabelled {
      if let split = TaxSplit(damaged: values, rate: rate, isDerived: isTold) {
        var entry = make(row, amounts, split, rate: rate)
        entry.isMended = true
        return entry
      }
    }
    if !inTable, rates.isEmpty, amounts.count >= 3, let bare = bareEntry(row, amounts) { return bare }
    guard inTable || isLabelled, let split = TaxSplit(unrated: values) else { return nil }
    return make(row, amounts, split, rate: nil)
  }

  /// A row whose numbers alone say that it is tax: rate, net, tax and gross all agree.
  private func bareEntry(_ row: ReadRow, _ amounts: [Amount]) -> Row? {
    for number in row.numbers where number.groups.count <= 2 && number.currency == nil {
      guard let rate = TaxRate.hundredths(number), (100...3000).contains(rate),
        let split = TaxSplit(amounts.filter { $0.token.core != number.core }.map(\.minorUnits), rate: rate),
        split.net != nil, split.gross != nil, abs(split.tax) >= TaxSplit.leastProof
      else { continue }
      return make(row, amounts, split, rate: rate)
    }
    return nil
  }

  /// A row of a wide table, that begins with the value of the goods, what was added to it and taken off.
  private func wideEntry(_ row: ReadRow, _ amounts: [Amount]) -> Row? {
    let last = Array(amounts.suffix(3))
    let (net, tax, gross) = (last[0].minorUnits, last[1].minorUnits, last[2].minorUnits)
    guard net + tax == gross, abs(tax) * 3 < abs(net) else { return nil }
    let rate = rates(of: row, amounts, inTable: true).first { TaxRate.puts($0, on: net, tax) }
    var entry = make(row, last, TaxSplit(net: net, tax: tax, gross: gross), rate: rate)
    // Only the sum of such a table goes without a rate.
    entry.isSum = rate == nil
    return entry
  }

  private func make(_ row: ReadRow, _ amounts: [Amount], _ split: TaxSplit, rate: Int?) -> Row {
    Row(
      row: row.index, label: label(of: row), rate: rate, net: split.net, tax: split.tax, gross: split.gross,
      isSum: rate == nil && row.concepts.contains(.total),
      amount: amounts.first { $0.minorUnits == split.tax } ?? amounts[0])
  }

  private func label(of row: ReadRow) -> String {
    var words: [String] = []
    for word in row.text.row.words {
      let text = String(word.text.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed())
      guard !text.isEmpty, text.count <= 12, words.count < 3 else { break }
      words.append(text)
    }
    return words.joined(separator: " ")
  }

  /// The rates, in hundredths of a percent, that the row can mean, the likeliest first.
  private func rates(of row: ReadRow, _ amounts: [Amount], inTable: Bool) -> [Int] {
    var rates: [Int] = []
    for number in row.numbers where number.isPercent {
      if let rate = TaxRate.hundredths(number) { rates.append(rate) }
    }
    // A sum has no rate of its own, though its amounts may happen to look like one.
    guard rates.isEmpty, inTable, !row.concepts.contains(.total) else { return rates }
    for number in row.numbers where !number.isPercent && number.groups.count <= 2 && number.currency == nil {
      guard let rate = TaxRate.hundredths(number), rate <= 3000 else { continue }
      if number.separators.isEmpty || amounts.count > 2 { rates.append(rate) }
    }
    return rates
  }
}
