/// What the words of a text layer say about the layer as a whole.
///
/// Fonts without a usable table of characters give letters at random, private characters or control characters,
/// and poor recognition gives crumbs. Neither is told by a single word, but by their share.
struct TextEvidence {
  /// How many letters and digits there are.
  private(set) var letters = 0

  private var characters = 0
  private var unreadable = 0
  private var words = 0
  private var sensible = 0
  private var steps = 0
  private var stepsAcross = 0

  /// Whether enough of the words can be words, and stand upright.
  var isPlausible: Bool {
    unreadable * 20 <= characters && sensible * 10 >= words * 6 && stepsAcross * 2 <= steps
  }

  /// Begins with how the characters follow one another: in text that runs up or down, one is above the next.
  init(_ characters: [PDFCharacter]) {
    for (previous, next) in zip(characters, characters.dropFirst())
    where !previous.scalar.properties.isWhitespace && !next.scalar.properties.isWhitespace {
      steps += 1
      if abs(next.bottom - previous.bottom) > abs(next.left - previous.left) { stepsAcross += 1 }
    }
  }

  /// Takes a word into account.
  mutating func add(_ word: [PDFCharacter]) {
    let scalars = word.map(\.scalar)
    characters += scalars.count
    unreadable += scalars.count(where: Self.isUnreadable)
    letters += scalars.count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    words += 1
    if Self.isSensible(scalars) { sensible += 1 }
  }

  /// Whether a character stands for nothing that is printed.
  static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: true
    default: scalar == "\u{FFFD}"
    }
  }

  /// Whether a word looks like a number, an amount, or a word that can be spoken.
  private static func isSensible(_ scalars: [Unicode.Scalar]) -> Bool {
    let letters = scalars.filter(\.properties.isAlphabetic)
    let digits = scalars.count { $0.properties.numericType != nil }
    // A dash, a bullet or a rule says nothing for or against.
    if letters.isEmpty, digits == 0 { return scalars.count == 1 || Set(scalars).count == 1 }
    if digits > letters.count { return true }
    guard letters.count * 2 > scalars.count else { return false }
    // Scripts without two cases and most letters outside of ASCII are beyond these rules.
    guard letters.allSatisfy(\.isASCII), letters.count > 3, digits == 0 else { return true }
    let changes = zip(letters, letters.dropFirst())
      .count { $0.properties.isLowercase && $1.properties.isUppercase }
    let vowels = letters.count { "aeiouyAEIOUY".unicodeScalars.contains($0) }
    return changes <= 1 && vowels > 0 && vowels < letters.count
  }
}
