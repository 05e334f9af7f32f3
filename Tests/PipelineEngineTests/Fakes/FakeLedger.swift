import Diagnostics
import PipelineEngine
import ReceiptModel

/// A ledger in memory that notes what is stored.
actor FakeLedger: Ledger {
  enum Call: Hashable {
    case read(path: String, sha256: String, words: [String], receipts: Int)
    case failed(path: String, reason: String)
    case duplicate(path: String, of: String)
  }

  private(set) var calls: [Call] = []
  private var finished: [String: SourceDocument]
  /// How often each document has been begun, by path.
  private(set) var attempts: [String: Int]
  private let failsAtCall: Int?

  /// Creates a ledger that knows the documents of `finished` by their digests.
  init(
    finished: [String: SourceDocument] = [:], attempts: [String: Int] = [:], failsAtCall: Int? = nil
  ) {
    self.finished = finished
    self.attempts = attempts
    self.failsAtCall = failsAtCall
  }

  func beginRun(pipeline: String, version: String) async throws(Diagnostic) -> Int { 1 }

  func reserve(
    _ files: [SourceDocument], run: Int, retryFailed: Bool
  ) async throws(Diagnostic) -> Reservation {
    Reservation(pending: files)
  }

  func claim(_ document: SourceDocument) async throws(Diagnostic) -> Int {
    attempts[document.path.text, default: 0] += 1
    return attempts[document.path.text] ?? 0
  }

  func release(_ document: SourceDocument) async throws(Diagnostic) {
    attempts[document.path.text, default: 0] -= 1
  }

  func finishedDocument(sha256: String) async throws(Diagnostic) -> SourceDocument? { finished[sha256] }

  func save(
    _ document: SourceDocument, sha256: String, recognised: RecognisedDocument, receipts: [Receipt],
    run: Int
  ) async throws(Diagnostic) {
    let words = recognised.pages.flatMap { $0.words.map(\.text) }
    try note(.read(path: document.path.text, sha256: sha256, words: words, receipts: receipts.count))
    finished[sha256] = document
  }

  func save(_ document: SourceDocument, failure: Diagnostic, run: Int) async throws(Diagnostic) {
    try note(.failed(path: document.path.text, reason: failure.id))
  }

  func save(
    _ document: SourceDocument, sha256: String, duplicateOf original: SourceDocument, run: Int
  ) async throws(Diagnostic) {
    try note(.duplicate(path: document.path.text, of: original.path.text))
  }

  func endRun(_ run: Int, summary: RunSummary) async throws(Diagnostic) {}

  private func note(_ call: Call) throws(Diagnostic) {
    guard calls.count != failsAtCall else { throw Diagnostic("ledger-full", "no space left") }
    calls.append(call)
  }
}
