internal import ReceiptModel

/// Finds the dates of a row, in every usual form, without deciding what an ambiguous one means.
struct DateScanner {
  private struct Part {
    var number: Int
    /// How many digits it has.
    var length: Int
    var isRepaired: Bool
  }

  private let row: RowText
  private let months: MonthNames
  private let scalars: [Unicode.Scalar]

  /// Returns the dates of a row, from left to right.
  static func dates(in row: RowText, months: MonthNames) -> [DateReading] {
    let scanner = DateScanner(row: row, months: months, scalars: row.scalars)
    var found: [DateReading] = []
    var index = 0
    while index < row.scalars.count {
      let reading = scanner.numeric(at: index) ?? scanner.named(at: index) ?? scanner.compact(at: index)
      if let reading {
        found.append(reading)
        index = reading.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  // MARK: Digits only: 25/12/2018, 25.12.18, 2018-12-25

  private func numeric(at start: Int) -> DateReading? {
    guard startsPart(at: start), let first = part(at: start, most: 4) else { return nil }
    guard let mark = mark(at: start + first.length), let second = part(at: mark.next, most: 2) else {
      return nil
    }
    let afterSecond = mark.next + second.length
    guard let again = self.mark(at: afterSecond), Self.belongTogether(mark.scalar, again.scalar) else {
      return nil
    }
    guard let third = part(at: again.next, most: 4) else { return nil }
    var year = third
    var end = again.next + third.length
    if first.length <= 2, third.length == 4, isDigit(end), !(1900...2099).contains(third.number) {
      return nil
    }
    if first.length <= 2, third.length == 3 {
      // A blank or a smear behind a two-digit year.
      guard third.isRepaired else { return nil }
      year.number /= 10
      year.length -= 1
      end -= 1
    }
    guard !isDigit(end) || looksLikeTime(at: end) else { return nil }
    if end < scalars.count, "/-".unicodeScalars.contains(scalars[end]), isDigit(end + 1) { return nil }
    // "11/04/20#5": the year had four digits, and one of them is lost.
    if year.length == 2, end < scalars.count, "#?*%&$_~|".unicodeScalars.contains(scalars[end]) {
      return nil
    }
    // "21.04. 15:51": a day without a year, and a time.
    if year.length == 2, scalars[again.next - 1] == " ", end < scalars.count,
      ":.".unicodeScalars.contains(scalars[end]), isDigit(end + 1)
    {
      return nil
    }
    // "2024-09-1": where months are padded, a day of one digit has lost another.
    if first.length == 4, second.length == 2, second.number < 10, third.length == 1 { return nil }
    let meanings = meanings(first, second, year)
    guard !meanings.isEmpty else { return nil }
    // A blank instead of a mark could stand between any numbers: it needs a full year.
    if mark.scalar == " " || again.scalar == " ", max(first.length, year.length) < 4 { return nil }
    let isOddYear = year.length == 4 && !(1990...2069).contains(year.number)
    let repaired =
      first.isRepaired || second.isRepaired || year.isRepaired || mark.isLoose || again.isLoose
      || isOddYear && first.length < 4
    return reading(
      start..<end, meanings, fullYear: max(first.length, year.length) == 4, isRepaired: repaired)
  }

  private func meanings(_ a: Part, _ b: Part, _ c: Part) -> [DateReading.Order: CalendarDate] {
    var meanings: [DateReading.Order: CalendarDate] = [:]
    func add(_ order: DateReading.Order, _ year: Part, _ month: Part, _ day: Part) {
      guard day.length <= 2, month.length <= 2,
        let full = Self.fullYear(year.number, digits: year.length)
      else { return }
      meanings[order] = CalendarDate(year: full, month: month.number, day: day.number)
    }
    if a.length == 4 {
      // A year in front is always followed by the month: ISO 8601, and the custom wherever years lead.
      add(.yearMonthDay, a, b, c)
      return meanings
    }
    guard c.length == 4 || c.length == 2 else { return meanings }
    var c = c
    if c.length == 4, c.number / 100 % 10 == 0, !(1990...2069).contains(c.number) {
      // Every year of a receipt starts with 20: the first digit was misread.
      c = Part(number: 2000 + c.number % 1000, length: 4, isRepaired: true)
    }
    add(.dayMonthYear, c, b, a)
    add(.monthDayYear, c, a, b)
    if c.length == 2, a.length == 2, meanings.isEmpty { add(.yearMonthDay, a, b, c) }
    return meanings
  }

  // MARK: With a month's name: 25 Dec 2018, Dec 25, 2018, 25-DEC-18, 25DEC2018

  private func named(at start: Int) -> DateReading? {
    if startsPart(at: start), let day = plainPart(at: start) ?? part(at: start, most: 2) {
      let afterDay = skippingOrdinal(from: start + day.length)
      if let month = month(at: skipMarks(afterDay)), let year = year(at: skipMarks(month.end)) {
        return named(start..<year.end, year.part, month.number, day)
      }
    }
    guard start == 0 || !scalars[start - 1].isLetter, let month = month(at: start) else {
      return nil
    }
    let dayStart = skipMarks(month.end)
    guard let day = part(at: dayStart, most: 2), dayStart > month.end || month.end < scalars.count else {
      return nil
    }
    let afterDay = skippingOrdinal(from: dayStart + day.length)
    guard !isDigit(afterDay), let year = year(at: skipMarks(afterDay)) else { return nil }
    return named(start..<year.end, year.part, month.number, day)
  }

  private func named(_ range: Range<Int>, _ year: Part, _ month: Int, _ day: Part) -> DateReading? {
    guard let full = Self.fullYear(year.number, digits: year.length),
      let date = CalendarDate(year: full, month: month, day: day.number)
    else { return nil }
    var reading = reading(
      range, [.dayMonthYear: date], fullYear: year.length == 4,
      isRepaired: year.isRepaired || day.isRepaired)
    reading.hasMonthName = true
    return reading
  }

  private func month(at start: Int) -> (number: Int, end: Int)? {
    guard start < scalars.count, scalars[start].isLetter else { return nil }
    var end = start
    while end < scalars.count, scalars[end].isLetter { end += 1 }
    let word = FoldedText(row.text(start..<end)).text
    // Spanish and Portuguese put "de" around the month.
    if word == "de", end < scalars.count, scalars[end] == " " { return month(at: end + 1) }
    guard word.count >= 3, let number = months.month(word) else { return nil }
    var after = end
    if row.text(after..<min(scalars.count, after + 4)).lowercased() == " de " { after += 3 }
    return (number, after)
  }

  private func year(at start: Int) -> (part: Part, end: Int)? {
    guard let year = part(at: start, most: 4), year.length == 4 || year.length == 2 else {
      return nil
    }
    let end = start + year.length
    guard !isDigit(end) else { return nil }
    // "Dec 12:30" is a time.
    if year.length == 2, end < scalars.count, scalars[end] == ":" { return nil }
    return (year, end)
  }

  private func skipMarks(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, index < start + 3, " -./,'".unicodeScalars.contains(scalars[index]) {
      index += 1
    }
    return index
  }

  private static let ordinals: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("s", "t"), ("n", "d"), ("r", "d"), ("t", "h"), ("e", "r"),
  ]

  /// Skips the letters of "1st", "2nd", "3rd", "4th" and the French "1er".
  private func skippingOrdinal(from start: Int) -> Int {
    guard start + 1 < scalars.count else { return start }
    let pair = (scalars[start].value | 0x20, scalars[start + 1].value | 0x20)
    return Self.ordinals.contains { pair == ($0.value, $1.value) } ? start + 2 : start
  }

  // MARK: Without marks: 20181225

  private func compact(at start: Int) -> DateReading? {
    guard startsPart(at: start), start + 8 <= scalars.count, !isDigit(start + 8) else { return nil }
    let digits = (start..<(start + 8)).compactMap { isDigit($0) ? Int(scalars[$0].value) - 48 : nil }
    guard digits.count == 8 else { return nil }
    let year = digits[0...3].reduce(0) { $0 * 10 + $1 }
    guard (2000...2059).contains(year) else { return nil }
    let touchesMark = start + 8 < scalars.count && scalars[start + 8] != " "
    guard !touchesMark, start == 0 || scalars[start - 1] == " " || scalars[start - 1] == ":",
      let date = CalendarDate(year: year, month: digits[4] * 10 + digits[5], day: digits[6] * 10 + digits[7])
    else { return nil }
    return reading(start..<(start + 8), [.yearMonthDay: date], fullYear: true, isRepaired: true)
  }

  // MARK: Parts

  private func reading(
    _ range: Range<Int>, _ meanings: [DateReading.Order: CalendarDate], fullYear: Bool, isRepaired: Bool
  ) -> DateReading {
    let words = row.words(range)
    return DateReading(
      range: range, words: words, raw: row.text(range), meanings: meanings, hasFullYear: fullYear,
      isRepaired: isRepaired, confidence: row.confidence(words))
  }

  private func startsPart(at start: Int) -> Bool {
    guard Digit.of(scalars[start]) != nil else { return false }
    guard start > 0 else { return true }
    let before = scalars[start - 1]
    if before.isLetter { return Digit.of(scalars[start])?.isPlain ?? false }
    // Not inside a longer number: 1.25.12.18 or 12-25/12/2018 belong to codes.
    guard !isDigit(start - 1), before != "#" else { return false }
    return !(isDigit(start - 2) && ".,/-:".unicodeScalars.contains(before))
  }

  private func part(at start: Int, most: Int) -> Part? {
    var part = Part(number: 0, length: 0, isRepaired: false)
    var plain = 0
    while start + part.length < scalars.count, part.length < most,
      let digit = Digit.of(scalars[start + part.length])
    {
      part.number = part.number * 10 + Int(digit.value - 48)
      part.length += 1
      if digit.isPlain { plain += 1 } else { part.isRepaired = true }
    }
    return plain * 2 >= part.length && plain > 0 ? part : nil
  }

  /// One or two printed digits that an ordinal's letters follow.
  private func plainPart(at start: Int) -> Part? {
    let length = isDigit(start) ? isDigit(start + 1) ? 2 : 1 : 0
    guard length > 0, skippingOrdinal(from: start + length) > start + length else { return nil }
    return part(at: start, most: length)
  }

  private func mark(at index: Int) -> (scalar: Unicode.Scalar, next: Int, isLoose: Bool)? {
    guard index < scalars.count else { return nil }
    let scalar = scalars[index]
    guard "/-.,\u{2013}'".unicodeScalars.contains(scalar) else {
      guard scalar == " ", index + 1 < scalars.count else { return nil }
      if "/-.".unicodeScalars.contains(scalars[index + 1]) {
        let after = index + 2
        return (scalars[index + 1], after < scalars.count && scalars[after] == " " ? after + 1 : after, true)
      }
      return (" ", index + 1, true)
    }
    if index + 1 < scalars.count, scalars[index + 1] == " " { return (scalar, index + 2, true) }
    return (scalar, index + 1, scalar == "," || scalar == "'")
  }

  /// Whether two marks can stand in one date: the same twice, a point read as a comma, or one that faded.
  private static func belongTogether(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    a == b || [a, b].allSatisfy { $0 == "." || $0 == "," } || (a == " ") != (b == " ")
  }

  private func isDigit(_ index: Int) -> Bool {
    scalars.indices.contains(index) && (48...57).contains(scalars[index].value)
  }

  private func looksLikeTime(at index: Int) -> Bool {
    isDigit(index) && isDigit(index + 1) && index + 2 < scalars.count && scalars[index + 2] == ":"
  }

  /// The year of two or four digits, where a receipt can have it.
  private static func fullYear(_ number: Int, digits: Int) -> Int? {
    let year = digits == 2 ? 2000 + number : number
    return (1990...2069).contains(year) ? year : nil
  }
}
