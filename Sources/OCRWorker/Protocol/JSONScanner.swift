/// Reads JSON text whose shape is known, piece by piece.
///
/// Any program may have written it, with spaces and escapes to its liking; numbers are whole. Whatever else comes, by
/// malice or mishap, is ``Malformed``; nothing is repaired.
struct JSONScanner {
  /// The text is no JSON, or not of the shape expected.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads an object; `body` reads the value of each key.
  mutating func object(
    _ body: (inout JSONScanner, String) throws(Malformed) -> Void
  ) throws(Malformed) {
    try expectToken("{")
    if skipToken("}") { return }
    repeat {
      let key = try string()
      try expectToken(":")
      try body(&self, key)
    } while skipToken(",")
    try expectToken("}")
  }

  /// Reads an array; `body` reads each element.
  mutating func array<Element>(
    _ body: (inout JSONScanner) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    try expectToken("[")
    var elements: [Element] = []
    if skipToken("]") { return elements }
    repeat { elements.append(try body(&self)) } while skipToken(",")
    try expectToken("]")
    return elements
  }

  /// Reads a whole number.
  mutating func integer() throws(Malformed) -> Int {
    let isNegative = skipToken("-")
    let start = index
    var value = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      // Eighteen digits always fit.
      guard index - start < 18 else { throw Malformed() }
      value = value * 10 + Int(digit)
      index += 1
    }
    guard index > start else { throw Malformed() }
    return isNegative ? -value : value
  }

  /// Reads the word `true`.
  mutating func yes() throws(Malformed) {
    skipSpace()
    for scalar in "true".unicodeScalars { try expect(scalar) }
  }

  /// Reads text.
  mutating func string() throws(Malformed) -> String {
    try expectToken("\"")
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        guard let text = String(validating: bytes[start..<index], as: UTF8.self) else { throw Malformed() }
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw Malformed()
      default: index += 1
      }
    }
    throw Malformed()
  }

  /// Makes sure that nothing is left.
  mutating func end() throws(Malformed) {
    skipSpace()
    guard index == bytes.count else { throw Malformed() }
  }

  private mutating func escapedString(from start: Int) throws(Malformed) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else { throw Malformed() }
        return text
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw Malformed()
      default: text.append(byte)
      }
    }
    throw Malformed()
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(Malformed) -> String.UTF8View {
    guard index < bytes.count else { throw Malformed() }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(letter)).utf8
    case UInt8(ascii: "b"): return "\u{8}".utf8
    case UInt8(ascii: "f"): return "\u{C}".utf8
    case UInt8(ascii: "n"): return "\n".utf8
    case UInt8(ascii: "r"): return "\r".utf8
    case UInt8(ascii: "t"): return "\t".utf8
    case UInt8(ascii: "u"): return String(try escapedScalar()).utf8
    default: throw Malformed()
    }
  }

  /// Reads the four digits of a scalar, and the second four of one that takes two escapes.
  private mutating func escapedScalar() throws(Malformed) -> Unicode.Scalar {
    var value = try fourDigits()
    if 0xD800..<0xDC00 ~= value {
      try expect("\\")
      try expect("u")
      let low = try fourDigits()
      guard 0xDC00..<0xE000 ~= low else { throw Malformed() }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw Malformed() }
    return scalar
  }

  private mutating func fourDigits() throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 { value = value << 4 | UInt32(try hexadecimalDigit()) }
    return value
  }

  private mutating func hexadecimalDigit() throws(Malformed) -> UInt8 {
    guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
      throw Malformed()
    }
    index += 1
    return UInt8(digit)
  }

  private mutating func expectToken(_ scalar: Unicode.Scalar) throws(Malformed) {
    guard skipToken(scalar) else { throw Malformed() }
  }

  private mutating func skipToken(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    return skip(scalar)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Malformed) {
    guard skip(scalar) else { throw Malformed() }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }
}
