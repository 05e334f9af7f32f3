public import ReceiptModel

/// How rows become receipts.
public struct ExtractSettings: Hashable, Sendable, Codable {
  /// The order of day, month and year in dates written with digits only.
  public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// By the evidence on the receipt.
    case auto
    /// Day, month, year.
    case dmy
    /// Month, day, year.
    case mdy
    /// Year, month, day.
    case ymd
  }

  /// The order of ambiguous dates.
  public var dateOrder = DateOrder.auto
  /// The countries that receipts are expected from, ISO 3166-1 alpha-2; empty for any.
  public var countries: [String] = []
  /// The currency taken where a receipt tells none, with the issue `currency_assumed`; `nil` for none.
  public var homeCurrency: Currency?

  /// Creates the default settings.
  public init() {}
}
