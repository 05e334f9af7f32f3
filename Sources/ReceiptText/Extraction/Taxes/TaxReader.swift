internal import ReceiptModel

/// Decides what tax a receipt states: by its table, or by lines of their own.
struct TaxReader {
  /// The tax with its rates, and where it stands.
  struct Result: Sendable {
    var lines: [TaxLine] = []
    /// All tax in minor units; `nil` where nothing sure is printed.
    var total: Int?
    /// The amount that ``total`` was read from.
    var source: Source?
  }

  /// Where the tax was read.
  struct Source: Sendable {
    var label: String
    var row: Int
    var amount: Amount
    var rule: String
    var confidence: Double
  }

  let rows: [ReadRow]
  let figures: [Figure]
  let table: TaxTableReader.Table
  let total: TotalCandidate?
  let currency: Currency?

  /// Returns the tax.
  func read() -> Result {
    var result = Result()
    let single = table.rows.filter { !$0.isSum }
    let lines = single.isEmpty ? table.rows.suffix(1) : single
    let labelled = labelled
    if !lines.isEmpty {
      result.lines = lines.map { line in
        TaxLine(
          label: line.label, rate: line.rate.map(TaxRate.text), netAmount: line.net.map(money),
          taxAmount: money(line.tax))
      }
      tell(&result, Array(lines), labelled)
    } else if let first = labelled.first {
      let check = TaxCheck(figures: figures, total: total?.value)
      guard let sum = check.sum(of: labelled, printed: printedSum(labelled)) else { return result }
      result.total = sum
      result.lines = taxLines(labelled, sum: sum)
      let figure = labelled.first { abs($0.value) == abs(sum) } ?? first
      result.source = Source(
        label: figure.label, row: figure.row, amount: figure.amount, rule: "label", confidence: 0.8)
    }
    return result
  }

  /// Takes the sum of the table where it is whole, or where the sum itself is printed.
  private func tell(_ result: inout Result, _ lines: [TaxTableReader.Row], _ labelled: [Figure]) {
    let all = lines.reduce(0) { $0 + $1.tax }
    let nets = lines.compactMap(\.net).reduce(0, +)
    let makesTotal = total.map { nets + all == $0.value } ?? false
    let printed = makesTotal ? nil : table.rows.last(where: \.isSum)?.tax ?? printedSum(labelled)?.value
    if table.isBroken, printed == nil, !makesTotal { return }
    let sum = printed ?? all
    let check = TaxCheck(figures: figures, total: total?.value)
    guard check.isPlausible(sum) else { return }
    result.total = sum
    guard let source = table.rows.first(where: { $0.tax == sum }) ?? lines.first else { return }
    result.source = Source(
      label: source.label, row: source.row, amount: source.amount, rule: "tax-table", confidence: 0.9)
  }

  /// The figures beside a word for tax.
  private var labelled: [Figure] {
    let limit = total.map { abs($0.value) } ?? 1_000_000_000_000
    let named = figures.filter { figure in
      figure.role == .tax && abs(figure.value) < limit
        && (figure.amount.form == .exact || figure.amount.form == total?.figure.amount.form
          || total == nil && figure.amount.token.currency != nil && figure.amount.form != .mended)
        && !table.rows.contains { $0.row == figure.row } && !isNumberOfTax(figure)
    }
    if named.contains(where: { isPlausible($0) }) { return named.filter { isPlausible($0) }.map(unsigned) }
    return included.map(unsigned)
  }

  /// The digits of a tax number, or in a word like "2nd", are no tax.
  private func isNumberOfTax(_ figure: Figure) -> Bool {
    guard let row = rows.first(where: { $0.index == figure.row }) else { return false }
    let end = figure.amount.token.core.upperBound
    let scalars = row.text.scalars
    let isWord =
      figure.amount.token.currency == nil && end + 1 < scalars.count
      && scalars[end].isLetter && scalars[end + 1].isLetter
    return isWord || row.concepts.contains(.taxID)
  }

  private func isPlausible(_ figure: Figure) -> Bool {
    TaxCheck(figures: figures, total: total?.value).isPlausible(figure.value)
  }

  /// Amounts in rows about tax that are exactly the part of the total that is tax at a printed rate.
  private var included: [Figure] {
    guard let total, total.value > 0 else { return [] }
    let taxRows = rows.filter { $0.concepts.contains(.tax) }
    let rates = Set(taxRows.flatMap(\.numbers).filter(\.isPercent).compactMap { TaxRate.hundredths($0) })
    guard rates.count == 1, let rate = rates.first, rate > 0 else { return [] }
    let indices = Set(taxRows.map(\.index))
    for figure in figures where indices.contains(figure.row) {
      if TaxRate.holds(rate, in: total.value, abs(figure.value)) { return [figure] }
      for amount in Amount.mended(
        figure.amount.token, exponent: currency?.exponent ?? Currency.unknownExponent)
      where TaxRate.holds(rate, in: total.value, abs(amount.minorUnits)) {
        var mended = figure
        mended.amount = amount
        return [mended]
      }
    }
    return []
  }

  /// Tax in parentheses is a remark about the total, not less than nothing.
  private func unsigned(_ figure: Figure) -> Figure {
    guard let total, total.value > 0, figure.value < 0,
      let row = rows.first(where: { $0.index == figure.row }),
      row.text.text(figure.amount.token.range).contains("(")
    else { return figure }
    var figure = figure
    figure.amount.minorUnits = -figure.value
    return figure
  }

  /// The tax of all rates where a line of its own says so.
  private func printedSum(_ labelled: [Figure]) -> Figure? {
    labelled.last { figure in
      rows.first { $0.index == figure.labelRow }?.concepts.contains(.total) ?? false
    }
  }

  private func taxLines(_ labelled: [Figure], sum: Int) -> [TaxLine] {
    // The sum of the others is no rate of its own.
    let rated = labelled.filter { $0.rate != nil }
    let parts = labelled.filter { $0.value != sum }
    let makers = [rated, parts].first { !$0.isEmpty && $0.reduce(0, { $0 + $1.value }) == sum }
    let shown = makers ?? labelled
    return shown.prefix(6).map { figure in
      TaxLine(label: figure.label, rate: figure.rate.map(TaxRate.text), taxAmount: money(figure.value))
    }
  }

  private func money(_ minorUnits: Int) -> Money { Money(minorUnits: minorUnits, currency: currency) }
}
