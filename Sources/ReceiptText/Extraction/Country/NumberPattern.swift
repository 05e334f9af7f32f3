/// The shape of a printed number: `9` is a digit, `A` a capital, `X` either, all else stands for itself.
///
/// A point, blank, hyphen or slash between two places is passed over where the pattern has none there.
struct NumberPattern: Sendable {
  private let places: [Unicode.Scalar]

  init(_ pattern: String) { places = Array(pattern.unicodeScalars) }

  /// What it begins with.
  var first: Unicode.Scalar? { places.first }

  /// Returns where the pattern that begins at `start` ends; `nil` where it does not stand there as a whole.
  func end(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard let first, Self.fits(scalars[start], first) else { return nil }
    guard start == 0 || !Self.isAlphanumeric(scalars[start - 1]) else { return nil }
    var index = start
    for (number, place) in places.enumerated() {
      if number > 0, index + 1 < scalars.count, !Self.fits(scalars[index], place),
        Self.separators.contains(scalars[index])
      {
        index += 1
      }
      guard index < scalars.count, Self.fits(scalars[index], place) else { return nil }
      index += 1
    }
    if index < scalars.count, Self.isAlphanumeric(scalars[index]) { return nil }
    // "BE68 0000 0041 7734": what goes on is another number, of a bank account.
    if index + 1 < scalars.count, scalars[index] == " ", scalars[index + 1].isDigit,
      Self.isBankGroup(scalars[start..<index])
    {
      return nil
    }
    return index
  }

  /// Whether letters and two digits stand apart, as at the head of a bank account's number.
  private static func isBankGroup(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let head = Array(scalars.prefix(5))
    return head.count == 5 && head[0].isLetter && head[1].isLetter && head[2].isDigit && head[3].isDigit
      && head[4] == " "
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar.isLetter
  }

  private static func fits(_ scalar: Unicode.Scalar, _ place: Unicode.Scalar) -> Bool {
    switch place {
    case "9": scalar.isDigit
    case "A": scalar.isASCII && scalar.isCapital
    case "X": scalar.isDigit || scalar.isASCII && scalar.isCapital
    default: scalar == place
    }
  }

  private static let separators: Set<Unicode.Scalar> = [".", " ", "-", "/"]
}
