extension ValueKind where Value == String {
  /// The name of a category or rule.
  static var label: ValueKind {
    ValueKind("a name") { scalar throws(Refusal) in
      let isPlain = scalar.text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_&".unicodeScalars.contains($0)
      }
      guard isPlain, (1...60).contains(scalar.text.count), scalar.text.first != " ", scalar.text.last != " "
      else {
        throw Refusal(
          "category-name-invalid",
          "must be of letters, digits, spaces, '-', '_' and '&', not \(Quoted(scalar.text))")
      }
      return scalar.text
    }
  }

  /// A pattern of words, perhaps with `*` at its ends.
  static var wordPattern: ValueKind {
    ValueKind("a pattern such as 'aldi' or 'apothek*'") { scalar throws(Refusal) in
      let pattern = try text.read(scalar)
      let inner = pattern.drop { $0 == "*" }.reversed().drop { $0 == "*" }
      guard pattern.filter({ $0 == "*" }).count <= 2, !inner.contains("*"),
        pattern.count - inner.count <= 2, !pattern.hasPrefix("**"), !pattern.hasSuffix("**")
      else {
        throw Refusal(
          "category-pattern-invalid", "has '*' in a place where it means nothing: \(Quoted(pattern))",
          fix: "put one '*' directly at the start or the end of the pattern")
      }
      guard inner.count(where: { $0.isLetter || $0.isNumber }) >= 2 else {
        throw Refusal(
          "category-pattern-invalid", "must have at least two letters or digits, not \(Quoted(pattern))",
          fix: "write more of the word")
      }
      return pattern
    }
  }
}
