internal import ReceiptModel

extension JSONValue {
  /// The value as JSON on one line, without spaces between its parts.
  ///
  /// Control characters and the bidirectional controls are written as escapes, so that a terminal shows
  /// the line as it is; all other text stays UTF-8.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .hundredths(let value): output += Money.decimalText(minorUnits: value, exponent: 2)
    case .string(let value): Self.write(value, to: &output)
    case .array(let values):
      output += "["
      for (position, value) in values.enumerated() {
        if position > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (position, member) in members.enumerated() {
        if position > 0 { output += "," }
        Self.write(member.key, to: &output)
        output += ":"
        member.value.write(to: &output)
      }
      output += "}"
    }
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where SingleLineText.isControl(scalar):
        // Every such character lies in the basic plane, so four digits name it.
        let hex = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
