internal import PipelineEngine
internal import ReceiptModel

/// All that the rows of a receipt say, before anything is decided.
struct ReceiptEvidence {
  let country: CountryEvidence
  let currency: (currency: Currency, source: CurrencySource)?
  let exponent: Int
  let figures: [Figure]
  let taxTable: TaxTableReader.Table
  let items: [ItemReader.Item]
  let totals: [TotalCandidate]
  let dates: DateReader
  let merchants: [MerchantCandidate]
  let language: LanguageDetector.Evidence

  /// The rows with the columns of the head apart.
  let columns: [ReadRow]

  init(rows: [ReadRow], settings: ExtractSettings, lexicon: Lexicon) {
    columns = HeadColumns(rows: rows, lexicon: lexicon).rows
    let printed = PrintedCurrencies(rows: rows)
    country = CountryEvidence(
      rows: rows, columns: columns, printed: printed, table: lexicon.countries, expected: settings.countries)
    currency = CurrencyReader(rows: rows, printed: printed, country: country, settings: settings).currency()
    exponent = currency?.currency.exponent ?? Currency.unknownExponent
    let style = NumberStyle(of: rows.lazy.flatMap(\.numbers))
    let reader = FigureReader(rows: rows, exponent: exponent, style: style)
    let figures = reader.figures()
    self.figures = figures
    let currency = currency?.currency
    let table = ItemColumns(in: rows)
    func itemReader(_ taxRows: [TaxTableReader.Row]) -> ItemReader {
      ItemReader(
        rows: rows, figures: reader, taxRows: Set(taxRows.map(\.row)), currency: currency, columns: table,
        sums: Set(figures.filter(\.isSum).map(\.value)))
    }
    let headings = table.map { Array(rows[$0.place..<$0.end].map(\.index)) } ?? []
    let notTax = itemReader([]).tableRows.union(headings)
    taxTable = TaxTableReader(rows: rows, figures: reader, itemRows: notTax).table()
    let items = itemReader(taxTable.rows).items()
    self.items = items
    // What was mended by trusting a rate proves no total.
    let taxRows = taxTable.rows.filter { !$0.isMended }
    let typicalHeight = rows.lazy.flatMap(\.text.row.words).typicalHeight
    let itemRows = items.first.flatMap { first in
      items.last.map { first.rows.lowerBound...max(first.rows.lowerBound, $0.rows.upperBound) }
    }
    let itemSum = GrossSum(figures: figures, taxRows: taxRows).sum(of: items)
    totals = TotalReader(
      figures: figures, taxRows: taxRows,
      arithmetic: TotalArithmetic(
        figures: figures, taxRows: taxRows, itemSum: itemSum, itemCount: items.count,
        currency: currency),
      itemRows: itemRows, typicalHeight: typicalHeight,
      isTotalLost: rows.contains { row in
        guard case .total(let strength) = row.role, strength > .weak else { return false }
        return !figures.contains { $0.labelRow == row.index }
      }
    ).candidates()
    language = lexicon.detector.evidence(of: rows.lazy.flatMap(\.folded))
    dates = DateReader(
      rows: rows, country: country, currency: currency, settings: settings,
      isDayFirst: lexicon.detector.isForeignToEnglish(by: language))
    merchants = MerchantReader(rows: columns, typicalHeight: typicalHeight).candidates()
  }

  /// The rows that may be the address of the merchant whose name stands in some of them.
  func addresses(below merchant: [ReadRow]) -> [AddressReader.Candidate] {
    AddressReader(rows: columns, merchant: merchant).candidates()
  }
}
