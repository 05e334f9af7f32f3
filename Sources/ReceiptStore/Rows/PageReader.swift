import Diagnostics
import ReceiptModel

/// The prepared statement that reads the words of documents.
struct PageReader: ~Copyable {
  private let ledger: LedgerHandleContext
  private let selection: Statement
  private let further: Statement

  /// Returns the pages of a document, in order.
  ///
  /// - Throws: `ledger-corrupt` where the words cannot be read.
  func pages(of documentID: Int) throws(Diagnostic) -> [RecognisedPage] {
    var pages: [RecognisedPage] = []
    try selection.bind(documentID)
    while try selection.step() {
      let packed = PackedWords(text: selection.bytes(5), details: selection.bytes(6))
      guard let words = packed.words(), let page = page(of: words), page.isPlausible else {
        throw .ledgerCorrupt("the words of document \(documentID) cannot be read", at: ledger.path)
      }
      pages.append(page)
    }
    try addFurtherReadings(of: documentID, to: &pages)
    return pages
  }

  private func addFurtherReadings(of documentID: Int, to pages: inout [RecognisedPage]) throws(Diagnostic) {
    try further.bind(documentID)
    while try further.step() {
      let packed = PackedWords(text: further.bytes(3), details: further.bytes(4))
      guard let number = further.read(0, as: Int.self),
        let place = pages.firstIndex(where: { $0.number == number }), let words = packed.words(),
        let areas = AreaText(further.read(2) ?? "").areas
      else { throw .ledgerCorrupt("the words of document \(documentID) cannot be read", at: ledger.path) }
      pages[place].further.append(FurtherReading(engine: further.read(1) ?? "", words: words, areas: areas))
      guard pages[place].isPlausible else {
        throw .ledgerCorrupt("the words of document \(documentID) cannot be read", at: ledger.path)
      }
    }
  }

  private func page(of words: [Word]) -> RecognisedPage? {
    guard let number = selection.read(0, as: Int.self) else { return nil }
    return RecognisedPage(
      number: number, width: selection.read(1) ?? 0, height: selection.read(2) ?? 0,
      rotation: selection.read(3) ?? 0, words: words, engine: selection.read(4) ?? "")
  }
}

extension PageReader {
  init(on connection: borrowing Connection) throws(Diagnostic) {
    self.init(
      ledger: connection.ledger,
      selection: try connection.prepare(
        """
        SELECT page, width, height, rotation, engine, text, words FROM pages WHERE document_id = ? ORDER BY page
        """),
      further: try connection.prepare(
        """
        SELECT page, engine, areas, text, words FROM further_readings WHERE document_id = ? ORDER BY page, look
        """))
  }
}
