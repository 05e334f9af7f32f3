internal import ReceiptModel

/// An amount with the role that its label gives it.
struct Figure: Hashable, Sendable {
  /// What it is; `nil` where no label stands beside it.
  var role: RowRole?
  /// The amount.
  var amount: Amount
  /// The row that the amount stands in, and the row of its label.
  var row: Int
  var labelRow: Int
  /// The label as printed.
  var label: String
  /// Whether every word of the label was spelt exactly.
  var isExactLabel: Bool
  /// Where it stands.
  var page: Int
  var box: Box
  /// Whether the row has more amounts, as rows of tables have.
  var amountsInRow: Int
  /// The rate in the row in hundredths of a percent, where one stands there.
  var rate: Int?
  /// Whether its label speaks of a total and of tax, without saying how they go together.
  var isTotalOrTax: Bool
  /// How the label says it was paid.
  var payment: Concepts

  /// Whether it sums things up.
  var isSum: Bool {
    switch role {
    case .total, .subtotal, .net: value != 0
    default: false
    }
  }

  /// The amount in minor units.
  var value: Int { amount.minorUnits }

  /// What it may add to a sum that is printed before it, besides tax; tills print the sign of a rounding as they like.
  var parts: [Int] {
    switch role {
    case .service, .tip: [value]
    case .rounding: [value, -value]
    case .discount: [-abs(value)]
    default: []
    }
  }
}
