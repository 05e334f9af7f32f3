/// The name of a file, from whose stem a number is taken off at the end.
struct NameStem {
  /// Words that stand between a part's number and how many there are.
  private static let counters = ["of", "von", "de", "di", "van", "sur", "su", "z", "ze"].map {
    Array($0.utf8)
  }
  private static let brackets = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
    UInt8(ascii: "}"): UInt8(ascii: "{"),
  ]

  /// What stands before the number.
  private(set) var head: ArraySlice<UInt8>
  /// What stands after it, the extension with it.
  private(set) var tail: ArraySlice<UInt8>

  init(_ name: [UInt8]) {
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let end = Self.isExtension(name[dot...].dropFirst()) ? dot : name.endIndex
    head = name[..<end]
    tail = name[end...]
  }

  /// Takes the number off, or returns `nil` where there is none that can be a part's.
  mutating func takeNumber() -> Int? {
    let whole = head
    let bracket = head.last.flatMap { Self.brackets[$0] }
    if bracket != nil { head.removeLast() }
    guard var digits = takeDigits() else { return nil }
    if let first = takeDigitsBeforeCounter() { digits = first }
    if let bracket {
      guard head.last == bracket else { return nil }
    } else if Self.endsMoment(head, digits) {
      return nil
    }
    // What stands after the number, closing bracket and count with it, is common to all parts.
    tail = whole[digits.endIndex...] + tail
    return digits.count <= SeriesName.mostDigits ? Self.value(digits) : nil
  }

  private mutating func takeDigits() -> ArraySlice<UInt8>? {
    let digits = head.suffix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    head.removeLast(digits.count)
    return digits
  }

  /// Takes `1 of ` off, where that is how the head ends.
  private mutating func takeDigitsBeforeCounter() -> ArraySlice<UInt8>? {
    var rest = self
    rest.head.removeLast(rest.head.suffix(while: Self.isSeparator).count)
    let word = rest.head.suffix(while: Self.isLetter)
    guard Self.counters.contains(word.map(Self.lowercased)) else { return nil }
    rest.head.removeLast(word.count)
    rest.head.removeLast(rest.head.suffix(while: Self.isSeparator).count)
    guard let digits = rest.takeDigits() else { return nil }
    head = rest.head
    return digits
  }

  /// Whether the digits after `head` are the end of a date or a time: `2026-01-05`, `05.01.26`, `12-30-01`,
  /// `2026-01`.
  private static func endsMoment(_ head: ArraySlice<UInt8>, _ digits: ArraySlice<UInt8>) -> Bool {
    guard let separator = head.last, isSeparator(separator) else { return false }
    var groups = [digits]
    var rest = head
    while rest.last == separator {
      let group = rest.dropLast().suffix(while: isDigit)
      guard !group.isEmpty else { break }
      groups.insert(group, at: 0)
      rest.removeLast(group.count + 1)
    }
    if groups.count == 2 {
      let isYear = groups[0].count == 4 && (1900..<2100).contains(value(groups[0]))
      return isYear && digits.count == 2 && (1...12).contains(value(digits))
    }
    // Date, time, or one after the other; one more group is a part's number after them.
    return groups.count.isMultiple(of: 3) && groups.allSatisfy { $0.count <= 2 || $0.count == 4 }
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isExtension(_ text: ArraySlice<UInt8>) -> Bool {
    (1...5).contains(text.count) && text.allSatisfy { isDigit($0) || isLetter($0) }
      && text.contains(where: isLetter)
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { " _-.:,".utf8.contains(byte) }
}

extension ArraySlice<UInt8> {
  /// The longest end of which every byte passes.
  fileprivate func suffix(while passes: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[((lastIndex { !passes($0) }).map { $0 + 1 } ?? startIndex)...]
  }
}
