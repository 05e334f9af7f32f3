/// The characters of a text layer that make one word.
struct TextRun {
  /// The characters, none of them white space.
  let characters: [PDFCharacter]
  /// The layer's line, counted from 0.
  let line: Int

  /// Cuts characters into words.
  ///
  /// The layer's spaces are not the whole truth: Poppler sets none where a column ends and the next begins, and
  /// sets one amid a word whose letters were shifted to look better.
  static func runs(of characters: [PDFCharacter]) -> [TextRun] {
    var runs: [TextRun] = []
    var run: [PDFCharacter] = []
    var line = 0
    var followsSpace = false
    var last: PDFCharacter?
    func endRun() {
      if !run.isEmpty { runs.append(TextRun(characters: run, line: line)) }
      run = []
      followsSpace = false
    }
    for character in characters {
      if breaks.contains(character.scalar) {
        endRun()
        line += 1
        last = nil
      } else if character.scalar.properties.isWhitespace {
        followsSpace = true
      } else {
        // Poppler takes rows of several columns for one line where nothing stands between them.
        if let last, !character.isBeside(last) {
          endRun()
          line += 1
        }
        last = character
        if let last = run.last,
          followsSpace ? !character.isSpacedLetter(after: last) : character.isApart(from: last)
        {
          endRun()
        }
        run.append(character)
        followsSpace = false
      }
    }
    endRun()
    return runs
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{0C}", "\u{2028}", "\u{2029}"]
}
