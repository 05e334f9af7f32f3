internal import ReceiptModel

/// What each day of the month cost in each currency; days without receipts stand there with zero.
struct DaysSection {
  let month: CalendarMonth
  let receipts: [ReportedReceipt]

  var markdown: String {
    let tallies = Tally.tallies(of: receipts, by: \.receipt.date)
    let currencies = tallies.keys.sorted()
    var columns: [MarkdownTable.Column] = [.text("Date"), .text("Day"), .number("Receipts")]
    columns += currencies.map { .number($0.code) }
    var table = MarkdownTable(columns)
    for day in month.days {
      let ofDay = currencies.map { tallies[$0]?[day] ?? Tally($0) }
      let count = ofDay.reduce(0) { $0 + $1.receipts }
      table.append([day.description, EnglishWords.weekday(of: day), String(count)] + ofDay.map(\.total.text))
    }
    return "## Days\n\n" + table.text
  }
}
