internal import ReceiptModel

/// Tells what a paper is by what it calls itself at its head.
struct DocumentTypeReader {
  /// All rows.
  let rows: [ReadRow]
  /// The rows with the columns of the head apart.
  let columns: [ReadRow]
  let lexicon: Lexicon
  /// The total, where there is one.
  let total: Money?

  /// The head takes so many rows at most.
  private static let longestHead = 30
  /// Columns are so many heights of the print apart.
  private static let columnGap = 2
  /// What says that an "invoice" is a till's: a simplified one needs no buyer.
  private static let simplified = ["simplif", "semplif", "zjednodus", "uproszcz"]

  /// Returns the type.
  func type() -> DocumentType {
    if let total, total.minorUnits < 0 { return .refund }
    let head = Self.head(of: columns)
    if head.contains(where: { begins($0, with: .refund) }) { return .refund }
    guard let title = (head + Self.head(of: rows)).first(where: isTitleOfInvoice) else { return .receipt }
    // "TAX INVOICE" is what tills of many countries print on every receipt: more must speak for an invoice.
    let isTillTitle = title.concepts.contains(.tax) || title.folded.contains("tax")
    return formality - tillSigns >= (isTillTitle ? 1 : 0) ? .invoice : .receipt
  }

  private static func head(of rows: [ReadRow]) -> [ReadRow] {
    rows.prefix(longestHead).filter { !$0.hasMoney && !$0.concepts.contains(.terms) }
  }

  /// Whether a row is an invoice's title: "FACTURE 2023-061", but not "Rechnung an" nor "Factura simplificada".
  private func isTitleOfInvoice(_ row: ReadRow) -> Bool {
    guard !row.folded.contains(where: { word in Self.simplified.contains { word.hasPrefix($0) } }) else {
      return false
    }
    if let first = row.firstMatch(of: [.invoice, .customer]), first.concepts.contains(.invoice),
      first.words.lowerBound == 0 && first.isExact || row.folded.count <= 3
    {
      return true
    }
    return row.folded.indices.contains { isTitle(at: $0, in: row) }
  }

  /// Whether a word is an invoice's name at the head of a row or column, or in a title in capitals.
  ///
  /// It stands for itself: "Rechnung Nr." as a whole is the label of a number.
  private func isTitle(at place: Int, in row: ReadRow) -> Bool {
    let name = lexicon.matches(in: [row.folded[place]]).first
    guard let name, name.concepts.contains(.invoice), name.isExact,
      let whole = row.matches.first(where: { $0.words.contains(place) }),
      whole.concepts.isDisjoint(with: [.customer, .date, .otherDate])
    else { return false }
    let words = row.text.row.words
    let index = row.wordOf[place]
    guard index > 0 else { return place == 0 }
    let (before, word) = (words[index - 1].box, words[index])
    if word.box.x - before.maxX > Self.columnGap * max(1, word.box.height) { return true }
    return row.folded.count <= 6 && word.text.count > 3
      && words[...index].allSatisfy { $0.text == $0.text.uppercased() }
  }

  /// How many things stand on the paper that invoices have and tills do not print.
  private var formality: Int {
    let exact = rows.flatMap(\.matches).filter(\.isExact)
    func names(_ concept: Concepts) -> Bool { exact.contains { !$0.concepts.isDisjoint(with: concept) } }
    let hasTable = rows.contains { row in
      !row.hasMoney && !row.concepts.isDisjoint(with: .description)
        && !row.concepts.isDisjoint(with: [.price, .amount, .quantity, .total])
        || !row.hasMoney && row.concepts.isSuperset(of: [.price, .quantity])
    }
    let hasAccount = names(.transfer) || rows.contains { $0.folded.contains("iban") }
    let signs = [names(.customer), names(.seller), hasTable, hasAccount, names([.issued, .otherDate])]
    return signs.count { $0 }
  }

  /// How many things stand on the paper that tills print.
  private var tillSigns: Int {
    let exact = rows.map { $0.matches.filter(\.isExact).concepts }
    func paid(_ concept: Concepts) -> Bool {
      zip(rows, exact).contains {
        $0.hasMoney && !$1.isDisjoint(with: concept) && $1.isDisjoint(with: .total)
      }
    }
    let clerks = exact.count { $0.contains(.clerk) && $0.isDisjoint(with: [.address, .business, .seller]) }
    let signs = [paid(.change), paid(.change), paid(.cash), paid(.card), clerks > 0, clerks > 1]
    return signs.count { $0 }
  }

  /// Whether the first words of a row, or all of a short one, speak of a concept.
  private func begins(_ row: ReadRow, with concept: Concepts) -> Bool {
    guard let phrase = row.firstMatch(of: concept) else { return false }
    return phrase.words.lowerBound == 0 && phrase.isExact || row.folded.count <= 3
  }
}
