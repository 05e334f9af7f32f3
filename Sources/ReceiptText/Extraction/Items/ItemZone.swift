internal import ReceiptModel

/// Where among its rows a receipt lists what was bought.
struct ItemZone {
  let rows: [ReadRow]
  let figures: FigureReader
  let taxRows: Set<Int>
  /// Where the amounts stand across the page.
  let column: AmountColumn?
  /// Whether nothing on the receipt is written with decimals, though the currency has some.
  let isWhole: Bool
  /// The rows that sum a section above further items.
  private(set) var sections: Set<Int> = []

  init(rows: [ReadRow], figures: FigureReader, taxRows: Set<Int>) {
    self.rows = rows
    self.figures = figures
    self.taxRows = taxRows
    let read = figures.exponent > 0 ? rows.flatMap { figures.amounts($0) } : []
    let isWhole = read.count > 1 && !read.contains { $0.form == .exact }
    self.isWhole = isWhole
    column = AmountColumn(
      rows.compactMap { row in
        guard !taxRows.contains(row.index) else { return nil }
        return Self.amounts(of: row, figures, isWhole: isWhole).last.map {
          row.text.box(row.text.words($0.token.core))
        }
      })
    sections = sectionSums()
  }

  /// The amounts of a row that an item can cost.
  func amounts(_ row: ReadRow) -> [Amount] {
    let amounts = Self.amounts(of: row, figures, isWhole: isWhole)
    guard amounts.isEmpty, figures.exponent == 0, column != nil, row.letters >= 3, row.dates.isEmpty,
      row.times.isEmpty, let number = row.numbers.last, number.separators.isEmpty, !number.isPercent,
      (2...6).contains(number.groups[0].count), !number.touchesLetters, !row.isMeasure(number),
      number.words.upperBound == row.text.row.words.count - 1, row.role == nil,
      let amount = Amount(number, exponent: 0, style: figures.style), isInColumn(amount, of: row)
    else { return amounts }
    return [amount]
  }

  private static func amounts(of row: ReadRow, _ figures: FigureReader, isWhole: Bool) -> [Amount] {
    let amounts = figures.amounts(row)
    return isWhole ? amounts : amounts.filter { $0.form == .exact }
  }

  /// The rows that can hold items, by their places in ``rows``.
  var range: Range<Int>? {
    var from = 0
    while from < rows.count {
      let end = end(from: from)
      if let start = start(from: from, to: end), start < end { return start..<end }
      // A slip of the card above the list ends in a sum of its own.
      from = end + 1
    }
    return nil
  }

  private func start(from: Int, to end: Int) -> Int? {
    var start = rows[from..<end].lastIndex { isColumnHead($0) && hasAmount(after: $0, before: end) }.map {
      $0 + 1
    }
    if start == nil {
      start = rows[from..<end].firstIndex { isItemLike($0) }.map { first in
        // The name or the quantity may stand right above the first amount.
        var begin = first
        var slack = 2
        while begin > from, slack > 0 {
          if isDamagedItem(rows[begin - 1]) {
            slack = 2
          } else if couldBelongToItem(rows[begin - 1]) {
            slack -= 1
          } else {
            break
          }
          begin -= 1
        }
        return begin
      }
    }
    return start
  }

  /// The place of the first row that sums up; the sum of a section above further items is none.
  private func end(from: Int) -> Int {
    var place = from
    while place < rows.count {
      guard isSummary(rows[place]) else {
        place += 1
        continue
      }
      guard isCarried(at: place) || isBought(at: place) || sections.contains(rows[place].index) else {
        return place
      }
      place += 1
    }
    return rows.count
  }

  /// Whether a sum is carried from the foot of one page to the head of the next.
  private func isCarried(at place: Int) -> Bool {
    ItemWords.isCarried(rows[place])
  }

  /// Whether amounts of a row stand where amounts of items do.
  func isInColumn(_ amount: Amount, of row: ReadRow) -> Bool {
    column.map { $0.holds(row.text.box(row.text.words(amount.token.core))) } ?? true
  }

  /// The word in the column of amounts that should be one and cannot be read as such.
  ///
  /// Behind a count and a price anything with digits is an amount.
  func damagedAmount(_ row: ReadRow, isCounted: Bool = false) -> Int? {
    guard let column, let last = row.text.row.words.indices.last, row.dates.isEmpty, row.times.isEmpty,
      !figures.amounts(row).contains(where: { isInColumn($0, of: row) })
    else { return nil }
    for place in [last, last - 1] where place > 0 {
      let word = row.text.row.words[place]
      let marks = word.text.unicodeScalars
      let digits = marks.count { Digit.of($0) != nil }
      let plain = marks.count { Digit.of($0)?.isPlain == true }
      // A mark may end the word before: "0, 25%".
      let hasMark =
        marks.contains { ".,".unicodeScalars.contains($0) }
        || row.text.row.words[place - 1].text.last.map { ".,".contains($0) } == true
          && row.text.row.words[place - 1].text.first?.isNumber == true
      guard column.reaches(word.box), plain >= 2 || digits >= 3 && plain >= 1, digits * 2 >= marks.count,
        marks.count <= 9, hasMark || isCounted || (3...4).contains(digits)
      else { continue }
      return place
    }
    return nil
  }

