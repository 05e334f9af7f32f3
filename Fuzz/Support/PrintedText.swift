import ReceiptModel

/// Text as if it had been printed on paper and recognised: a word for each run without blanks.
enum PrintedText {
  /// Returns the words of `text`, in a grid of letters; controls at the end of a line shift what follows.
  static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var column = 0
      for piece in line.split(separator: " ", omittingEmptySubsequences: false) {
        defer { column += piece.unicodeScalars.count + 1 }
        guard !piece.isEmpty else { continue }
        let jitter = piece.utf8.reduce(0) { $0 &+ Int($1) } % 7
        words.append(
          Word(
            String(piece),
            box: Box(
              x: column * 12, y: row * 30 + jitter - 3, width: piece.unicodeScalars.count * 11,
              height: 20 + jitter),
            confidence: 40 + jitter * 10, line: jitter == 6 ? nil : row))
      }
    }
    return words
  }

  /// Returns the rows of `text`, each line as it stands.
  static func rows(_ text: String) -> [TextRow] {
    text.split(separator: "\n").compactMap { line in TextRow(words: words(String(line))) }
  }
}
