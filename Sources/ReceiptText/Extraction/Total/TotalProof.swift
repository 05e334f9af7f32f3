internal import ReceiptModel

/// What on a receipt agrees with an amount's being the total.
enum TotalProof: Hashable, Sendable, CaseIterable {
  /// Paid less change.
  case change
  /// The payment alone.
  case payment
  /// Subtotal with tax, service, rounding, discount or tip.
  case parts
  /// The sum of the items.
  case items
  /// Net and tax of the tax table.
  case taxTable
  /// The sum of the totals of sections above.
  case sections

  /// The feature that says so.
  var feature: TotalFeature {
    switch self {
    case .change: .change
    case .payment: .payment
    case .parts: .parts
    case .items: .items
    case .taxTable: .taxTable
    case .sections: .sections
    }
  }
}
