/// Reads JSON text whose shape is known, piece by piece.
///
/// Whatever else comes, by malice or mishap, is ``Malformed``; nothing is repaired.
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
    try expect("{")
    if skip("}") { return }
    repeat {
      let key = try string()
      try expect(":")
      try body(&self, key)
    } while skip(",")
    try expect("}")
  }

  /// Reads an array; `body` reads each element.
  mutating func array<Element>(
    _ body: (inout JSONScanner) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    try expect("[")
    var elements: [Element] = []
    if skip("]") { return elements }
    repeat { elements.append(try body(&self)) } while skip(",")
    try expect("]")
    return elements
  }

  /// Reads a whole number.
  mutating func integer() throws(Malformed) -> Int {
    let isNegative = skip("-")
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
    for scalar in "true".unicodeScalars { try expect(scalar) }
  }

  /// Reads text.
  mutating func string() throws(Malformed) -> String {
    try expect("\"")
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
  func end() throws(Malformed) {
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

  /// Reads what follows a backslash; only what ``JSONWriter`` writes.
  private mutating func escape() throws(Malformed) -> [UInt8] {
    if skip("\"") { return [UInt8(ascii: "\"")] }
    if skip("\\") { return [UInt8(ascii: "\\")] }
    for scalar in "u00".unicodeScalars { try expect(scalar) }
    let value = try hexadecimalDigit() << 4 | hexadecimalDigit()
    guard value < 0x20 else { throw Malformed() }
    return [value]
  }

  private mutating func hexadecimalDigit() throws(Malformed) -> UInt8 {
    guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
      throw Malformed()
    }
    index += 1
    return UInt8(digit)
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
