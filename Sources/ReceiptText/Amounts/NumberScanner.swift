internal import ReceiptModel

/// Finds the numbers of a row: the one scanner behind every amount, quantity and rate.
///
/// It joins what recognisers tear apart (`40 ,00`, `1, 99`), takes signs before and after and in
/// parentheses, groups by point, comma, apostrophe and blank, and reads letters as digits only inside a
/// word that is otherwise an amount.
struct NumberScanner {
  private let row: RowText
  private let isTotal: Bool
  private let groupsWidely: Bool
  private let scalars: [Unicode.Scalar]

  /// Returns the numbers of a row, from left to right.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isTotal: Whether the row speaks of a total: a blank before its last two digits then is a faded mark.
  ///   - groupsWidely: Whether a blank of a letter's width between digits separates thousands, as where no quantity
  ///     can stand before an amount. Narrower ones do everywhere.
  /// - Returns: The numbers.
  static func numbers(in row: RowText, isTotal: Bool = false, groupsWidely: Bool = false) -> [NumberToken] {
    let scanner = NumberScanner(
      row: row, isTotal: isTotal, groupsWidely: groupsWidely, scalars: row.scalars)
    var found: [NumberToken] = []
    var index = 0
    while index < row.scalars.count {
      if let token = scanner.token(at: index) {
        found.append(token)
        index = max(token.range.upperBound, index + 1)
      } else {
        index = scanner.nextStart(after: index)
      }
    }
    return found
  }

  private func token(at start: Int) -> NumberToken? {
    let previous = start > 0 ? scalars[start - 1] : " "
    guard let first = Digit.of(scalars[start]), !(Digit.of(previous)?.isPlain ?? false) else { return nil }
    if let decimals = bareDecimals(at: start) ?? spreadDigits(at: start) { return decimals }
    var groups: [[UInt8]] = [[]]
    var separators: [NumberToken.Separator] = []
    var isRepaired = false
    var hasGap = false
    var plain = 0
    var index = start
    let word = shape(from: start)
    guard first.isPlain || word.allowsRepair else { return nil }
    scan: while index < scalars.count {
      if let digit = Digit.of(scalars[index]), digit.isPlain || word.allowsRepair && index < word.end {
        groups[groups.count - 1].append(digit.value)
        if digit.isPlain { plain += 1 } else { isRepaired = true }
        index += 1
        continue
      }
      guard let next = separator(at: index, after: start, isRepairable: word.allowsRepair) else { break scan }
      separators.append(next.separator)
      hasGap = hasGap || next.hasGap
      groups.append([])
      index = next.digits
    }
    guard plain > 0, !groups.contains(where: \.isEmpty) else { return nil }
    if separators.isEmpty, let decimals = fadedDecimals(at: index, after: start) {
      groups.append(decimals)
      separators.append(.point)
      (isRepaired, hasGap) = (true, true)
      index += 3
    }
    if separators.isEmpty, hasDashForDecimals(at: index) {
      groups.append([48, 48])
      separators.append(scalars[index] == "." ? .point : .comma)
      index += 2
    }
    var token = NumberToken(
      range: start..<index, core: start..<index, groups: groups, separators: separators,
      words: row.words(start..<index))
    token.isRepaired = isRepaired
    token.hasGap = hasGap
    surroundings(&token)
    return isTimeOrDate(token) ? nil : token
  }

  /// Whether a dash stands for decimals that are nought: `14.-`, `249,-`.
  private func hasDashForDecimals(at place: Int) -> Bool {
    guard place + 1 < scalars.count, scalars[place] == "." || scalars[place] == ",",
      isMinus(scalars[place + 1])
    else { return false }
    return place + 2 == scalars.count || !scalars[place + 2].isDigit && !scalars[place + 2].isLetter
  }

  /// Cents without their zero: `.02`, `RM .50`.
  private func bareDecimals(at start: Int) -> NumberToken? {
    guard start > 0, scalars[start - 1] == "." || scalars[start - 1] == ",", start + 1 < scalars.count else {
      return nil
    }
    guard let tens = Digit.of(scalars[start]), let ones = Digit.of(scalars[start + 1]), tens.isPlain,
      ones.isPlain
    else { return nil }
    let before = start > 1 ? scalars[start - 2] : " "
    let after = start + 2 < scalars.count ? scalars[start + 2] : " "
    guard before == " " || before == "-" || before == ":", !(Digit.of(after)?.isPlain ?? false), after != ".",
      after != ","
    else { return nil }
    let core = (start - 1)..<(start + 2)
    var token = NumberToken(
      range: core, core: core, groups: [[48], [tens.value, ones.value]],
      separators: [scalars[start - 1] == "." ? .point : .comma], words: row.words(core))
    surroundings(&token)
    return token
  }

