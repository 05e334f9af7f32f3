/// Writes numbers in as few bytes as they need.
struct ByteWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends a number of 0 or more, as LEB128.
  mutating func append(count: Int) { append(UInt(bitPattern: count)) }

  /// Appends any number, zigzag-coded so that small ones of either sign stay short.
  mutating func append(_ number: Int) {
    append(UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1))))
  }

  private mutating func append(_ number: UInt) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
