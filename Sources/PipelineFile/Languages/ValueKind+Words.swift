extension ValueKind where Value == String {
  /// A phrase of a words file: something with a letter or digit.
  static var phrase: ValueKind {
    ValueKind("a phrase such as 'grand total'") { scalar throws(Refusal) in
      let phrase = try text.read(scalar)
      guard phrase.contains(where: { $0.isLetter || $0.isNumber }) else {
        throw Refusal(
          "words-phrase-empty", "must have a letter or digit, not \(Quoted(phrase))",
          fix: "write the words that are printed")
      }
      return phrase
    }
  }

  /// The name of a month: one word of three letters or more.
  static var monthName: ValueKind {
    ValueKind("the name of a month") { scalar throws(Refusal) in
      let name = try text.read(scalar)
      guard name.count >= 3, name.allSatisfy(\.isLetter) else {
        throw Refusal(
          "words-month-invalid", "must be one word of three letters or more, not \(Quoted(name))",
          fix: "write it in letters, without a dot")
      }
      return name
    }
  }
}

extension ValueKind where Value == Double {
  /// How strongly a word speaks for something: more than 0, and at most 5.
  static var weight: ValueKind {
    ValueKind("a number such as '1.5'") { scalar throws(Refusal) in
      guard let weight = Double(scalar.text), weight > 0, weight <= 5 else {
        throw Refusal(
          "value-out-of-range", "must be a number above 0 and up to 5, not \(Quoted(scalar.text))",
          fix: "write 1 for a hint, and 3 for what decides alone")
      }
      return weight
    }
  }
}
