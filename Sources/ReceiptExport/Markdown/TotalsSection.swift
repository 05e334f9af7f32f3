internal import ReceiptModel

/// What the month cost in each currency, beside the month before.
struct TotalsSection {
  let month: CalendarMonth
  let receipts: [ReportedReceipt]
  let previous: [ReportedReceipt]

  var markdown: String {
    (["## Totals\n", table] + [notes].compactMap { $0 }).joined(separator: "\n")
  }

  private var table: String {
    let now = Tally.tallies(of: receipts)
    let before = Tally.tallies(of: previous)
    let currencies = Set(now.keys).union(before.keys).sorted()
    guard !currencies.isEmpty else { return "No amounts.\n" }
    var table = MarkdownTable([
      .text("Currency"), .number("Receipts"), .number("Total"), .number("To review"),
      .number(month.previous.map(EnglishWords.name) ?? "Before"), .number("Change"), .number("Change %"),
    ])
    for currency in currencies {
      let tally = now[currency] ?? Tally(currency)
      let change = Change(now: tally.total, before: before[currency]?.total ?? .zero(currency))
      table.append([
        currency.code, String(tally.receipts), tally.total.text, tally.toReview.text, change.before.text,
        change.absoluteText, change.percentText,
      ])
    }
    return table.text
  }

  /// What a reader of the sums must know about them.
  private var notes: String? {
    var notes: [String] = []
    let review = Tally.tallies(of: receipts).sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.receiptsToReview > 0 }
      .map {
        "\(EnglishWords.counted($0.receiptsToReview, "receipt")) over \($0.toReview.text) \($0.toReview.currency)"
      }
    if !review.isEmpty {
      notes.append("To review, and counted until somebody has looked: \(review.joined(separator: ", ")).")
    }
    let withoutTotal = receipts.count { $0.receipt.total == nil }
    let withoutCurrency = receipts.count { $0.receipt.total != nil && $0.receipt.currency == nil }
    let uncounted = [
      withoutTotal > 0 ? "\(EnglishWords.counted(withoutTotal, "receipt")) without a total" : nil,
      withoutCurrency > 0 ? "\(EnglishWords.counted(withoutCurrency, "receipt")) without a currency" : nil,
    ].compactMap { $0 }
    if !uncounted.isEmpty { notes.append("Not counted: \(uncounted.joined(separator: ", ")).") }
    if receipts.contains(where: { $0.amount.map { $0.minorUnits < 0 } ?? false }) {
      notes.append("Refunds count as negative amounts.")
    }
    return notes.isEmpty ? nil : notes.map { "- \($0)\n" }.joined()
  }
}
