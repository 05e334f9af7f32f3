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
  }

  let rows: [ReadRow]
  let figures: FigureReader

  /// Returns the table's rows, in order.
  func table() -> [Row] {
    var found: [Row] = []
    var lastHeader: Int?
    for row in rows {
      if isHeader(row) { lastHeader = row.index }
      let inTable =
        lastHeader.map { row.index - $0 <= 6 } ?? false || found.last.map { row.index - $0.row == 1 } ?? false
      if let entry = entry(row, inTable: inTable) {
        if !found.contains(where: { $0.row != row.index && isRepeat($0, entry) }) { found.append(entry) }
      }
    }
    return found
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
    let rates = rates(of: row, amounts, inTable: inTable)
    let isLabelled = row.concepts.contains(.tax)
    for rate in rates {
      if let split = split(amounts.map(\.minorUnits), rate: rate) {
        return make(row, amounts, split, rate: rate)
      }
    }
    guard inTable || isLabelled, let split = split(amounts.map(\.minorUnits), rate: nil) else { return nil }
    return make(row, amounts, split, rate: nil)
  }

  /// A row of a wide table, that begins with the value of the goods, what was added to it and taken off.
  private func wideEntry(_ row: ReadRow, _ amounts: [Amount]) -> Row? {
    let last = Array(amounts.suffix(3))
    let (net, tax, gross) = (last[0].minorUnits, last[1].minorUnits, last[2].minorUnits)
    guard net + tax == gross, abs(tax) * 3 < abs(net) else { return nil }
    let rate = rates(of: row, amounts, inTable: true).first { abs(net * $0 - tax * 10_000) <= 10_000 }
    var entry = make(row, last, Split(net: net, tax: tax, gross: gross), rate: rate)
    // Only the sum of such a table goes without a rate.
    entry.isSum = rate == nil
    return entry
  }

  private func make(_ row: ReadRow, _ amounts: [Amount], _ split: Split, rate: Int?) -> Row {
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
      if let rate = Self.hundredths(number) { rates.append(rate) }
    }
    // A sum has no rate of its own, though its amounts may happen to look like one.
    guard rates.isEmpty, inTable, !row.concepts.contains(.total) else { return rates }
    for number in row.numbers where !number.isPercent && number.groups.count <= 2 && number.currency == nil {
      guard let rate = Self.hundredths(number), rate <= 3000 else { continue }
      if number.separators.isEmpty || amounts.count > 2 { rates.append(rate) }
    }
    return rates
  }

  /// Returns a plain number in hundredths: `19` as 1900, `5,5` as 550.
  static func hundredths(_ number: NumberToken) -> Int? {
    guard number.groups.count <= 2, let whole = Int(String(decoding: number.groups[0], as: UTF8.self)),
      whole <= 100
    else {
      return nil
    }
    guard number.groups.count == 2 else { return whole * 100 }
    let fraction = number.groups[1]
    switch fraction.count {
    case 1: return whole * 100 + Int(fraction[0] - 48) * 10
    case 2...3: return whole * 100 + Int(fraction[0] - 48) * 10 + Int(fraction[1] - 48)
    default: return nil
    }
  }

  private struct Split { var net: Int?; var tax: Int; var gross: Int? }

  /// Finds net, tax and gross among the amounts of a row.
  private func split(_ values: [Int], rate: Int?) -> Split? {
    for i in values.indices {
      for j in values.indices where i != j {
        let (net, tax) = (values[i], values[j])
        guard abs(tax) < abs(net) || net == 0 && tax == 0 else { continue }
        if let rate {
          guard rate > 0 || tax == 0 else { continue }
          let gross = values.indices.first { $0 != i && $0 != j && values[$0] == net + tax }.map {
            values[$0]
          }
          let off = abs(net * rate - tax * 10_000)
          if off <= 10_000 + abs(net) / 100 * 10, gross != nil || values.count == 2 {
            return Split(net: net, tax: tax, gross: gross)
          }
          if values.count == 2, abs(net * rate - tax * (10_000 + rate)) <= 10_000 + rate {
            return Split(net: net - tax, tax: tax, gross: net)
          }
        } else if values.count >= 3, abs(tax) * 3 < abs(net) {
          if let k = values.indices.first(where: { $0 != i && $0 != j && values[$0] == net + tax }) {
            return Split(net: net, tax: tax, gross: values[k])
          }
        }
      }
    }
    if rate == nil, values.count == 2, abs(values[1]) * 3 < abs(values[0]),
      values[1] == 0 || (values[0] < 0) == (values[1] < 0)
    {
      return Split(net: values[0], tax: values[1], gross: nil)
    }
    return nil
  }
}
