public import ReceiptModel

/// A shell pattern of file names: `*`, `?`, `[a-z]`, `[!a-z]`, and `\` before a character that stands for itself.
///
/// As in the shell, letters count in their case; unlike there, `*` matches a leading dot. A character is a Unicode
/// scalar, or one byte where the name is no UTF-8.
public struct ShellPattern: Hashable, Sendable {
  private enum Token: Hashable {
    case one(UInt32)
    case any
    case anyRun
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  private let tokens: [Token]

  /// Creates a pattern from its text.
  ///
  /// A `[` that is never closed stands for itself.
  public init(_ text: String) {
    let units = Self.units(Array(text.utf8))
    var tokens: [Token] = []
    var index = 0
    while index < units.count {
      switch units[index] {
      case Self.unit("*"):
        if tokens.last != .anyRun { tokens.append(.anyRun) }
      case Self.unit("?"): tokens.append(.any)
      case Self.unit("\\") where index + 1 < units.count:
        index += 1
        tokens.append(.one(units[index]))
      case Self.unit("["):
        if let (set, end) = Self.set(units, from: index + 1) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.one(units[index]))
        }
      default: tokens.append(.one(units[index]))
      }
      index += 1
    }
    self.tokens = tokens
  }

  /// Whether the pattern matches the whole of `name`.
  public func matches(_ name: FilePath) -> Bool {
    let units = Self.units(name.bytes)
    var token = 0
    var unit = 0
    // Where to go on if what follows the last `*` fits only later; earlier stars never need another try.
    var retry: (token: Int, unit: Int)?
    while unit < units.count {
      if token < tokens.count, tokens[token] == .anyRun {
        retry = (token + 1, unit)
        token += 1
      } else if token < tokens.count, Self.matches(tokens[token], units[unit]) {
        token += 1
        unit += 1
      } else if let last = retry {
        retry = (last.token, last.unit + 1)
        (token, unit) = (last.token, last.unit + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyRun }
  }

  private static func matches(_ token: Token, _ unit: UInt32) -> Bool {
    switch token {
    case .one(let wanted): wanted == unit
    case .any: true
    case .set(let ranges, let negated): ranges.contains { $0.contains(unit) } != negated
    case .anyRun: false
    }
  }

  private static func set(_ units: [UInt32], from start: Int) -> (token: Token, end: Int)? {
    var index = start
    let negated = index < units.count && (units[index] == unit("!") || units[index] == unit("^"))
    if negated { index += 1 }
    let first = index
    var ranges: [ClosedRange<UInt32>] = []
    while index < units.count {
      // A `]` that comes first belongs to the set.
      if units[index] == unit("]"), index > first { return (.set(ranges, negated: negated), index) }
      let low = units[index]
      if index + 2 < units.count, units[index + 1] == unit("-"), units[index + 2] != unit("]") {
        let high = units[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  private static func unit(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }

  /// The characters of a name; bytes that are no UTF-8 come after the last scalar value.
  private static func units(_ bytes: [UInt8]) -> [UInt32] {
    if let text = String(validating: bytes, as: UTF8.self) { return text.unicodeScalars.map(\.value) }
    var units: [UInt32] = []
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = (1...4).lazy.compactMap { length -> (String, Int)? in
        guard length <= rest.count else { return nil }
        return String(validating: rest.prefix(length), as: UTF8.self).map { ($0, length) }
      }.first
      if let (text, length) = scalar {
        units += text.unicodeScalars.map(\.value)
        rest.removeFirst(length)
      } else {
        units.append(0x110000 + UInt32(first))
        rest.removeFirst()
      }
    }
    return units
  }
}
