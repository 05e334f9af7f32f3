/// A digit, or a letter that recognisers take one for.
struct Digit: Hashable, Sendable {
  /// The digit in ASCII.
  var value: UInt8
  /// Whether it is printed as a digit.
  var isPlain: Bool

  /// Returns the digit that a scalar is or looks like.
  static func of(_ scalar: Unicode.Scalar) -> Digit? {
    switch scalar {
    case "0"..."9": Digit(value: UInt8(truncatingIfNeeded: scalar.value), isPlain: true)
    case "O", "o", "Q": Digit(value: 48, isPlain: false)
    case "l", "I", "|", "i": Digit(value: 49, isPlain: false)
    case "Z", "z": Digit(value: 50, isPlain: false)
    case "S", "s": Digit(value: 53, isPlain: false)
    case "B": Digit(value: 56, isPlain: false)
    default: nil
    }
  }
}
