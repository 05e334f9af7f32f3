/// Collects folded text byte by byte, holding back spaces and apostrophes until it is clear what they are.
struct FoldingSink {
  private var bytes: [UInt8] = []
  private var gap = Gap.none

  /// What has been seen since the last letter or digit.
  private enum Gap {
    case none
    /// Punctuation or white space.
    case space
    /// An apostrophe directly after a letter or digit.
    case apostrophe
    /// An apostrophe and an `s`: one word with what stands before, if the word ends here.
    case possessive
  }

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): append(letter: byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(letter: byte | 0x20)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): appendApostrophe()
    default: appendSeparator()
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80: append(ascii: UInt8(scalar.value))
    case 0xFF01...0xFF5E: append(ascii: UInt8(scalar.value - 0xFEE0))
    case 0xB4, 0x2018, 0x2019: appendApostrophe()
    case 0x300...0x36F, 0xAD, 0x200B...0x200F, 0xFEFF: break
    default:
      if let latin = LatinFolding.bytes(of: scalar) {
        for byte in latin { append(letter: byte) }
      } else if scalar.isLetter || scalar.properties.numericType != nil {
        openWord()
        bytes += Array(scalar.properties.lowercaseMapping.utf8)
      } else if scalar.properties.generalCategory == .nonspacingMark {
        bytes += Array(String(scalar).utf8)
      } else {
        appendSeparator()
      }
    }
  }

  mutating func finish() -> String {
    if gap == .possessive { bytes.append(UInt8(ascii: "s")) }
    gap = .none
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func append(letter: UInt8) {
    if gap == .apostrophe, letter == UInt8(ascii: "s") {
      gap = .possessive
      return
    }
    openWord()
    bytes.append(letter)
  }

  private mutating func openWord() {
    if gap != .none, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    if gap == .possessive { bytes.append(UInt8(ascii: "s")) }
    gap = .none
  }

  private mutating func appendApostrophe() {
    if gap == .none, !bytes.isEmpty { gap = .apostrophe } else { appendSeparator() }
  }

  private mutating func appendSeparator() {
    if gap == .possessive { bytes.append(UInt8(ascii: "s")) }
    gap = .space
  }
}
