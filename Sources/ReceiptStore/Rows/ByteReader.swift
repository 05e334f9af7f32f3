/// Reads what a ``ByteWriter`` wrote; every read is `nil` where the bytes end early or make no sense.
struct ByteReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { index == bytes.count }

  mutating func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// Reads a number of 0 or more.
  mutating func count() -> Int? { unsigned().flatMap { Int(exactly: $0) } }

  /// Reads any number.
  mutating func number() -> Int? {
    unsigned().map { Int(bitPattern: $0 >> 1) ^ -Int(bitPattern: $0 & 1) }
  }

  private mutating func unsigned() -> UInt? {
    var result: UInt = 0
    for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
      guard let byte = byte() else { return nil }
      result |= UInt(byte & 0x7F) << UInt(shift)
      if byte & 0x80 == 0 { return result }
    }
    return nil
  }
}
