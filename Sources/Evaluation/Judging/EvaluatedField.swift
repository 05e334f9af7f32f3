/// A field of a receipt that is judged.
public enum EvaluatedField: String, Hashable, Sendable, Codable, CaseIterable {
  /// The merchant's name.
  case merchant
  /// The day of the purchase.
  case date
  /// The total.
  case total
  /// The currency.
  case currency
  /// All tax.
  case tax
  /// The merchant's address.
  case address
  /// The line items.
  case items

  /// The name that the field's evidence has; `nil` where a receipt keeps none.
  var evidenceName: String? {
    switch self {
    case .merchant: "merchant_name"
    case .date: "receipt_date"
    case .total: "total"
    case .tax: "total_tax"
    case .address: "merchant_address"
    case .currency, .items: nil
    }
  }
}
