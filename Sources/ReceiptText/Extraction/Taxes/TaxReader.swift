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
        && !table.rows.contains { $0.row == figure.row } && !isNumberOfTax(figure) && !isLevy(figure)
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

  /// A town's levy on visitors is named like a tax, and is part of the price.
  private func isLevy(_ figure: Figure) -> Bool {
    guard figure.rate == nil, let row = row(figure.labelRow) else { return false }
    return row.folded.contains { Self.levies.contains($0) }
  }

  private static let levies: Set<String> = [
    "sejour", "soggiorno", "kurtaxe", "ortstaxe", "toeristenbelasting", "stadsbelasting", "turistica",
    "miejscowa", "klimatyczna", "pobytova", "pobytu",
  ]

  private func row(_ index: Int) -> ReadRow? { rows.first { $0.index == index } }

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
      let base = base(of: figure)
      return TaxLine(
        label: figure.label, rate: printedRate(figure) ?? base?.rate.map(TaxRate.text),
        netAmount: base.map { money($0.value) }, taxAmount: money(figure.value))
    }
  }

  /// The rate as printed, which may be finer than hundredths of a percent: `9,975%`.
  private func printedRate(_ figure: Figure) -> String? {
    guard let rate = figure.rate else { return nil }
    let printed = row(figure.labelRow)?.numbers.first { $0.isPercent }
    guard let printed, printed.groups.count == 2, printed.groups[1].count == 3 else {
      return TaxRate.text(rate)
    }
    return DecimalQuantity(printed)?.text
  }

  /// The sum in the row above that the tax is of, where the rate that stands in one of both says so.
  private func base(of figure: Figure) -> Figure? {
    let above = figures.filter { $0.row == figure.row - 1 }
    guard above.count == 1, let base = above.first, base.page == figure.page, let rate = base.rate,
      figure.rate ?? rate == rate, rate > 0, abs(figure.value) >= TaxSplit.leastProof,
      TaxRate.puts(rate, on: base.value, figure.value)
    else { return nil }
    return base
  }

  private func money(_ minorUnits: Int) -> Money { Money(minorUnits: minorUnits, currency: currency) }
}
