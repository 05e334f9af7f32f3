internal import ReceiptModel

/// What each category cost in each currency, beside the month before.
struct CategoriesSection {
  let month: CalendarMonth
  let receipts: [ReportedReceipt]
  let previous: [ReportedReceipt]

  var markdown: String { "## Categories\n\n" + table }

  private var table: String {
    let now = Tally.tallies(of: receipts, by: \.category)
    let before = Tally.tallies(of: previous, by: \.category)
    let currencies = Set(now.keys).union(before.keys).sorted()
    guard !currencies.isEmpty else { return "None.\n" }
    var table = MarkdownTable([
      .text("Category"), .text("Currency"), .number("Receipts"), .number("Total"), .number("To review"),
      .number(month.previous.map(EnglishWords.name) ?? "Before"), .number("Change"),
    ])
    for currency in currencies {
      for (category, tally, earlier) in rows(currency, now[currency] ?? [:], before[currency] ?? [:]) {
        table.append([
          MarkdownText.escaped(category), currency.code, String(tally.receipts), tally.total.text,
          tally.toReview.text, earlier.text, Change(now: tally.total, before: earlier).absoluteText,
        ])
      }
    }
    return table.text
  }

  /// The largest category first; those that only the month before had come with a total of zero.
  private func rows(
    _ currency: Currency, _ now: [String: Tally], _ before: [String: Tally]
  ) -> [(category: String, tally: Tally, earlier: Amount)] {
    Set(now.keys).union(before.keys).map { category in
      (category, now[category] ?? Tally(currency), before[category]?.total ?? .zero(currency))
    }.sorted { (a: (String, Tally, Amount), b: (String, Tally, Amount)) in
      let (left, right) = (a.1.total.minorUnits, b.1.total.minorUnits)
      return left == right ? a.0 < b.0 : left > right
    }
  }
}
