/// Writes JSON text, piece by piece.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  /// Writes an object whose members `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// Writes an array with an element for each of `elements`, which `body` writes.
  mutating func array<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    open("[")
    for element in elements {
      separate()
      body(&self, element)
      needsComma = true
    }
    close("]")
  }

  /// Writes the key of a member, whose value comes next.
  mutating func key(_ key: String) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = true
  }

  /// Writes a member that is a whole number.
  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    bytes += String(value).utf8
  }

  /// Writes a member that is text.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is the word `true`.
  mutating func yes(_ key: String) {
    self.key(key)
    bytes += "true".utf8
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