  /// Two decimals whose mark has faded to a blank, right behind an amount's currency: `RM 64 13`.
  private func fadedDecimals(at end: Int, after start: Int) -> [UInt8]? {
    guard end + 2 < scalars.count, scalars[end] == " ", row.gap(at: end) < 1.5 else { return nil }
    let isLast = isTotal && end + 3 == scalars.count && end - start <= 4
    guard CurrencySign.before(start, in: scalars) != nil || isLast else { return nil }
    let digits = [scalars[end + 1], scalars[end + 2]].compactMap { Digit.of($0) }.filter(\.isPlain)
    let after = end + 3 < scalars.count ? scalars[end + 3] : " "
    return digits.count == 2 && after == " " ? digits.map(\.value) : nil
  }

  /// A total in wide print whose digits were read as words of their own: `1 5 40`, `1 5 . 4 0`.
  private func spreadDigits(at start: Int) -> NumberToken? {
    guard isTotal, start + 4 < scalars.count, scalars[start + 1] == " ",
      start == 0 || scalars[start - 1] == " " || CurrencySign.before(start, in: scalars) != nil
    else { return nil }
    var digits: [UInt8] = []
    var mark: Int?
    var run = 0
    for scalar in scalars[start...] {
      if let digit = Digit.of(scalar), digit.isPlain {
        digits.append(digit.value)
        run += 1
        // Only the decimals may stand together.
        guard run <= 2 else { return nil }
      } else if scalar == " " {
        guard run < 2 else { return nil }
        run = 0
      } else if scalar == "." || scalar == ",", mark == nil, run < 2 {
        mark = digits.count
        run = 0
      } else {
        return nil
      }
    }
    guard (3...7).contains(digits.count), mark.map({ $0 == digits.count - 2 }) ?? true else { return nil }
    let core = start..<scalars.count
    var token = NumberToken(
      range: core, core: core, groups: [Array(digits.dropLast(2)), Array(digits.suffix(2))],
      separators: [.point], words: row.words(core))
    (token.isRepaired, token.hasGap, token.isSpread) = (true, true, true)
    surroundings(&token)
    return token
  }

  private func nextStart(after index: Int) -> Int {
    var next = index + 1
    // Letters inside a word never start a number, plain digits may: `RM12.00`.
    while next < scalars.count, Digit.of(scalars[next]) == nil { next += 1 }
    return next
  }

  /// Where a word that starts with a digit or a look-alike ends, and whether look-alikes in it are digits.
  private func shape(from start: Int) -> (allowsRepair: Bool, end: Int) {
    guard
      start == 0 || !scalars[start - 1].isLetter
        || CurrencySign.before(start, in: scalars) != nil
    else {
      return (false, start)
    }
    var end = start
    var plain = 0
    var lookAlike = 0
    var marks = 0
    var sinceMark = 0
    let isSigned = CurrencySign.before(start, in: scalars) != nil
    while end < scalars.count {
      if scalars[end] == " " {
        // A blank behind the mark tears an amount, not a word: `RM53. 6O`.
        guard isSigned, marks == 1, sinceMark == 0 else { break }
      } else if let digit = Digit.of(scalars[end]) {
        if digit.isPlain { plain += 1 } else { lookAlike += 1 }
        sinceMark += 1
      } else if scalars[end] == "." || scalars[end] == "," {
        marks += 1
        sinceMark = 0
      } else {
        break
      }
      end += 1
    }
    let endsClean = end == scalars.count || !scalars[end].isLetter
    return (endsClean && marks > 0 && sinceMark == 2 && plain >= lookAlike, end)
  }

  private func separator(at index: Int, after start: Int, isRepairable: Bool) -> (
    separator: NumberToken.Separator, digits: Int, hasGap: Bool
  )? {
    func isDigit(_ place: Int) -> Bool {
      place < scalars.count && (Digit.of(scalars[place])?.isPlain ?? false)
    }
    func isDigitOrRepairable(_ place: Int) -> Bool {
      place < scalars.count && Digit.of(scalars[place]) != nil
    }
    func twoDigitsEnd(_ place: Int) -> Bool {
      isDigit(place) && isDigit(place + 1) && !isDigit(place + 2)
        && !(place + 2 < scalars.count && ".,:/-".unicodeScalars.contains(scalars[place + 2])
          && isDigit(place + 3))
    }
    func threeDigits(_ place: Int) -> Bool {
      isDigit(place) && isDigit(place + 1) && isDigit(place + 2) && !isDigit(place + 3)
    }
    let scalar = scalars[index]
    switch scalar {
    case ".", ",":
      let mark: NumberToken.Separator = scalar == "." ? .point : .comma
      if isDigitOrRepairable(index + 1) { return (mark, index + 1, false) }
      guard index + 1 < scalars.count, scalars[index + 1] == " ", row.gap(at: index + 1) < 2 else {
        return nil
      }
      let isGroup = threeDigits(index + 2) && CurrencySign.before(start, in: scalars) != nil
      let isTorn = twoDigitsEnd(index + 2) || isRepairable && isDigitOrRepairable(index + 2)
      return isTorn || isGroup ? (mark, index + 2, true) : nil
    case " ":
      if index + 1 < scalars.count, scalars[index + 1] == "." || scalars[index + 1] == ",",
        twoDigitsEnd(index + 2),
        row.gap(at: index) < 1.2
      {
        return (scalars[index + 1] == "." ? .point : .comma, index + 2, true)
      }
      guard threeDigits(index + 1), index - start <= 3 || scalars[start..<index].contains(" "),
        row.gap(at: index) < blankLimit(start), endsAsAmount(index + 4)
      else { return nil }
      return (.grouping, index + 1, true)
    case "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}", "\u{B4}", "`":
      return threeDigits(index + 1) ? (.grouping, index + 1, false) : nil
    default: return nil
    }
  }

