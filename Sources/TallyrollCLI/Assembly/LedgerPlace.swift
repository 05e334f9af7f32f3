internal import Diagnostics
internal import Files
internal import ReceiptModel

/// Where a ledger lies, and whether its lock holds there.
enum LedgerPlace {
  /// Returns a note where a lock may not be seen by all who could write the ledger.
  ///
  /// - Parameters:
  ///   - database: The ledger, which need not be there yet.
  ///   - name: Returns what network file system a path lies on.
  /// - Returns: The note, or `nil` where the ledger lies on a local disk.
  static func note(
    on database: FilePath, name: (FilePath) -> String? = { RemoteFileSystem.name(of: $0) }
  ) -> Diagnostic? {
    name(database).map { name in
      Diagnostic(
        "ledger-on-network",
        "the ledger lies on \(name), where other machines may not see that it is locked", severity: .note,
        at: Origin(database.text), fix: "run on one machine only, or put the ledger on a local disk")
    }
  }
}
