internal import Diagnostics
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// Lists the ledger's files that have no receipts of their own.
struct FileList {
  /// Which files.
  enum Kind {
    /// Those that could not be read.
    case failed
    /// Those with the bytes of another.
    case duplicates
  }

  let store: ReceiptStore
  /// The most files wanted.
  let limit: Int

  /// Prints the files, ordered by path.
  ///
  /// - Throws: A failure of status 5 where the ledger cannot be read or the list cannot be written.
  func print(_ kind: Kind, asJSON: Bool, on console: Console) async throws(CommandFailure) {
    let (table, objects) = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      switch kind {
      case .failed: try await failed()
      case .duplicates: try await duplicates()
      }
    }
    if asJSON {
      try console.write(objects.map { $0.text + "\n" }.joined())
    } else if table.isEmpty {
      console.note("no such files")
    } else {
      try console.print(table.text)
    }
  }

  private func failed() async throws(Diagnostic) -> (TextTable, [JSONValue]) {
    var table = TextTable([("FILE", .left), ("TRIES", .right), ("REASON", .left), ("FIX", .left)])
    let documents = try await store.failedDocuments().prefix(limit)
    for document in documents {
      let reason = document.reason
      table.add([
        document.sourcePath.text, "\(document.attempts)", "\(reason.message) [\(reason.id)]",
        reason.fix ?? "",
      ])
    }
    return (table, documents.map { ReceiptJSON.failure(sourcePath: $0.sourcePath, reason: $0.reason) })
  }

  private func duplicates() async throws(Diagnostic) -> (TextTable, [JSONValue]) {
    var table = TextTable([("FILE", .left), ("ORIGINAL", .left)])
    let duplicates = try await store.duplicates().prefix(limit)
    for duplicate in duplicates { table.add([duplicate.document.path.text, duplicate.original.path.text]) }
    let objects = duplicates.map { duplicate in
      JSONValue.object([
        .init("source_path", .string(duplicate.document.path.text)),
        .init("status", .string(ReceiptStatus.duplicate.rawValue)),
        .init("duplicate_of", .string(duplicate.original.path.text)),
      ])
    }
    return (table, objects)
  }
}
