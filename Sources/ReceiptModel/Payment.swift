/// One payment towards a receipt.
public struct Payment: Hashable, Sendable, Codable {
  /// How it was paid, where the receipt tells.
  public var method: PaymentMethod?
  /// How much was given.
  public var amount: Money?
  /// The last four digits of the card.
  public var cardLast4: String?

  /// Creates a payment.
  public init(method: PaymentMethod?, amount: Money? = nil, cardLast4: String? = nil) {
    self.method = method
    self.amount = amount
    self.cardLast4 = cardLast4
  }
}
