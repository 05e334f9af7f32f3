internal import PipelineEngine
internal import ReceiptModel

/// Reads one receipt from its pages.
struct ReceiptReader {
  /// The rows of all pages, with everything that can be said of each by itself.
  let rows: [ReadRow]

  private let pages: [TextPage]
  private let settings: ExtractSettings

  init(pages: [TextPage], settings: ExtractSettings, lexicon: Lexicon) {
    var rows: [ReadRow] = []
    for page in pages {
      for row in page.rows {
        rows.append(ReadRow(row, page: page.number, index: rows.count, lexicon: lexicon))
      }
    }
    self.rows = rows
    self.pages = pages
    self.settings = settings
  }

  /// Returns the receipt with everything that the rows tell.
  func receipt() -> Receipt {
    var receipt = Receipt()
    receipt.page = pages.first?.number ?? 1
    let evidence = CountryEvidence(rows: rows, expected: settings.countries)
    receipt.country = evidence.country
    if let found = CurrencyReader(rows: rows, country: evidence, settings: settings).currency() {
      receipt.currency = found.currency
      receipt.currencySource = found.source
    }
    let exponent = receipt.currency?.exponent ?? Currency.unknownExponent
    let style = NumberStyle(of: rows.flatMap(\.numbers))
    let figureReader = FigureReader(rows: rows, exponent: exponent, style: style)
    let taxRows = TaxTableReader(rows: rows, figures: figureReader).table()
    let figures = figureReader.figures()
    let items = ItemReader(
      rows: rows, figures: figureReader, taxRows: Set(taxRows.map(\.row)), currency: receipt.currency
    ).items()
    let total = totalDecision(figures, taxRows, items)
    let dateReader = DateReader(rows: rows, country: evidence, currency: receipt.currency, settings: settings)
    let date = dateReader.decision()
    var writer = ReceiptWriter(receipt: receipt, rows: rows, exponent: exponent)
    writer.write(total)
    writer.write(date)
    writer.write(items)
    writer.write(figures: figures, taxRows: taxRows, total: total.winner)
    writer.write(PaymentReader(rows: rows, figures: figures, currency: receipt.currency).read())
    let merchant = MerchantReader(rows: rows, typicalHeight: typicalHeight).choice()
    writer.write(merchant, address: AddressReader(rows: rows, merchant: merchant?.rows ?? []).address())
    writer.write(LabelledTextReader(rows: rows))
    return ReceiptJudge(
      total: total, date: date, figures: figures, itemSum: items.reduce(0) { $0 + $1.value },
      hasItems: !items.isEmpty,
      rows: rows, meanConfidence: meanConfidence
    ).judged(writer.receipt)
  }

  private func totalDecision(
    _ figures: [Figure], _ taxRows: [TaxTableReader.Row], _ items: [ItemReader.Item]
  ) -> TotalDecision {
    let itemRows = items.first.flatMap { first in
      items.last.map { first.rows.lowerBound...max(first.rows.lowerBound, $0.rows.upperBound) }
    }
    let reader = TotalReader(
      figures: figures, taxRows: taxRows, itemSum: items.isEmpty ? nil : items.reduce(0) { $0 + $1.value },
      itemCount: items.count, itemRows: itemRows, typicalHeight: typicalHeight)
    return TotalDecision(reader.candidates())
  }

  private var typicalHeight: Double {
    let heights = rows.flatMap { $0.text.row.words.map(\.box.height) }.sorted()
    return heights.isEmpty ? 0 : Double(heights[heights.count / 2])
  }

  private var meanConfidence: Double {
    let words = pages.map { page in page.rows.reduce(0) { $0 + $1.words.count } }
    let count = words.reduce(0, +)
    guard count > 0 else { return 0 }
    return zip(pages, words).reduce(0) { $0 + $1.0.meanConfidence * Double($1.1) } / Double(count)
  }
}
