internal import ReceiptModel

/// A row with everything that can be said of it by itself.
///
/// A class, because rows are handed from reader to reader and grouped over and over; it never changes.
final class ReadRow: Sendable {
  /// The page's number, from 1.
  let page: Int
  /// The row's number among all rows of the receipt, from 0.
  let index: Int
  /// The text.
  let text: RowText
  /// The text as printed.
  let raw: String
  /// The folded words, and for each the word of the row that it comes from.
  let folded: [String]
  let wordOf: [Int]
  /// The phrases of the lexicon.
  let matches: [LexiconMatch]
  /// The concepts of all phrases.
  let concepts: Concepts
  /// What all phrases together say that its amount is.
  let role: RowRole?
  /// The numbers, from left to right; parts of dates and times are none.
  let numbers: [NumberToken]
  /// The dates.
  let dates: [DateReading]
  /// The times of day.
  let times: [TimeScanner.Reading]
  /// How many letters and digits there are.
  let letters: Int
  let digits: Int
  /// Whether a number with two decimals stands in the row.
  let hasMoney: Bool
  /// Whether a postal code stands in the row.
  let hasPostcode: Bool

  init(_ row: TextRow, page: Int, index: Int, lexicon: Lexicon) {
    self.page = page
    self.index = index
    let text = RowText(row)
    self.text = text
    raw = text.text(0..<text.scalars.count)
    var folded: [String] = []
    var wordOf: [Int] = []
    folded.reserveCapacity(row.words.count)
    wordOf.reserveCapacity(row.words.count)
    for (place, word) in row.words.enumerated() {
      let text = FoldedText(word.text)
      // Nearly always one word as printed is one word folded, which needs no cutting.
      if text.isOneWord, lexicon.labelEnd(in: text.text) == nil {
        folded.append(text.text)
        wordOf.append(place)
        continue
      }
      for part in text.words {
        for piece in lexicon.unglued(part) {
          folded.append(String(piece))
          wordOf.append(place)
        }
      }
    }
    self.folded = folded
    self.wordOf = wordOf
    matches = lexicon.matches(in: folded)
    concepts = matches.concepts
    role = RowRole(matches)
    letters = text.scalars.count { $0.isLetter }
    digits = text.scalars.count { $0.isDigit }
    // Half of all rows have no digit, and without one there is no date, time or number.
    dates = digits > 0 ? DateScanner.dates(in: text, months: lexicon.months) : []
    times = digits > 0 ? TimeScanner.times(in: text) : []
    hasPostcode = digits >= 2 && Postcode.stands(in: row)
    // Before the amount of a sum stands no quantity, so that a blank in it separates thousands.
    let isSum = concepts.isDisjoint(with: [.quantity, .items, .rate]) && !text.scalars.contains("%")
    numbers = Self.numbers(
      in: text, concepts, dates, times,
      groupsWidely: isSum && role.map { $0 != .tax && $0 != .other } == true)
    hasMoney = Self.hasMoney(numbers)
  }

  private init(_ row: ReadRow, index: Int, numbers: [NumberToken]) {
    page = row.page
    self.index = index
    text = row.text
    raw = row.raw
    folded = row.folded
    wordOf = row.wordOf
    matches = row.matches
    concepts = row.concepts
    role = row.role
    dates = row.dates
    times = row.times
    letters = row.letters
    digits = row.digits
    hasPostcode = row.hasPostcode
    self.numbers = numbers
    hasMoney = Self.hasMoney(numbers)
  }

  /// Returns the row with its numbers read as on receipts that separate thousands by blanks.
  var groupedWidely: ReadRow {
    ReadRow(self, index: index, numbers: Self.numbers(in: text, concepts, dates, times, groupsWidely: true))
  }

  /// Returns the row with another number.
  func numbered(_ index: Int) -> ReadRow {
    index == self.index ? self : ReadRow(self, index: index, numbers: numbers)
  }

  private static func numbers(
    in text: RowText, _ concepts: Concepts, _ dates: [DateReading], _ times: [TimeScanner.Reading],
    groupsWidely: Bool
  ) -> [NumberToken] {
    let isTotal =
      !concepts.isDisjoint(with: [.total, .due]) && concepts.isDisjoint(with: [.quantity, .items])
    return NumberScanner.numbers(in: text, isTotal: isTotal, groupsWidely: groupsWidely).filter { number in
      !dates.contains { $0.range.overlaps(number.core) && !isPrice(number, in: $0) }
        && !times.contains { $0.range.overlaps(number.core) }
    }
  }

  private static func hasMoney(_ numbers: [NumberToken]) -> Bool {
    numbers.contains { $0.groups.last?.count == 2 && !$0.separators.isEmpty && !$0.isPercent }
  }

  /// Whether two decimals that would be a year far ahead are cents: `TOAST SET 13.60` is no day of 2060.
  private static func isPrice(_ number: NumberToken, in date: DateReading) -> Bool {
    !date.hasFullYear && number.groups.last?.count == 2 && number.separators.count == 1
      && number.core.upperBound == date.range.upperBound
      && date.meanings.values.allSatisfy { $0.year >= latestYear }
  }

  private static let latestYear = 2040

  /// Whether what looks like a date ends in an amount.
  var hasMoneyBesideDate: Bool {
    dates.allSatisfy { date in numbers.contains { date.range.overlaps($0.core) } }
  }

  /// Where the row stands.
  var box: Box { text.row.box }
  /// Whether a unit follows a number: `38.52 litres`, `0,792 kg`.
  func isMeasure(_ number: NumberToken) -> Bool {
    let next = number.words.upperBound + 1
    return number.currency == nil
      && matches.contains {
        $0.isExact && $0.concepts.contains(.unit) && $0.words.first.map { wordOf[$0] } == next
      }
  }
  /// The mean confidence of its words, 0 to 100.
  var confidence: Double {
    let words = text.row.words
    return words.isEmpty ? 0 : Double(words.reduce(0) { $0 + $1.confidence }) / Double(words.count)
  }

  /// Returns the phrases that stand between two words of the row.
  func matches(inWords range: Range<Int>) -> [LexiconMatch] {
    matches.filter { match in
      guard let first = match.words.first, let last = match.words.last else { return false }
      return range.contains(wordOf[first]) && range.contains(wordOf[last])
    }
  }

  /// Returns the words that phrases were read from, as printed and each once.
  func printed(_ matches: [LexiconMatch]) -> String {
    let places = Set(matches.flatMap { match in match.words.map { wordOf[$0] } })
    return places.sorted().map { text.row.words[$0].text }.joined(separator: " ")
  }

  /// Returns the phrases between a date and the date before it in the row.
  func label(before reading: DateReading) -> [LexiconMatch] {
    let start =
      dates.last { $0.words.upperBound < reading.words.lowerBound }.map { $0.words.upperBound + 1 } ?? 0
    return matches(inWords: start..<max(start, reading.words.lowerBound))
  }

  /// Returns the first phrase that speaks of `concept`.
  func firstMatch(of concept: Concepts) -> LexiconMatch? {
    matches.first { !$0.concepts.isDisjoint(with: concept) }
  }
}
