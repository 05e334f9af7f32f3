/// The ways in which a phrase of a words file may be printed.
enum PhraseSpelling {
  /// Returns the folded words of each spelling: with letters without their marks, and, where the phrase has
  /// letters that are also written as two, with those: `Rückgeld` is `ruckgeld` and `rueckgeld`.
  static func all(of phrase: String) -> [[String]] {
    let plain = words(phrase)
    guard phrase.contains(where: { doubled[$0] != nil }) else { return plain.isEmpty ? [] : [plain] }
    let written = words(phrase.map { doubled[$0] ?? String($0) }.joined())
    return written == plain ? [plain] : [plain, written]
  }

  private static func words(_ text: String) -> [String] { FoldedText(text).words.map(String.init) }

  private static let doubled: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "Ä": "ae", "Ö": "oe", "Ü": "ue", "Å": "aa",
    "Ø": "oe",
  ]
}
