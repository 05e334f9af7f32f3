import Diagnostics
import PipelineEngine
import ReceiptModel

/// A ledger in memory of documents that may share receipts.
actor FakeSeriesLedger: SeriesLedger {
  struct Entry: Sendable {
    var path: String
    var words: [String]
    var first: Int
    var part = 1
    var isCompared = false
    var receipts: [Receipt]
    var run: Int
  }

  private(set) var entries: [Int: Entry] = [:]
  private(set) var transactions = 0
  private(set) var readings = 0
  var failure: Diagnostic?

  /// Adds a document a page with one receipt that says what the words say.
  func add(_ path: String, _ words: [String], run: Int = 1) {
    let id = entries.count + 1
    entries[id] = Entry(
      path: path, words: words, first: id, receipts: [FakeSeriesLedger.receipt(words)], run: run)
  }

  func fail(with failure: Diagnostic) { self.failure = failure }

  func compareAgain() { for id in entries.keys { entries[id]?.isCompared = false } }

  /// What each document has: its receipt's text, or which document it is part of.
  var state: [String] {
    entries.sorted { $0.key < $1.key }.map { id, entry in
      entry.first == id
        ? entry.receipts.map { $0.merchantName ?? "" }.joined(separator: "|") : "\(entry.first)"
    }
  }

  func seriesMembers(named name: @escaping @Sendable (FilePath) -> SeriesName?) -> [SeriesMember] {
    entries.map { id, entry in
      SeriesMember(
        id: id, name: name(FilePath(entry.path)), first: entry.first, part: entry.part,
        isCompared: entry.isCompared)
    }
  }

  func words(of id: Int) -> (document: SourceDocument, recognised: RecognisedDocument)? {
    readings += 1
    return entries[id].map { entry in
      let words = entry.words.map { Word($0, box: Box(x: 0, y: 0, width: 9, height: 9), confidence: 90) }
      let page = RecognisedPage(number: 1, width: 100, height: 100, words: words, engine: "fake")
      return (
        SourceDocument(id: id, path: FilePath(entry.path)),
        RecognisedDocument(mediaType: "image/png", pages: [page])
      )
    }
  }

  func share(
    _ receipts: [SharedReceipts], compared: [Int], run: Int
  ) throws(Diagnostic) -> DisplacedReceipts {
    if let failure { throw failure }
    transactions += 1
    var displaced = DisplacedReceipts()
    for shared in receipts {
      for (index, id) in shared.documents.enumerated() {
        guard var entry = entries[id] else { continue }
        if entry.run == run { displaced.receipts += entry.receipts.count } else { displaced.uncounted += 1 }
        entry.first = shared.documents[0]
        entry.part = index + 1
        entry.receipts = index == 0 ? shared.receipts : []
        entry.run = run
        entries[id] = entry
      }
    }
    for id in compared { entries[id]?.isCompared = true }
    return displaced
  }

  func finishComparing(except documents: [Int]) {
    for id in entries.keys where !documents.contains(id) { entries[id]?.isCompared = true }
  }

  static func receipt(_ words: [String]) -> Receipt {
    var receipt = Receipt()
    receipt.status = .ok
    receipt.merchantName = words.joined(separator: " ")
    return receipt
  }
}
