/// What scalars are; those of ASCII are told without a look into the tables of Unicode.
extension Unicode.Scalar {
  /// Whether it is a letter of any script.
  var isLetter: Bool {
    switch value {
    case 65...90, 97...122: true
    case 0...127: false
    default: properties.isAlphabetic
    }
  }

  /// Whether it is a digit or another number.
  var isNumber: Bool { isASCII ? isDigit : properties.numericType != nil }

  /// Whether it is a digit of ASCII.
  var isDigit: Bool { (48...57).contains(value) }

  /// Whether it is a capital.
  var isCapital: Bool { isASCII ? (65...90).contains(value) : properties.isUppercase }

  /// Whether it is a small letter.
  var isSmall: Bool { isASCII ? (97...122).contains(value) : properties.isLowercase }
}
