internal import ReceiptModel

/// What one look at a page read where a value of the receipt stands.
struct LookText: Hashable {
  /// The value's field.
  let field: String
  /// Which look it was, from 1.
  let look: Int
  /// What read it.
  let engine: String
  /// The words that it read there, with blanks between.
  let text: String

  /// Returns what each look read of the values that several looks were at.
  ///
  /// - Parameters:
  ///   - evidence: Where values stand.
  ///   - pages: The pages, counted as the evidence counts them.
  /// - Returns: The texts, by value and then by look.
  static func all(of evidence: [Evidence], on pages: [RecognisedPage]) -> [LookText] {
    evidence.flatMap { piece -> [LookText] in
      guard piece.readings > 1, let box = piece.box, piece.page >= 1, piece.page <= pages.count
      else { return [] }
      let page = pages[piece.page - 1]
      let first = FurtherReading(engine: page.engine, words: page.words)
      return ([first] + page.further).enumerated().compactMap { place, reading in
        guard reading.areas.cover(box) else { return nil }
        let words = reading.words.filter { box.holdsMiddle(of: $0.box) }.map(\.text)
        return LookText(
          field: piece.field, look: place + 1, engine: reading.engine, text: words.joined(separator: " "))
      }
    }
  }
}
