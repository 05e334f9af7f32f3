public import ReceiptModel

/// What a document's receipts leave open.
public enum Doubt: Hashable, Sendable {
  /// Nothing that another look could tell.
  case none
  /// Nothing by themselves, but they rest on one reading of these lines.
  case unconfirmed([PageArea])
  /// Fields that are missing, or not sure.
  case open
}
