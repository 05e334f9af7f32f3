internal import Foundation

/// A name as it is compared: small letters and digits of ASCII, in words with one space between them.
struct FoldedName: Hashable, Sendable {
  /// The letters, digits and single spaces.
  let bytes: [UInt8]

  /// Folds a text: accents and other marks come off, what has no ASCII letter beneath it is left out.
  init(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let decomposed = isPlain ? text : text.decomposedStringWithCompatibilityMapping
    var bytes: [UInt8] = []
    var isAfterGap = false
    for byte in decomposed.utf8 where byte < 0x80 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard isCapital || isSmall || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        isAfterGap = true
        continue
      }
      if isAfterGap, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      isAfterGap = false
      bytes.append(isCapital ? byte | 0x20 : byte)
    }
    self.bytes = bytes
  }

  /// The letters and digits alone.
  private var joined: [UInt8] { bytes.filter { $0 != UInt8(ascii: " ") } }

  /// Returns how alike two names are, 0 to 1; nothing is like an empty name.
  func likeness(to other: FoldedName) -> Double {
    guard !bytes.isEmpty, !other.bytes.isEmpty else { return 0 }
    return SequenceRatio.ratio(bytes, other.bytes)
  }

  /// Whether one of the two holds the other, the shorter having at least four letters or digits.
  func holdsOrIsHeld(by other: FoldedName) -> Bool {
    let (short, long) = joined.count <= other.joined.count ? (joined, other.joined) : (other.joined, joined)
    guard short.count >= 4 else { return false }
    return (0...(long.count - short.count)).contains { long[$0...].starts(with: short) }
  }
}
