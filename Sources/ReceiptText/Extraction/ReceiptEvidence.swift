internal import PipelineEngine
internal import ReceiptModel

/// All that the rows of a receipt say, before anything is decided.
struct ReceiptEvidence {
  let country: CountryEvidence
  let currency: (currency: Currency, source: CurrencySource)?
  let exponent: Int
  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]
  let items: [ItemReader.Item]
  let totals: [TotalCandidate]
  let dates: DateReader
  let merchants: [MerchantCandidate]

  /// The rows with the columns of the head apart.
  private let columns: [ReadRow]

  init(rows: [ReadRow], settings: ExtractSettings, lexicon: Lexicon) {
    columns = HeadColumns(rows: rows, lexicon: lexicon).rows
    country = CountryEvidence(rows: rows, table: lexicon.countries, expected: settings.countries)
    currency = CurrencyReader(rows: rows, country: country, settings: settings).currency()
    exponent = currency?.currency.exponent ?? Currency.unknownExponent
    let style = NumberStyle(of: rows.flatMap(\.numbers))
    let reader = FigureReader(rows: rows, exponent: exponent, style: style)
    taxRows = TaxTableReader(rows: rows, figures: reader).table()
    figures = reader.figures()
    let items = ItemReader(
      rows: rows, figures: reader, taxRows: Set(taxRows.map(\.row)), currency: currency?.currency
    ).items()
    self.items = items
    let heights = rows.flatMap { $0.text.row.words.map(\.box.height) }.sorted()
    let typicalHeight = heights.isEmpty ? 0 : Double(heights[heights.count / 2])
    let itemRows = items.first.flatMap { first in
      items.last.map { first.rows.lowerBound...max(first.rows.lowerBound, $0.rows.upperBound) }
    }
    let itemSum = items.isEmpty ? nil : items.reduce(0) { $0 + $1.value }
    totals = TotalReader(
      figures: figures, taxRows: taxRows,
      arithmetic: TotalArithmetic(
        figures: figures, taxRows: taxRows, itemSum: itemSum, itemCount: items.count),
      itemRows: itemRows, typicalHeight: typicalHeight, currency: currency?.currency
    ).candidates()
    dates = DateReader(rows: rows, country: country, currency: currency?.currency, settings: settings)
    merchants = MerchantReader(rows: columns, typicalHeight: typicalHeight).candidates()
  }

  /// The rows that may be the address of the merchant that was decided on.
  func addresses(of merchant: MerchantDecision) -> [AddressReader.Candidate] {
    AddressReader(rows: columns, merchant: merchant.best?.rows ?? [])
      .candidates()
  }
}
