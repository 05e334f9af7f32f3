internal import ReceiptModel

/// Whether what was recognised on a page is text at all.
///
/// Recognisers find words in noise, in lawns and in text that stands on its side. Such words are doubted by the
/// recogniser itself and are neither words nor numbers to the eye; on 230 receipts of many kinds, the worst photos
/// among them, the one share never fell below 0.66 and the other rarely below 50.
struct Legibility {
  /// The recogniser's confidence over all characters, 0 to 100.
  let confidence: Double
  /// The share of characters in words that can be spoken, and numbers.
  let sensibleShare: Double

  init(_ page: TextPage) {
    var (characters, confidence, sensible) = (0, 0, 0)
    for word in page.rows.lazy.flatMap(\.words) {
      let scalars = word.text.unicodeScalars
      characters += scalars.count
      confidence += word.confidence * scalars.count
      if Self.isSensible(scalars) { sensible += scalars.count }
    }
    self.confidence = characters > 0 ? Double(confidence) / Double(characters) : 0
    sensibleShare = characters > 0 ? Double(sensible) / Double(characters) : 0
  }

  /// Whether the page shows text.
  var isText: Bool { confidence >= 50 || sensibleShare >= 0.5 }

  private static func isSensible(_ word: String.UnicodeScalarView) -> Bool {
    let letters = word.filter(\.isLetter)
    let digits = word.count { $0.properties.numericType != nil }
    if digits > letters.count { return digits > 1 }
    guard letters.count > 2, letters.count * 2 > word.count else { return false }
    // Vowels of other scripts, and of letters with marks, are not told apart.
    guard letters.allSatisfy(\.isASCII) else { return true }
    let vowels = letters.count { "aeiouyAEIOUY".unicodeScalars.contains($0) }
    let isAbbreviation = letters.count <= 4 && letters.allSatisfy(\.properties.isUppercase)
    return isAbbreviation || vowels > 0 && vowels < letters.count
  }
}
