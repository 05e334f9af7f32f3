internal import PipelineEngine
internal import ReceiptModel

/// A receipt as one look at its pages gave it: the rows, and all that they say before anything is decided.
struct ReceiptReading {
  /// The rows of all pages, with everything that can be said of each by itself.
  let rows: [ReadRow]
  /// What they say.
  let evidence: ReceiptEvidence
  /// The recogniser's mean confidence in the words, 0 to 100.
  let meanConfidence: Double
  /// What this look read; the rows of the rest are those of the first look.
  private let coverage: LookCoverage

  private let lexicon: Lexicon

  init(pages: [TextPage], coverage: LookCoverage, settings: ExtractSettings, lexicon: Lexicon) {
    var rows: [ReadRow] = []
    for page in pages {
      for row in page.rows {
        rows.append(ReadRow(row, page: page.number, index: rows.count, lexicon: lexicon))
      }
    }
    let groupsWidely = rows.contains { $0.numbers.contains(where: \.hasWideGroups) }
    if groupsWidely { rows = rows.map(\.groupedWidely) }
    self.rows = rows
    self.coverage = coverage
    self.lexicon = lexicon
    evidence = ReceiptEvidence(rows: rows, settings: settings, lexicon: lexicon)
    let counts = pages.map { page in page.rows.reduce(0) { $0 + $1.words.count } }
    let count = counts.reduce(0, +)
    let sum = zip(pages, counts).reduce(0) { $0 + $1.0.meanConfidence * Double($1.1) }
    meanConfidence = count > 0 ? sum / Double(count) : 0
  }

  /// Returns the readings of a receipt's pages: one, and one more for each further look at any of them.
  static func readings(
    of pages: [TextPage], settings: ExtractSettings, lexicon: Lexicon
  ) -> [ReceiptReading] {
    let further = pages.map(\.further.count).max() ?? 0
    return (0...further).map { look in
      guard look > 0 else {
        return ReceiptReading(
          pages: pages, coverage: LookCoverage(of: pages), settings: settings, lexicon: lexicon)
      }
      let own = pages.filter { $0.further.count >= look }.map { $0.further[look - 1] }
      return ReceiptReading(
        pages: pages.map { $0.further.count >= look ? $0.further[look - 1] : $0 },
        coverage: LookCoverage(of: own), settings: settings, lexicon: lexicon)
    }
  }

  /// Whether this look read where a candidate stands.
  func covers(_ candidate: some VotedCandidate) -> Bool { candidate.places.allSatisfy(coverage.holds) }

  /// What the rows say of all but the fields that the readings decide together.
  ///
  /// - Parameter total: The total that was decided on, as it stands in this reading; `nil` where it does not.
  /// - Returns: The details.
  func details(total: TotalCandidate?) -> ReceiptDetails {
    var receipt = Receipt()
    receipt.country = evidence.country.country
    receipt.currency = evidence.currency?.currency
    receipt.currencySource = evidence.currency?.source
    let items = ItemRepair(total: total?.value, figures: evidence.figures, currency: receipt.currency)
      .repaired(evidence.items)
    var writer = ReceiptWriter(receipt: receipt, rows: rows)
    writer.write(items)
    // A reduction below the last item may as well be of the whole.
    let reduced = Set(items.dropLast().filter { $0.item.discount != nil }.flatMap { Array($0.rows) })
    writer.write(figures: evidence.figures, total: total, itemRows: reduced)
    let taxes = TaxReader(
      rows: rows, figures: evidence.figures, table: evidence.taxTable, total: total,
      currency: receipt.currency
    ).read()
    writer.write(taxes)
    writer.write(SubtotalReader(figures: evidence.figures, total: total, tax: taxes.total))
    writer.write(
      PaymentReader(
        rows: rows, figures: unbought(items, total: total), currency: receipt.currency, total: total,
        lexicon: lexicon
      ).read())
    writer.write(LabelledTextReader(rows: rows))
    writer.write(ReceiptNumberReader(rows: rows, columns: evidence.columns))
    writer.write(TaxNumberReader(rows: evidence.columns))
    return ReceiptDetails(
      receipt: writer.receipt, itemSum: items.reduce(0) { $0 + $1.value }, total: total?.value)
  }

  /// The figures that are no amounts of items, where the items make the total: "pesto" is close to words for change.
  private func unbought(_ items: [ItemReader.Item], total: TotalCandidate?) -> [Figure] {
    guard items.count >= 2, items.reduce(0, { $0 + $1.value }) == total?.value else {
      return evidence.figures
    }
    let bought = Set(items.flatMap { Array($0.rows) })
    return evidence.figures.filter { !bought.contains($0.row) }
  }
}
