internal import ReceiptModel

extension JSONValue {
  /// Creates the JSON that a field's value is written as.
  init(_ value: FieldValue, confidence form: ConfidenceForm) {
    self =
      switch value {
      case .none: .null
      case .text(let text), .decimal(let text): .string(text)
      case .integer(let number): .integer(number)
      case .amount(let money): .string(money.decimalText)
      case .list(let texts): .array(texts.map(JSONValue.string))
      case .path(let path): .string(path.text)
      case .box(let box): .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
      case .confidence(let confidence):
        switch form {
        case .number: .hundredths(Self.hundredths(of: confidence))
        case .band: .string(ConfidenceBand(confidence).rawValue)
        }
      }
  }

  /// Rounds to hundredths; a confidence that is no number counts as none.
  private static func hundredths(of confidence: Double) -> Int {
    confidence.isFinite ? Int(min(max(confidence, 0), 1) * 100 + 0.5) : 0
  }
}
