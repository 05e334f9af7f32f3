extension Unicode.Scalar {
  /// Whether it is a letter of any script; those of ASCII are told without a look into the tables of Unicode.
  var isLetter: Bool {
    switch value {
    case 65...90, 97...122: true
    case 0...127: false
    default: properties.isAlphabetic
    }
  }
}
