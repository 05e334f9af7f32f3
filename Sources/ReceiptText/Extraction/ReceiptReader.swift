internal import PipelineEngine
internal import ReceiptModel

/// Reads one receipt from its pages.
struct ReceiptReader {
  /// The rows of all pages, with everything that can be said of each by itself.
  let rows: [ReadRow]

  private let pages: [TextPage]
  private let settings: ExtractSettings
  private let lexicon: Lexicon
  private let model: ReadingModel

  init(
    pages: [TextPage], settings: ExtractSettings, lexicon: Lexicon, model: ReadingModel = .standard
  ) {
    var rows: [ReadRow] = []
    for page in pages {
      for row in page.rows {
        rows.append(ReadRow(row, page: page.number, index: rows.count, lexicon: lexicon))
      }
    }
    let groupsWidely = rows.contains { $0.numbers.contains(where: \.hasWideGroups) }
    if groupsWidely { rows = rows.map(\.groupedWidely) }
    self.rows = rows
    self.pages = pages
    self.settings = settings
    self.lexicon = lexicon
    self.model = model
  }

  /// Returns the receipt with everything that the rows tell.
  func receipt() -> Receipt {
    var receipt = Receipt()
    receipt.page = pages.first?.number ?? 1
    let evidence = ReceiptEvidence(rows: rows, settings: settings, lexicon: lexicon)
    receipt.country = evidence.country.country
    receipt.currency = evidence.currency?.currency
    receipt.currencySource = evidence.currency?.source
    let total = TotalDecision(evidence.totals, model: model.total)
    let date = evidence.dates.decision(by: model.date)
    let merchant = MerchantDecision(evidence.merchants, model: model.merchant)
    var writer = ReceiptWriter(receipt: receipt, rows: rows, exponent: evidence.exponent)
    writer.write(total)
    writer.write(date)
    // Only after the total is decided: what it proves cannot prove it.
    let items = ItemRepair(total: total.winner?.value, figures: evidence.figures, currency: receipt.currency)
      .repaired(evidence.items)
    writer.write(items)
    // A reduction below the last item may as well be of the whole.
    let reduced = Set(items.dropLast().filter { $0.item.discount != nil }.flatMap { Array($0.rows) })
    writer.write(figures: evidence.figures, total: total.winner, itemRows: reduced)
    let taxes = TaxReader(
      rows: rows, figures: evidence.figures, table: evidence.taxTable, total: total.winner,
      currency: receipt.currency
    ).read()
    writer.write(taxes)
    writer.write(SubtotalReader(figures: evidence.figures, total: total.winner, tax: taxes.total))
    writer.write(
      PaymentReader(
        rows: rows, figures: unbought(evidence.figures, items, total: total.winner),
        currency: receipt.currency, total: total.winner, lexicon: lexicon
      ).read())
    writer.write(merchant)
    writer.write(AddressDecision(evidence.addresses(of: merchant), model: model.address))
    writer.write(LabelledTextReader(rows: rows))
    writer.write(ReceiptNumberReader(rows: rows, columns: evidence.columns))
    writer.write(TaxNumberReader(rows: evidence.columns))
    return ReceiptJudge(
      total: total, date: date, figures: evidence.figures,
      itemSum: items.reduce(0) { $0 + $1.value }, hasItems: !items.isEmpty, rows: rows,
      columns: evidence.columns, lexicon: lexicon,
      meanConfidence: meanConfidence,
      isLanguageUnexpected: lexicon.detector.unexpectedLanguage(by: evidence.language) != nil
    ).judged(writer.receipt)
  }

  /// The figures that are no amounts of items, where the items make the total: "pesto" is close to words for change.
  private func unbought(
    _ figures: [Figure], _ items: [ItemReader.Item], total: TotalCandidate?
  ) -> [Figure] {
    guard items.count >= 2, items.reduce(0, { $0 + $1.value }) == total?.value else { return figures }
    let bought = Set(items.flatMap { Array($0.rows) })
    return figures.filter { !bought.contains($0.row) }
  }

  /// Returns what was considered for each field that the model decides.
  func candidates() -> [FieldCandidates] {
    let evidence = ReceiptEvidence(rows: rows, settings: settings, lexicon: lexicon)
    let merchant = MerchantDecision(evidence.merchants, model: model.merchant)
    func all(_ field: String, _ found: [(value: String, features: [String: Double])]) -> FieldCandidates {
      FieldCandidates(
        field: field,
        candidates: found.map { FieldCandidates.Candidate(value: $0.value, features: $0.features) })
    }
    return [
      all(
        "total",
        evidence.totals.map {
          (Money.decimalText(minorUnits: $0.value, exponent: evidence.exponent), $0.features.named)
        }),
      all("date", evidence.dates.candidates().map { ($0.day?.description ?? "", $0.features.named) }),
      all("merchant", evidence.merchants.map { ($0.name, $0.features.named) }),
      all("address", evidence.addresses(of: merchant).map { ($0.text, $0.features.named) }),
    ]
  }

  private var meanConfidence: Double {
    let words = pages.map { page in page.rows.reduce(0) { $0 + $1.words.count } }
    let count = words.reduce(0, +)
    guard count > 0 else { return 0 }
    return zip(pages, words).reduce(0) { $0 + $1.0.meanConfidence * Double($1.1) } / Double(count)
  }
}
