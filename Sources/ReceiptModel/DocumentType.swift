/// What kind of paper it is.
public enum DocumentType: String, Hashable, Sendable, Codable, CaseIterable {
  /// A till receipt.
  case receipt
  /// An invoice.
  case invoice
  /// Money given back.
  case refund
  /// A confirmation of a trade in securities.
  case trade
}
