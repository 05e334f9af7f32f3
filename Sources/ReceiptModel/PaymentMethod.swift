/// How a receipt was paid.
public enum PaymentMethod: String, Hashable, Sendable, Codable, CaseIterable {
  /// Notes and coins.
  case cash
  /// A credit, debit or charge card, or a phone standing for one.
  case card
  /// A bank transfer or direct debit.
  case transfer
  /// A voucher or gift card.
  case voucher
  /// A cheque.
  case cheque
  /// An online wallet.
  case wallet
}
