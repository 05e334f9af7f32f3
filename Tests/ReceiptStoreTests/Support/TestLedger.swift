import Diagnostics
import PipelineEngine
import ReceiptModel
import TestSupport

@testable import ReceiptStore

/// A ledger in a folder of its own, and the values to fill it with.
struct TestLedger {
  let folder: TemporaryFolder
  let path: FilePath
  let store: ReceiptStore
  let run: Int

  /// 2026-10-01T12:34:56Z.
  static let now = 1_790_858_096

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("ledger.sqlite")
    store = try await Self.open(path)
    run = try await store.beginRun(pipeline: "household", version: "1.0")
  }

  /// Opens a ledger that gives up on a lock at once.
  static func open(
    _ path: FilePath, busyTimeout: Duration = .milliseconds(1), migrations: [Migration] = Migration.all,
    now: Int = TestLedger.now
  ) async throws -> ReceiptStore {
    try await ReceiptStore.open(at: path, busyTimeout: busyTimeout, migrations: migrations, now: { now })
  }

  /// Returns a file as discovery would.
  static func file(_ name: String, size: Int = 1000, modified: Int = 1) -> SourceDocument {
    SourceDocument(path: FilePath("scans/" + name), size: size, modified: modified)
  }

  /// Returns the SHA-256 text that stands for some content.
  static func sha(_ digit: Int) -> String { String(repeating: String(digit, radix: 16), count: 64) }

  /// Returns a page of two words.
  static func words(_ text: String = "TOTAL") -> RecognisedDocument {
    let words = [
      Word(text, box: Box(x: 10, y: 20, width: 60, height: 18), confidence: 96, line: 0),
      Word("19.99", box: Box(x: 90, y: 21, width: 50, height: 17), confidence: 91, line: 0),
    ]
    let page = RecognisedPage(number: 1, width: 600, height: 900, rotation: 90, words: words, engine: "test")
    return RecognisedDocument(mediaType: "image/jpeg", pages: [page])
  }

  /// Returns a receipt with the given fields.
  static func receipt(
    _ merchant: String? = "Kaufhalle", date: String? = "2026-09-30", total: String? = "19.99",
    currency: String? = "EUR", index: Int = 1
  ) -> Receipt {
    var receipt = Receipt()
    receipt.index = index
    receipt.status = .ok
    receipt.merchantName = merchant
    receipt.date = date.flatMap(CalendarDate.init(iso:))
    receipt.currency = currency.flatMap(Currency.init(code:))
    receipt.total = total.flatMap { Money(decimalText: $0, currency: receipt.currency) }
    return receipt
  }

  /// Reserves one file and returns its document; the test fails where nothing is to be read.
  func reserve(_ file: SourceDocument) async throws -> SourceDocument {
    let reservation = try await store.reserve([file], run: run, retryFailed: false)
    return try reservation.pending.first.orFail("nothing to read")
  }

  /// Returns what the ledger says of one file.
  func reservation(_ name: String, retryFailed: Bool = false) async throws -> Reservation {
    try await store.reserve([Self.file(name)], run: run, retryFailed: retryFailed)
  }

  /// Reserves a file and saves what it gave.
  @discardableResult
  func save(_ name: String, sha: Int, receipts: [Receipt] = [TestLedger.receipt()]) async throws
    -> SourceDocument
  {
    let document = try await reserve(Self.file(name))
    try await store.save(
      document, sha256: Self.sha(sha), recognised: Self.words(), receipts: receipts, run: run)
    return document
  }
}
