/// Reads integers at any place of untrusted bytes; outside the bytes there is nothing.
struct ByteReader {
  /// The bytes, counted from 0 whatever slice they are of.
  private let bytes: ArraySlice<UInt8>
  /// Whether integers have their lowest byte first.
  var isLittleEndian: Bool

  init(_ bytes: ArraySlice<UInt8>, littleEndian: Bool = false) {
    self.bytes = bytes
    isLittleEndian = littleEndian
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// Returns the unsigned integer of `size` bytes at `offset`, or `nil` where it is not wholly inside the
  /// bytes or greater than an `Int`.
  func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= 8, offset <= count - size else { return nil }
    let start = bytes.startIndex + offset
    var value: UInt64 = 0
    for index in 0..<size {
      let byte = bytes[start + (isLittleEndian ? size - 1 - index : index)]
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  /// Returns the byte at `offset`.
  func byte(at offset: Int) -> Int? { integer(at: offset, size: 1) }

  /// Returns the 16-bit integer at `offset`.
  func short(at offset: Int) -> Int? { integer(at: offset, size: 2) }

  /// Returns the 32-bit integer at `offset`.
  func long(at offset: Int) -> Int? { integer(at: offset, size: 4) }

  /// Whether the bytes at `offset` are those of the ASCII text.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard offset >= 0, offset <= count - wanted else { return false }
    let start = bytes.startIndex + offset
    return text.withUTF8Buffer { bytes[start..<start + wanted].elementsEqual($0) }
  }

  /// Returns the part of the bytes from `offset`, at most `count` long.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    let start = bytes.startIndex + offset
    return bytes[start..<min(bytes.endIndex, start + count)]
  }
}
