internal import ReceiptModel

/// The tax that the month's receipts print, for each rate by itself.
struct TaxSection {
  let receipts: [ReportedReceipt]

  var markdown: String { "## Tax\n\n" + body }

  /// What makes two printed tax lines one row.
  private struct Key: Hashable {
    let currency: Currency
    let rate: Rate
  }

  /// How a receipt tells the rate; rows follow this order.
  private enum Rate: Hashable, Comparable {
    /// A rate in percent.
    case percent(PlainDecimal)
    /// A tax line without a rate.
    case unprinted
    /// Tax of a receipt that prints no line for each rate.
    case undivided
  }

  /// What the lines of a row add up to; a sum is unknown as soon as one of its lines does not print it.
  private struct Row {
    var receipts: Set<String> = []
    var net: Int128? = 0
    var tax: Int128? = 0
  }

  private var body: String {
    let rows = self.rows
    guard !rows.isEmpty else { return "No tax printed.\n" }
    var table = MarkdownTable([
      .text("Currency"), .number("Rate"), .number("Receipts"), .number("Net"), .number("Tax"),
    ])
    for (key, row) in rows {
      table.append([
        key.currency.code, text(key.rate), String(row.receipts.count), text(row.net, key.currency),
        text(row.tax, key.currency),
      ])
    }
    let hasGaps = rows.contains { $0.row.net == nil || $0.row.tax == nil }
    return table.text
      + (hasGaps ? "\n\(EnglishWords.unknown): not printed on every receipt of that row.\n" : "")
  }

  private var rows: [(key: Key, row: Row)] {
    var rows: [Key: Row] = [:]
    for receipt in receipts {
      for (rate, net, tax) in amounts(of: receipt.receipt) {
        guard let currency = receipt.receipt.currency else { continue }
        var row = rows[Key(currency: currency, rate: rate)] ?? Row()
        row.receipts.insert(receipt.ledgerReceipt.receiptID)
        row.net = sum(row.net, net.flatMap(receipt.signed))
        row.tax = sum(row.tax, tax.flatMap(receipt.signed))
        rows[Key(currency: currency, rate: rate)] = row
      }
    }
    return rows.map { (key: $0.key, row: $0.value) }
      .sorted { ($0.key.currency, $0.key.rate) < ($1.key.currency, $1.key.rate) }
  }

  private func amounts(of receipt: Receipt) -> [(Rate, net: Money?, tax: Money?)] {
    if receipt.taxLines.isEmpty { return receipt.totalTax.map { [(.undivided, nil, $0)] } ?? [] }
    return receipt.taxLines.map { line in
      (line.rate.flatMap { PlainDecimal($0) }.map(Rate.percent) ?? .unprinted, line.netAmount, line.taxAmount)
    }
  }

  private func sum(_ total: Int128?, _ amount: Amount?) -> Int128? {
    guard let total, let amount else { return nil }
    return total + amount.minorUnits
  }

  private func text(_ units: Int128?, _ currency: Currency) -> String {
    units.map { Amount(minorUnits: $0, currency: currency).text } ?? EnglishWords.unknown
  }

  private func text(_ rate: Rate) -> String {
    switch rate {
    case .percent(let percent): "\(percent.text) %"
    case .unprinted: "rate not printed"
    case .undivided: "not split by rate"
    }
  }
}
