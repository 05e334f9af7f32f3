/// A word's number, from which the numbers of the word without one of its letters follow.
///
/// A polynomial over the bytes, so that leaving one out is one multiplication. Different words may have the
/// same number: whoever finds one compares the letters.
enum WordHash {
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The powers of the base, from 0.
  static func powers(_ count: Int) -> [UInt64] {
    var powers: [UInt64] = [1]
    while powers.count < count { powers.append(powers[powers.count - 1] &* base) }
    return powers
  }

  /// Returns the number of `bytes` in `range`.
  static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0
    for index in range { hash = appending(bytes[index], to: hash) }
    return hash
  }

  /// Returns the number of a word that has one more byte at its end.
  static func appending(_ byte: UInt8, to hash: UInt64) -> UInt64 { hash &* base &+ UInt64(byte) &+ 1 }
}
