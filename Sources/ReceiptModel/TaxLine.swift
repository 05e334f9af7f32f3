/// Tax at one rate, as printed.
public struct TaxLine: Hashable, Sendable, Codable {
  /// The printed label: `MwSt A`, `GST`.
  public var label: String
  /// The rate in percent, as plain decimal text (`19`, `5.5`).
  public var rate: String?
  /// The amount before tax.
  public var netAmount: Money?
  /// The tax.
  public var taxAmount: Money?

  /// Creates a tax line.
  public init(label: String, rate: String? = nil, netAmount: Money? = nil, taxAmount: Money? = nil) {
    self.label = label
    self.rate = rate
    self.netAmount = netAmount
    self.taxAmount = taxAmount
  }
}