  /// Whether a row above the first amount that can be read is an item with a damaged one, and no address.
  private func isDamagedItem(_ row: ReadRow) -> Bool {
    guard let place = damagedAmount(row), row.letters >= 3 else { return false }
    return row.text.row.words[place].text.contains { ".,".contains($0) }
      && row.concepts.isDisjoint(with: [.phone, .address, .register, .taxID, .number, .date, .clerk, .hours])
  }

  /// Whether a row is the head of a list.
  func isColumnHead(_ row: ReadRow) -> Bool {
    guard figures.amounts(row).isEmpty, row.digits <= 3, row.numbers.allSatisfy(\.isPercent) else {
      return false
    }
    let heads: [Concepts] = [
      .description, .items, .quantity, .price, .amount, .total, .tax, .discount, .unit, .number,
    ]
    return heads.count { row.concepts.contains($0) } >= 2
      && row.concepts.isDisjoint(with: [.date, .phone, .address])
  }

  /// Whether a row ends the list of items.
  func isSummary(_ row: ReadRow) -> Bool {
    if taxRows.contains(row.index) { return true }
    if ItemWords.isTaxBase(row), rowsHaveItems(before: row) { return true }
    guard let role = row.role else { return false }
    let amounts = figures.amounts(row)
    switch role {
    case .total(let strength):
      if amounts.isEmpty {
        return strength > .weak && !isColumnHead(row) && row.digits == 0 && row.folded.count <= 4
          && rowsHaveItems(before: row)
      }
      return strength > .weak || row.folded.count <= 3
    case .subtotal, .net:
      // "0.812 kg NET @ 11.50 9.34" weighs what was bought.
      if amounts.count >= 2, row.numbers.contains(where: { $0.isFactor || row.isMeasure($0) }) {
        return false
      }
      return !amounts.isEmpty || row.digits == 0 && row.folded.count <= 3 && rowsHaveItems(before: row)
    case .tax, .change, .rounding:
      return (!amounts.isEmpty || row.digits == 0 && row.folded.count <= 2) && rowsHaveItems(before: row)
    case .paid:
      // Things are called "greeting card" and "bar": what was paid stands first in its row.
      guard let match = row.firstMatch(of: [.paid, .cash, .card, .voucher, .transfer, .cheque, .wallet]),
        match.words.lowerBound == 0
      else { return false }
      return (!amounts.isEmpty || row.digits == 0 && row.folded.count <= 2) && rowsHaveItems(before: row)
    case .discount, .tip, .service, .other: return false
    }
  }

  private func isCodeAlone(_ row: ReadRow) -> Bool {
    guard row.folded.count <= 3, row.dates.isEmpty,
      row.concepts.isDisjoint(with: [.phone, .taxID, .register])
    else { return false }
    let text = ItemText.name(of: row)
    return text.code != nil && !text.isName
  }

  private func rowsHaveItems(before row: ReadRow) -> Bool {
    rows.prefix { $0.index < row.index }.contains { isItemLike($0) }
  }

  private func hasAmount(after row: ReadRow, before end: Int) -> Bool {
    guard let place = rows.firstIndex(where: { $0.index == row.index }) else { return false }
    return rows[(place + 1)..<max(place + 1, end)].contains { !figures.amounts($0).isEmpty }
  }

  private func isItemLike(_ row: ReadRow) -> Bool {
    guard let last = amounts(row).last, isInColumn(last, of: row) else { return false }
    if !row.dates.isEmpty && !row.hasMoneyBesideDate || !row.times.isEmpty { return false }
    // "Soup of the day" has a price, and no date.
    let isDated = row.concepts.contains(.date) && !(row.dates.isEmpty && column != nil && row.hasMoney)
    return !isDated && row.concepts.isDisjoint(with: [.phone, .register, .taxID, .hours])
  }

  private func couldBelongToItem(_ row: ReadRow) -> Bool {
    row.dates.isEmpty && row.times.isEmpty
      && row.numbers.contains { $0.isFactor || row.isMeasure($0) && row.letters >= 3 }
      || row.concepts.isEmpty && row.letters >= 3 && row.dates.isEmpty && row.times.isEmpty
        && !row.text.scalars.contains(":") && row.digits < 6
      || isCodeAlone(row)
  }
}
