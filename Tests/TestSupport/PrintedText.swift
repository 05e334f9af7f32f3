public import ReceiptModel

/// Text laid out as a printer of fixed pitch would, so that tests can say what stands where by typing it.
public enum PrintedText {
  /// Returns a page with a word for each run of letters: columns are 10 pixels wide, rows 30 pixels apart.
  public static func page(_ text: String, confidence: Int = 95) -> RecognisedPage {
    var words: [Word] = []
    var width = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      var column = 0
      for part in line.split(separator: " ", omittingEmptySubsequences: false) {
        if !part.isEmpty {
          let box = Box(x: 20 + column * 10, y: 20 + number * 30, width: part.count * 10 - 1, height: 20)
          words.append(Word(String(part), box: box, confidence: confidence, line: number))
          width = max(width, box.maxX)
        }
        column += part.count + 1
      }
    }
    return RecognisedPage(
      number: 1, width: width + 20, height: lines.count * 30 + 40, words: words, engine: "test")
  }

  /// Returns a document of one page, with what further looks read on it.
  public static func document(_ text: String, further: [String] = []) -> RecognisedDocument {
    var page = page(text)
    page.further = further.enumerated().map { number, text in
      FurtherReading(engine: "test \(number + 2)", words: Self.page(text).words)
    }
    return RecognisedDocument(mediaType: "image/png", pages: [page])
  }
}
