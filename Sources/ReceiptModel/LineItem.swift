/// One thing bought, as printed.
public struct LineItem: Hashable, Sendable, Codable {
  /// What it is.
  public var description: String
  /// The merchant's code or bar code.
  public var productCode: String?
  /// How many, or how much, as plain decimal text (`2`, `0.792`).
  public var quantity: String?
  /// The unit of the quantity where one is printed (`kg`).
  public var unit: String?
  /// The price of one unit.
  public var unitPrice: Money?
  /// What was taken off this line, as a positive amount.
  public var discount: Money?
  /// The line's amount.
  public var amount: Money?
  /// The letter or number that names the tax class.
  public var taxCode: String?
  /// The tax rate in percent, as plain decimal text (`19`, `5.5`).
  public var taxRate: String?
  /// The category, where the line has one of its own.
  public var category: String?
  /// The printed rows that the line was read from.
  public var rawText: String
  /// How sure the reading is, 0 to 1.
  public var confidence: Double

  /// Creates a line item; everything not given is unknown.
  public init(
    description: String, productCode: String? = nil, quantity: String? = nil, unit: String? = nil,
    unitPrice: Money? = nil, discount: Money? = nil, amount: Money? = nil, taxCode: String? = nil,
    taxRate: String? = nil, category: String? = nil, rawText: String = "", confidence: Double = 0
  ) {
    self.description = description
    self.productCode = productCode
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.amount = amount
    self.taxCode = taxCode
    self.taxRate = taxRate
    self.category = category
    self.rawText = rawText
    self.confidence = confidence
  }
}
