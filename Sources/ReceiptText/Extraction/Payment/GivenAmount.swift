internal import ReceiptModel

/// An amount that was handed over or given back, and where it stands.
struct GivenAmount: Sendable {
  /// The amount in minor units.
  var value: Int
  /// The row that it stands in, and its words there.
  var row: ReadRow
  var words: ClosedRange<Int>
  /// The label as printed.
  var label: String
  /// How its words say it was paid.
  var payment: Concepts

  /// Creates the amount of a figure that stands in `row`.
  init(_ figure: Figure, in row: ReadRow) {
    value = figure.value
    self.row = row
    words = figure.amount.token.words
    label = figure.label
    // "10.00 CASH": the word may stand behind the amount.
    payment = figure.payment.isEmpty ? row.concepts.intersection(.payments) : figure.payment
  }

  /// Creates an amount that was read otherwise.
  init(value: Int, row: ReadRow, words: ClosedRange<Int>, label: String, payment: Concepts) {
    self.value = value
    self.row = row
    self.words = words
    self.label = label
    self.payment = payment
  }
}
