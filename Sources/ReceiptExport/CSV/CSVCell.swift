internal import ReceiptModel

/// One cell of a CSV record.
enum CSVCell: Equatable {
  /// Nothing.
  case empty
  /// A plain decimal number with a point: `-12.50`.
  case number(String)
  /// Text, as it is known to the ledger.
  case text(String)

  /// Creates the cell that a field's value fills.
  init(_ value: FieldValue) {
    self =
      switch value {
      case .none, .box: .empty
      case .text(let text): .text(text)
      case .integer(let number): .number(String(number))
      case .amount(let money): .number(money.decimalText)
      case .decimal(let text): PlainDecimal(text) == nil ? .text(text) : .number(text)
      case .list(let texts): texts.isEmpty ? .empty : .text(texts.joined(separator: ";"))
      case .confidence(let confidence): .text(ConfidenceBand(confidence).rawValue)
      case .path(let path): .text(SingleLineText.from(path))
      }
  }
}
