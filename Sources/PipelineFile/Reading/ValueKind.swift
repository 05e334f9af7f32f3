import Diagnostics

/// What a single value of the file may be, and how it is read.
struct ValueKind<Value> {
  /// What is wanted, for messages about lists and mappings in its place: `a duration`.
  var expected: String
  var read: (YAMLScalar) throws(Refusal) -> Value

  init(_ expected: String, read: @escaping (YAMLScalar) throws(Refusal) -> Value) {
    self.expected = expected
    self.read = read
  }
}

extension ValueKind where Value == String {
  /// A short text: not empty, on one line.
  static var text: ValueKind {
    ValueKind("text") { scalar throws(Refusal) in
      let text = scalar.text
      guard text.count <= 100,
        !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { throw Refusal("value-invalid", "must be a line of at most 100 characters, not \(Quoted(text))") }
      return text
    }
  }
}

extension ValueKind where Value == Bool {
  /// `true` or `false`.
  static var flag: ValueKind {
    ValueKind("'true' or 'false'") { scalar throws(Refusal) in
      switch (scalar.text, scalar.isPlain) {
      case ("true", true): return true
      case ("false", true): return false
      default:
        let meant: String? =
          switch scalar.text.lowercased() {
          case "true", "yes", "on", "y": "write 'true', without quotes"
          case "false", "no", "off", "n": "write 'false', without quotes"
          default: nil
          }
        throw Refusal("wrong-type", "must be 'true' or 'false', not \(Quoted(scalar.text))", fix: meant)
      }
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number within `range`.
  static func wholeNumber(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind("a whole number") { scalar throws(Refusal) in
      let digits = scalar.text.first == "-" ? scalar.text.dropFirst() : scalar.text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
        throw Refusal("wrong-type", "must be a whole number, not \(Quoted(scalar.text))")
      }
      guard scalar.isPlain else {
        throw Refusal(
          "wrong-type", "must be a whole number, and \(Quoted(scalar.text)) in quotes is text",
          fix: "remove the quotes")
      }
      guard let number = Int(scalar.text), range.contains(number) else {
        throw Refusal(
          "value-out-of-range",
          "must be from \(range.lowerBound) to \(range.upperBound), not \(Quoted(scalar.text))")
      }
      return number
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of the enumeration's words.
  static var choice: ValueKind {
    let words = Value.allCases.map(\.rawValue)
    return ValueKind("one of \(words.joined(separator: ", "))") { scalar throws(Refusal) in
      if let value = Value(rawValue: scalar.text) { return value }
      throw Refusal(
        "value-invalid", "must be one of \(words.joined(separator: ", ")), not \(Quoted(scalar.text))",
        fix: DidYouMean(scalar.text, words).fix)
    }
  }
}
