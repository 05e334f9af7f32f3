internal import Diagnostics
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// Reads a ledger's receipts in portions and writes them as tables, so that memory does not grow with the ledger.
struct LedgerTables {
  private static let portion = 128

  let store: ReceiptStore
  /// Which receipts.
  var filter = ReceiptFilter()
  /// The folder that source paths are written relative to; `nil` to leave them as they are.
  var folder: FilePath?

  /// Returns the table of receipts as CSV.
  ///
  /// - Throws: `unknown-column`, `repeated-column`, and `ledger-…` diagnostics.
  func receiptsCSV(profile: CSVProfile, columns: [String]? = nil) async throws(Diagnostic) -> [UInt8] {
    let folder = folder
    return try await csv { receipts throws(Diagnostic) in
      try ReceiptTable.csv(receipts, profile: profile, columns: columns, relativeTo: folder)
    }
  }

  /// Returns the table of line items as CSV.
  ///
  /// - Throws: `unknown-column`, `repeated-column`, and `ledger-…` diagnostics.
  func itemsCSV(profile: CSVProfile, columns: [String]? = nil) async throws(Diagnostic) -> [UInt8] {
    try await csv { receipts throws(Diagnostic) in
      try ItemTable.csv(receipts, profile: profile, columns: columns)
    }
  }

  /// Returns the receipts as JSON Lines.
  ///
  /// - Throws: `ledger-…` diagnostics.
  func jsonLines() async throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    try await forEachPortion { receipts throws(Diagnostic) in
      bytes += ReceiptJSON.lines(receipts, relativeTo: folder)
    }
    return bytes
  }

  /// Calls `body` with the receipts in the order of every export, some at a time.
  ///
  /// - Parameters:
  ///   - newestFirst: Whether the latest date comes first.
  ///   - body: Takes a portion.
  /// - Throws: What `body` throws, and `ledger-…` diagnostics.
  func forEachPortion(
    newestFirst: Bool = false, _ body: ([LedgerReceipt]) throws(Diagnostic) -> Void
  ) async throws(Diagnostic) {
    let ids = try await store.receiptIDs(matching: filter, newestFirst: newestFirst)
    var start = 0
    while start < ids.count {
      let end = min(start + Self.portion, ids.count)
      try body(try await store.receipts(ids: Array(ids[start..<end])))
      start = end
    }
  }

  private func csv(
    _ table: ([LedgerReceipt]) throws(Diagnostic) -> [UInt8]
  ) async throws(Diagnostic) -> [UInt8] {
    let head = try table([])
    var bytes = head
    try await forEachPortion { receipts throws(Diagnostic) in
      bytes += try table(receipts).dropFirst(head.count)
    }
    return bytes
  }
}
