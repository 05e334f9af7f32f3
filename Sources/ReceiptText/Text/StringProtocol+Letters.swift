/// Questions about the characters of a text that are asked of every word of a receipt, over and over.
///
/// The answers are those of `Character.isLetter` and `Character.isNumber`. Nearly all words are ASCII, where a look at
/// the bytes tells the same without taking the text apart into characters.
extension StringProtocol {
  /// How many characters are letters.
  var letterCount: Int {
    count(whereASCII: { $0.isASCIILetter }, orElse: { $0.isLetter })
  }

  /// How many characters are digits or other numbers.
  var numberCount: Int {
    count(whereASCII: { $0.isASCIIDigit }, orElse: { $0.isNumber })
  }

  /// Whether a character is a letter.
  var hasLetter: Bool { letterCount > 0 }

  /// Whether a character is a digit or another number.
  var hasNumber: Bool { numberCount > 0 }

  /// Whether a character is a letter, a digit or another number.
  var hasLetterOrNumber: Bool {
    count(whereASCII: { $0.isASCIILetter || $0.isASCIIDigit }, orElse: { $0.isLetter || $0.isNumber }) > 0
  }

  /// Whether every byte is ASCII, so that bytes, scalars and characters are the same but for line ends.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The parts between blanks, without empty ones.
  var blankSeparated: [SubSequence] {
    guard isASCII else { return split(separator: " ") }
    var parts: [SubSequence] = []
    var start = startIndex
    var place = startIndex
    while place != endIndex {
      let next = utf8.index(after: place)
      if utf8[place] == UInt8(ascii: " ") {
        if start != place { parts.append(self[start..<place]) }
        start = next
      }
      place = next
    }
    if start != place { parts.append(self[start..<place]) }
    return parts
  }

  /// The text without marks at its ends.
  func trimming(leading: String, trailing: String) -> SubSequence {
    let start = drop { leading.contains($0) }
    return start[..<(start.lastIndex { !trailing.contains($0) }.map(start.index(after:)) ?? start.startIndex)]
  }

  private func count(whereASCII holds: (UInt8) -> Bool, orElse holdsOther: (Character) -> Bool) -> Int {
    var found = 0
    for byte in utf8 {
      // A mark may join the character before it.
      guard byte < 0x80 else { return reduce(0) { $0 + (holdsOther($1) ? 1 : 0) } }
      if holds(byte) { found += 1 }
    }
    return found
  }
}
