internal import PipelineEngine
internal import ReceiptModel

/// A page, or a part of one, and the receipt that it would be by itself.
struct PageReading {
  /// The page; of a part, only that part's rows.
  let page: TextPage
  /// What it would be.
  let receipt: Receipt
  /// Whether it begins as a receipt does: a name, and an address, a phone or tax number near it, before any amount.
  let hasHead: Bool
  /// The page's number by its own words, "page 2 of 3"; `nil` without them.
  let marker: Int?
  /// Whether the word for an invoice stands on it.
  let namesInvoice: Bool
  /// Where words stand that a receipt ends with: totals and payments.
  let endings: [Box]
  /// Where dates stand.
  let dates: [Box]
  /// For each row, whether an amount stands in it.
  private let hasAmounts: [Bool]

  init(_ page: TextPage, settings: ExtractSettings, lexicon: Lexicon) {
    self.page = page
    let reader = ReceiptReader(pages: [page], settings: settings, lexicon: lexicon)
    receipt = reader.receipt()
    let rows = reader.rows
    namesInvoice = rows.contains { $0.concepts.contains(.invoice) }
    endings = rows.flatMap { row in
      row.matches.filter { !$0.concepts.isDisjoint(with: Self.ends) }
        .map { row.text.row.words[row.wordOf[$0.words.lowerBound]].box }
    }
    dates = rows.flatMap { row in row.dates.map { row.text.box($0.words) } }
    hasAmounts = rows.map(\.hasMoney)
    hasHead = Self.hasHead(rows, receipt)
    marker = rows.lazy.compactMap(Self.marker).first
  }

  /// Whether the receipt has a total.
  var hasTotal: Bool { receipt.total != nil }
  /// Whether the receipt has a date, though the order of its parts may be in doubt.
  var hasDate: Bool { receipt.date != nil || receipt.dateRaw != nil }

  /// Returns the page without its first rows, which are the end of the page before.
  func without(_ rows: Int, settings: ExtractSettings, lexicon: Lexicon) -> PageReading {
    guard rows > 0 else { return self }
    var page = page
    page.removeFirst(rows)
    return PageReading(page, settings: settings, lexicon: lexicon)
  }

  /// Whether it seems cut off below: items to the end, and nothing of what comes after them.
  var isOpenBelow: Bool {
    !hasTotal && receipt.amountPaid == nil && receipt.change == nil && receipt.taxLines.isEmpty
      && hasAmounts.suffix(Self.edge).contains(true)
  }
  /// Whether it seems cut off above: amounts from the beginning, and no name over them.
  var isOpenAbove: Bool { !hasHead && hasAmounts.prefix(Self.edge).contains(true) }

  private static let ends: Concepts = Concepts.payments.union([.total, .due, .paid])
  /// How many rows at an edge are looked at.
  private static let edge = 3

  private static func hasHead(_ rows: [ReadRow], _ receipt: Receipt) -> Bool {
    let head = rows.prefix(12).prefix { !$0.hasMoney }
    guard head.count >= 2, let name = receipt.evidence.first(where: { $0.field == "merchant_name" }),
      let place = name.box, head.contains(where: { $0.box.y <= place.maxY && place.y <= $0.box.maxY })
    else { return false }
    return head.contains {
      !$0.concepts.isDisjoint(with: [.address, .phone, .taxID, .register, .legalForm, .web])
    }
  }

  /// "Page 2 of 3", "Seite 2/3", "page 2": the number of the page.
  private static func marker(_ row: ReadRow) -> Int? {
    let names = ["page", "seite", "pagina", "blatt", "strona", "strana", "pag", "hoja"]
    guard let place = row.folded.firstIndex(where: names.contains), place + 1 < row.folded.count,
      let number = Int(row.folded[place + 1]), (1...999).contains(number)
    else { return nil }
    return number
  }
}
