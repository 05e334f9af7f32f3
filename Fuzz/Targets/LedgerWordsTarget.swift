import ReceiptModel

@testable import ReceiptStore

/// Words as the ledger keeps them.
enum LedgerWordsTarget {
  static func run(_ bytes: [UInt8]) {
    let cut = bytes.first.map { min(Int($0), bytes.count) } ?? 0
    let packed = PackedWords(text: Array(bytes[..<cut]), details: Array(bytes[cut...]))
    guard let words = packed.words() else { return }
    require(PackedWords(words).words() == words, "the words read back as others")
    let page = RecognisedPage(number: 1, width: 1000, height: 2000, words: words, engine: "ledger")
    if page.isPlausible {
      ReceiptsTarget.understand(RecognisedDocument(mediaType: "image/png", pages: [page]))
    }
  }

  static func roundTrip(_ document: RecognisedDocument) {
    for page in document.pages {
      require(PackedWords(page.words).words() == page.words, "the ledger gives other words back")
    }
  }
}
