internal import ReceiptModel

/// Tells postal codes by their shape.
///
/// They may be of 4 to 6 digits, `00-000`, `0000-000`, with the country's letter before, or of two parts as in the
/// United Kingdom (`TY7 4QX`), the Czech Republic (`399 99`) and the Netherlands (`1999 ZZ`).
enum Postcode {
  private static let digit = UInt8(ascii: "9")
  private static let capital = UInt8(ascii: "A")
  private static let small = UInt8(ascii: "a")
  private static let hyphen = UInt8(ascii: "-")

  /// Whether a postal code stands in a row.
  static func stands(in row: TextRow) -> Bool {
    var last: [UInt8] = []
    for word in row.words {
      // Only behind a code's first part can a word without digits be its second.
      guard !last.isEmpty || word.text.utf8.contains(where: \.isASCIIDigit) else { continue }
      let shape = shape(of: word.text)
      if isWhole(shape) || isTwoParts(last, shape) { return true }
      last = shape.contains(digit) ? shape : []
    }
    return false
  }

  /// The kinds of a word's letters, `9` for digits and `A` for capitals, without the marks that frame words.
  private static func shape(of word: String) -> [UInt8] {
    var shape: [UInt8] = []
    for scalar in word.unicodeScalars {
      switch scalar {
      case ",", ".", "(", ")": continue
      case "0"..."9": shape.append(digit)
      case "A"..."Z": shape.append(capital)
      case "-": shape.append(hyphen)
      default: shape.append(scalar.isLetter ? scalar.isCapital ? capital : small : 63)
      }
    }
    return shape
  }

  private static func isWhole(_ shape: [UInt8]) -> Bool {
    let digits = shape.count { $0 == digit }
    if digits == shape.count { return (4...6).contains(digits) }
    guard shape.contains(hyphen) else { return false }
    if digits == 5 && shape.count == 6 || digits == 7 && shape.count == 8 { return true }
    return (4...5).contains(digits) && shape.count == digits + 2 && (shape[0] == capital || shape[0] == small)
  }

  private static func isTwoParts(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    // The shortest and longest parts below: most words are longer.
    guard (2...4).contains(first.count), (2...3).contains(second.count) else { return false }
    let pair = String(decoding: first, as: UTF8.self) + " " + String(decoding: second, as: UTF8.self)
    return pairs.contains(pair)
  }

  private static let pairs: Set<String> = [
    "A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA", "999 99", "9999 AA", "A9A 9A9",
  ]
}
