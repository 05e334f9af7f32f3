/// Takes an input's bytes for choices; where they end, every choice is the first one.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// A number that is small mostly, and at the edges of what 32 or 64 bits hold at times.
  mutating func number() -> Int {
    switch byte() {
    case 250: Int.max
    case 251: Int.min
    case 252: Int(Int32.max)
    case 253: Int(Int32.min)
    case 254: -Int(byte())
    case 255: Int(byte()) << (Int(byte()) % 62)
    case let high: Int(high % 8) << 8 | Int(byte())
    }
  }

  /// Text of a length that the bytes tell.
  mutating func text() -> String {
    let count = Int(byte() % 32)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
