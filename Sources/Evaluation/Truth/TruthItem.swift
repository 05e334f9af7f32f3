/// A line item that is printed on a receipt.
public struct TruthItem: Hashable, Sendable {
  /// What it is.
  public var name: String
  /// Its amount as the truth file has it.
  public var amount: String

  /// Creates an item.
  public init(name: String, amount: String) {
    self.name = name
    self.amount = amount
  }
}
