import ReceiptModel

/// What an error message needs to know of the connection it comes from.
struct LedgerHandleContext {
  /// Where the ledger lies.
  var path: FilePath
  /// Whether it was opened for reading only.
  var isReadOnly: Bool
}
