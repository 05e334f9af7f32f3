extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isASCIILetter: Bool { (97...122).contains(self | 0x20) }
  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { (48...57).contains(self) }
}
