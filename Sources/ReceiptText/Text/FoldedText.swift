/// Text reduced to what comparing it should depend on: words in lower case without accents.
///
/// Accents go (`é` to `e`, `ü` to `u`, `ł` to `l`, `ø` to `o`), ligatures open (`ß` to `ss`, `æ` to `ae`),
/// full-width forms become ASCII, and every run of punctuation, symbols and white space becomes one
/// space, with none at the ends. An apostrophe before a final `s` is dropped, so that `Sainsbury's` and
/// `SAINSBURYS` are the same word. Letters and digits of other scripts stay, in lower case.
public struct FoldedText: Hashable, Sendable, CustomStringConvertible {
  /// The folded text: words joined by single spaces.
  public let text: String

  /// Folds `original`; in linear time, and fast where it is ASCII.
  public init(_ original: some StringProtocol) { text = Self.folding(original) }

  /// The words, in order.
  public var words: [Substring] { text.blankSeparated }
  /// Whether it is one word only.
  public var isOneWord: Bool { !text.isEmpty && !text.utf8.contains(UInt8(ascii: " ")) }
  /// Whether nothing is left.
  public var isEmpty: Bool { text.isEmpty }
  /// The folded text.
  public var description: String { text }

  /// Returns `original` folded, as a plain string.
  public static func folding(_ original: some StringProtocol) -> String {
    // Most words are nothing but letters, or digits.
    if original.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) { return original.lowercased() }
    var sink = FoldingSink(capacity: original.utf8.count)
    if original.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in original.utf8 { sink.append(ascii: byte) }
    } else {
      for scalar in original.unicodeScalars { sink.append(scalar) }
    }
    return sink.finish()
  }
}
