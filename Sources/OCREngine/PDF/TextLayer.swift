internal import ReceiptModel

/// The words of a PDF page's text layer, in reading order.
struct TextLayer {
  /// The words, with the confidence of what is not guessed.
  let words: [Word]
  /// How many letters and digits there are.
  let letters: Int
  /// Whether the words can be relied on, as far as they show.
  let isPlausible: Bool

  /// Fewer letters are no text: a page number, or the stamp of the program that scanned.
  private static let fewestLetters = 12
  /// A layer with more says what a page says, whatever pictures lie under it.
  private static let enoughLetters = 120

  /// Joins characters into words.
  ///
  /// - Parameters:
  ///   - characters: The layer's characters in reading order, between white space.
  ///   - scale: How many pixels of the page a point is.
  ///   - width: The page's width in pixels.
  ///   - height: The page's height in pixels.
  init(_ characters: [PDFCharacter], scale: Double, width: Int, height: Int) {
    var words: [Word] = []
    var evidence = TextEvidence(characters)
    for run in TextRun.runs(of: RotatedText.removed(from: characters)) {
      guard let box = Self.box(run.characters, scale: scale, width: width, height: height) else { continue }
      evidence.add(run.characters)
      let visible = run.characters.lazy.map(\.scalar).filter { !TextEvidence.isUnreadable($0) }
      guard !visible.isEmpty else { continue }
      words.append(Word(String(String.UnicodeScalarView(visible)), box: box, line: run.line))
    }
    self.words = words
    letters = evidence.letters
    isPlausible = evidence.letters >= Self.fewestLetters && evidence.isPlausible
  }

  /// Whether there is so much text that it is all the page says, whatever pictures lie under it.
  var hasPlenty: Bool { letters >= Self.enoughLetters }

  /// Whether the page can do without recognition, with a picture on a share of it.
  func suffices(pictureShare: Double) -> Bool { isPlausible && (hasPlenty || pictureShare < 0.5) }

  /// Returns the box around characters, or `nil` where they stand outside the page.
  private static func box(
    _ characters: [PDFCharacter], scale: Double, width: Int, height: Int
  ) -> Box? {
    func pixel(_ points: Double?, _ most: Int) -> Int {
      guard let points, points.isFinite else { return 0 }
      return Int(min(max((points * scale).rounded(), 0), Double(most)))
    }
    let left = pixel(characters.lazy.map(\.left).min(), width)
    let right = pixel(characters.lazy.map(\.right).max(), width)
    let top = pixel(characters.lazy.map(\.top).min(), height)
    let bottom = pixel(characters.lazy.map(\.bottom).max(), height)
    guard right > left, bottom > top else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}
