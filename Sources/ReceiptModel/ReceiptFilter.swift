/// Which receipts of a ledger are wanted; a condition that is `nil` does not restrict.
public struct ReceiptFilter: Hashable, Sendable {
  /// The first day wanted.
  public var from: CalendarDate?
  /// The last day wanted.
  public var to: CalendarDate?
  /// A part of the merchant's name, without regard to case.
  public var merchant: String?
  /// The category.
  public var category: String?
  /// The status.
  public var status: ReceiptStatus?
  /// The most receipts wanted.
  public var limit: Int?

  /// Creates a filter that lets everything through.
  public init() {}
}
