/// Reads one JSON value of any shape, by RFC 8259.
///
/// Where the text is no JSON, the first place that is wrong is told.
struct JSONParser {
  /// The text is no JSON from here on.
  struct Malformed: Error, Hashable {
    /// The byte that is wrong, counted from 0.
    var offset: Int
    /// What is wrong there, in a few words.
    var reason: String
  }

  /// Deeper nesting is refused, so that no text can exhaust the stack.
  private static let deepest = 64

  /// What the letters after a backslash stand for.
  private static let simpleEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private let bytes: [UInt8]
  private var index = 0

  /// Returns the value that `bytes` are, with white space around it.
  ///
  /// - Throws: ``Malformed``.
  static func value(of bytes: [UInt8]) throws(Malformed) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.malformed("something follows the value") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(Malformed) -> JSONNode {
    guard depth < Self.deepest else { throw malformed("it is nested too deeply") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    case nil: throw malformed("it ends too early")
    default: throw malformed("a value was expected")
    }
  }

  private mutating func object(depth: Int) throws(Malformed) -> JSONNode {
    index += 1
    var members: [String: JSONNode] = [:]
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw malformed("a key in quotes was expected") }
      let key = try string()
      guard skip(":") else { throw malformed("a ':' was expected") }
      members[key] = try value(depth: depth + 1)
    } while skip(",")
    guard skip("}") else { throw malformed("a ',' or '}' was expected") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Malformed) -> JSONNode {
    index += 1
    var elements: [JSONNode] = []
    if skip("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while skip(",")
    guard skip("]") else { throw malformed("a ',' or ']' was expected") }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ node: JSONNode) throws(Malformed) -> JSONNode {
    guard bytes[index...].starts(with: word.utf8) else { throw malformed("a value was expected") }
    index += word.utf8.count
    return node
  }

  private mutating func number() throws(Malformed) -> String {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = try digits()
    guard bytes[whole.lowerBound] != UInt8(ascii: "0") || whole.count == 1 else {
      throw malformed("a number does not begin with 0")
    }
    if peek == UInt8(ascii: ".") {
      index += 1
      _ = try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { index += 1 }
      _ = try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Malformed) -> Range<Int> {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw malformed("a digit was expected") }
    return start..<index
  }

  private mutating func string() throws(Malformed) -> String {
    let opening = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw Malformed(offset: opening, reason: "the text is not UTF-8")
        }
        return valid
      case UInt8(ascii: "\\"):
        index += 1
        text += String(try escape()).utf8
      case 0..<0x20: throw malformed("a control character stands in a text")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw Malformed(offset: opening, reason: "a text is not ended")
  }

  /// Reads what follows a backslash; half a surrogate pair becomes the replacement character.
  private mutating func escape() throws(Malformed) -> Unicode.Scalar {
    guard let letter = peek else { throw malformed("it ends too early") }
    if let scalar = Self.simpleEscapes[letter] {
      index += 1
      return scalar
    }
    guard letter == UInt8(ascii: "u") else { throw malformed("there is no such escape") }
    index += 1
    let unit = try hexadecimal()
    let before = index
    if (0xD800..<0xDC00).contains(unit), peek == UInt8(ascii: "\\"), bytes.count > index + 1,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
      index = before
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Malformed) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed("four hexadecimal digits were expected")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private func malformed(_ reason: String) -> Malformed { Malformed(offset: index, reason: reason) }
}