  /// How wide a blank may be, in heights of the print, to separate thousands of a number that begins at `start`.
  private func blankLimit(_ start: Int) -> Double {
    let isSigned = CurrencySign.before(start, in: scalars) != nil || start > 0 && scalars[start - 1] == "-"
    return groupsWidely || isSigned ? 0.9 : 0.45
  }

  /// Whether what stands behind a group of three says that it belongs to an amount: decimals, the next group, a currency.
  private func endsAsAmount(_ place: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      place < scalars.count && (Digit.of(scalars[place])?.isPlain ?? false)
    }
    guard place < scalars.count else { return false }
    if scalars[place] == "." || scalars[place] == "," {
      return isDigit(place + 1) && isDigit(place + 2) && !isDigit(place + 3)
    }
    if scalars[place] == " ", isDigit(place + 1), isDigit(place + 2), isDigit(place + 3) {
      return endsAsAmount(place + 4)
    }
    return CurrencySign.after(place, in: scalars) != nil
  }

  private func surroundings(_ token: inout NumberToken) {
    var start = token.core.lowerBound
    var end = token.core.upperBound
    if let sign = CurrencySign.before(start, in: scalars) {
      token.currency = sign.sign
      start = sign.start
    } else if start > 0, scalars[start - 1].isLetter {
      token.touchesLetters = true
    }
    if let minus = minusBefore(start) ?? minusBefore(token.core.lowerBound) {
      token.isNegative = true
      start = min(start, minus)
    }
    if end < scalars.count, isMinus(scalars[end]),
      end + 1 == scalars.count || scalars[end + 1] == " "
    {
      token.isNegative = true
      end += 1
    }
    if let sign = CurrencySign.after(end, in: scalars), token.currency == nil {
      token.currency = sign.sign
      end = sign.end
    }
    if start > 0, scalars[start - 1] == "(", end < scalars.count, scalars[end] == ")",
      token.separators.count > 0
    {
      token.isNegative = true
      (start, end) = (start - 1, end + 1)
    }
    let next = end < scalars.count && scalars[end] == " " ? end + 1 : end
    token.isPercent = next < scalars.count && scalars[next] == "%"
    token.isFactor = isTimes(next) || start > 0 && isTimes(scalars[start - 1] == " " ? start - 2 : start - 1)
    if end == token.core.upperBound, let suffix = row.loneLetter(at: next) { token.suffix = suffix }
    token.range = start..<end
    token.words = row.words(start..<end)
    token.confidence = row.confidence(row.words(token.core))
  }

  private func minusBefore(_ place: Int) -> Int? {
    guard place > 0, isMinus(scalars[place - 1]) else { return nil }
    // A hyphen inside a word or between digits joins; it is a minus only at a word's start.
    guard place < 2 || scalars[place - 2] == " " || scalars[place - 2] == ":" else { return nil }
    return place - 1
  }

  private func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || scalar == "\u{2013}"
  }

  private func isTimes(_ place: Int) -> Bool {
    guard place >= 0, place < scalars.count,
      ["x", "X", "*", "@", "\u{D7}", "\u{A9}"].contains(scalars[place])
    else {
      return false
    }
    let before = place > 0 ? scalars[place - 1] : " "
    let after = place + 1 < scalars.count ? scalars[place + 1] : " "
    return !before.isLetter && !after.isLetter
  }

  private func isTimeOrDate(_ token: NumberToken) -> Bool {
    let before = token.core.lowerBound > 0 ? scalars[token.core.lowerBound - 1] : " "
    let after = token.core.upperBound < scalars.count ? scalars[token.core.upperBound] : " "
    func isDigit(_ place: Int) -> Bool {
      scalars.indices.contains(place) && (Digit.of(scalars[place])?.isPlain ?? false)
    }
    if before == ":" || before == "/" && token.separators.isEmpty, isDigit(token.core.lowerBound - 2) {
      return true
    }
    return (after == ":" || after == "/" && token.separators.isEmpty) && isDigit(token.core.upperBound + 1)
  }
}
