internal import ReceiptModel

/// The merchants that cost most, in each currency.
struct MerchantsSection {
  let receipts: [ReportedReceipt]

  /// How many merchants are named in each currency.
  private static let limit = 10

  var markdown: String { "## Merchants\n\n" + body }

  private var body: String {
    let tallies = Tally.tallies(of: receipts, by: { $0.merchant.lowercased() })
    guard !tallies.isEmpty else { return "None.\n" }
    let names = Dictionary(
      receipts.map { ($0.merchant.lowercased(), $0.merchant) }, uniquingKeysWith: { first, _ in first })
    var table = MarkdownTable([.text("Merchant"), .text("Currency"), .number("Receipts"), .number("Total")])
    var unnamed: [String] = []
    for (currency, merchants) in tallies.sorted(by: { $0.key < $1.key }) {
      let ranked = merchants.sorted { a, b in
        let (left, right) = (a.value.total.minorUnits, b.value.total.minorUnits)
        return left == right ? a.key < b.key : left > right
      }
      for (merchant, tally) in ranked.prefix(Self.limit) {
        table.append([
          MarkdownText.escaped(names[merchant] ?? merchant), currency.code, String(tally.receipts),
          tally.total.text,
        ])
      }
      if ranked.count > Self.limit { unnamed.append("\(ranked.count - Self.limit) more in \(currency)") }
    }
    return table.text + (unnamed.isEmpty ? "" : "\nAnd \(unnamed.joined(separator: ", ")).\n")
  }
}
