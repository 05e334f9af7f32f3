import Diagnostics
import PipelineEngine
import ReceiptModel
import ReceiptStore
import TestSupport

/// A ledger in a folder of its own, with receipts of an invented shop.
struct FilledLedger {
  let folder: TemporaryFolder
  let store: ReceiptStore

  /// Makes a ledger with a receipt for each of `dates`, and a file that failed.
  init(dates: [String?]) async throws {
    folder = try TemporaryFolder()
    store = try await ReceiptStore.open(at: folder.file("ledger.sqlite"), now: { 0 })
    let run = try await store.beginRun(pipeline: "test", version: "0")
    let names = dates.indices.map { "scans/\($0 * 7 % 1_000).jpg" } + ["scans/failed.jpg"]
    let files = names.map { SourceDocument(path: FilePath($0), size: 1, modified: 1) }
    let documents = try await store.reserve(files, run: run, retryFailed: false).pending
    for (document, date) in zip(documents, dates) {
      var receipt = Receipt()
      receipt.status = .ok
      receipt.merchantName = "Kornblume Markt"
      receipt.date = date.flatMap { CalendarDate(iso: $0) }
      receipt.currency = Currency(code: "EUR")
      receipt.total = Money(minorUnits: document.id, currency: receipt.currency)
      receipt.lineItems = [LineItem(description: "Milk", amount: receipt.total)]
      let digest = String(document.id, radix: 16)
      try await store.save(
        document, sha256: String(repeating: "0", count: 64 - digest.count) + digest,
        recognised: RecognisedDocument(mediaType: "image/png", pages: []), receipts: [receipt], run: run)
    }
    if let last = documents.last {
      try await store.save(last, failure: Diagnostic("file-empty", "the file is empty"), run: run)
    }
  }
}
