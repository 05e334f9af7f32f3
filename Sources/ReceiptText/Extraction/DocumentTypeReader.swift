internal import ReceiptModel

/// Tells what a paper is by what it calls itself at its head.
struct DocumentTypeReader {
  /// All rows.
  let rows: [ReadRow]
  /// The rows with the columns of the head apart.
  let columns: [ReadRow]
  /// The total, where there is one.
  let total: Money?

  /// The head takes so many rows at most.
  private static let longestHead = 30
  /// What says that an "invoice" is a till's: a simplified one needs no buyer.
  private static let simplified = ["simplif", "semplif", "zjednodus", "uproszcz"]

  /// Returns the type.
  func type() -> DocumentType {
    if let total, total.minorUnits < 0 { return .refund }
    let head = columns.prefix(Self.longestHead).filter { !$0.hasMoney && !$0.concepts.contains(.terms) }
    if head.contains(where: { begins($0, with: .refund) }) { return .refund }
    let isTill = rows.contains { !$0.concepts.isDisjoint(with: [.change, .cash, .clerk]) }
    return !isTill && head.contains(where: isTitleOfInvoice) ? .invoice : .receipt
  }

  /// Whether a row is an invoice's title: "FACTURE 2023-061", but not "Rechnung an" nor "Factura simplificada".
  private func isTitleOfInvoice(_ row: ReadRow) -> Bool {
    begins(row, with: .invoice) && row.concepts.isDisjoint(with: [.tax, .customer])
      && !row.folded.contains { word in Self.simplified.contains { word.hasPrefix($0) } }
  }

  /// Whether the first words of a row, or all of a short one, speak of a concept.
  private func begins(_ row: ReadRow, with concept: Concepts) -> Bool {
    guard let phrase = row.firstMatch(of: concept) else { return false }
    return phrase.words.lowerBound == 0 && phrase.isExact || row.folded.count <= 3
  }
}
