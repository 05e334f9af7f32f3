internal import ReceiptModel

/// Pairs the amounts of a receipt with their labels.
///
/// An amount takes the label to its left; without one it takes that of the whole row; a label without an
/// amount takes the amount that stands alone in the row below or above.
struct FigureReader {
  let rows: [ReadRow]
  let exponent: Int
  let style: NumberStyle?

  /// Returns the figures in reading order.
  func figures() -> [Figure] {
    let amounts = known
    var figures: [Figure] = []
    var taken: Set<Int> = []
    for row in rows {
      let own = amounts[row.index - rows[0].index]
      figures += mended(row, besides: own)
      if own.isEmpty {
        guard let role = row.role, role != .other, row.numbers.allSatisfy(\.isPercent) else {
          continue
        }
        // The head of a table labels no single amount.
        if !row.concepts.isDisjoint(with: [.description, .price, .quantity]) { continue }
        if let other = loneRow(beside: row, amounts: amounts, taken: taken) {
          taken.insert(other.index)
          for amount in amounts[other.index - rows[0].index].suffix(1) {
            figures.append(figure(amount, in: other, label: row, row.matches, role, count: 1))
          }
        }
        continue
      }
      figures += labelled(own, in: row)
    }
    figures.sort { ($0.row, $0.box.x) < ($1.row, $1.box.x) }
    return withoutGreatTaxes(figures.filter { !($0.role == nil && taken.contains($0.row)) })
  }

  /// Whether the receipt writes its amounts with decimals, so that a number without them lost some.
  private let hasDecimals: Bool
  /// The amounts of each row; every reader asks for them.
  private var known: [[Amount]] = []
  /// Whether amounts without decimals can be told by their sign or thousands.
  private let hasSigns: Bool

  init(rows: [ReadRow], exponent: Int, style: NumberStyle?) {
    self.rows = rows
    self.exponent = exponent
    self.style = style
    hasDecimals = exponent > 0 && rows.count { $0.hasMoney } > 1
    hasSigns = exponent == 0 && rows.count { row in row.numbers.contains { Self.isMarked($0) } } > 1
    known = rows.map { readAmounts($0) }
  }

  /// The amounts of a row that can be money.
  func amounts(_ row: ReadRow) -> [Amount] {
    let place = row.index - (rows.first?.index ?? 0)
    return known.indices.contains(place) ? known[place] : readAmounts(row)
  }

  private func readAmounts(_ row: ReadRow) -> [Amount] {
    let read = row.numbers.filter { !row.isMeasure($0) }.compactMap {
      Amount($0, exponent: exponent, style: style)
    }
    let exact = read.filter { $0.form == .exact && (exponent > 0 || isWorthy($0, in: row)) }
    if !exact.isEmpty || hasDecimals { return exact }
    // Without decimals an amount needs its currency beside it, or a word for a total and nothing else in the row.
    return read.filter {
      $0.form != .exact && ($0.token.currency != nil || $0.form == .ambiguous)
        && $0.token.groups.joined().count <= 7
    }
  }

  /// Whole numbers of a currency without decimals are amounts only where something says so.
  private func isWorthy(_ amount: Amount, in row: ReadRow) -> Bool {
    if Self.isMarked(amount.token) || row.role != nil { return true }
    return !hasSigns && amount.token.words.upperBound == row.text.row.words.count - 1 && row.letters > 2
      && amount.token.groups.joined().count <= 7
  }

  /// The total of a row whose number was misread, in every way that it can have been.
  private func mended(_ row: ReadRow, besides amounts: [Amount]) -> [Figure] {
    guard case .total(let strength) = row.role, let token = row.numbers.last, amounts.count <= 1,
      exponent != 2 || amounts.isEmpty
    else { return [] }
    return Amount.mended(token, exponent: exponent).map {
      figure($0, in: row, label: row, row.matches, .total(strength), count: 1)
    }
  }

  /// Where what looks like tax is far too much for it, a word between "total" and "tax" was not understood.
  private func withoutGreatTaxes(_ figures: [Figure]) -> [Figure] {
    let largest = figures.filter { $0.role != .paid && $0.role != .change }.map { abs($0.value) }.max() ?? 0
    return figures.map { figure in
      guard figure.isTotalOrTax, abs(figure.value) * 2 > largest else { return figure }
      let hasOtherTax = figures.contains {
        $0.role == .tax && $0.value != 0 && $0.row != figure.row && abs($0.value) * 3 < abs(figure.value)
      }
      guard hasOtherTax || (figure.rate ?? 0) > 0 else { return figure }
      var whole = figure
      whole.role = .total(.inclusive)
      whole.isExactLabel = false
      return whole
    }
  }

  private static func isMarked(_ token: NumberToken) -> Bool {
    token.currency != nil || token.groups.count > 1 && token.groups.last?.count == 3
  }

  private func labelled(_ amounts: [Amount], in row: ReadRow) -> [Figure] {
    var start = 0
    var figures: [Figure] = []
    for amount in amounts {
      let before = row.matches(inWords: start..<max(start, amount.token.words.lowerBound))
      let touching =
        before.isEmpty ? row.matches(inWords: start..<(amount.token.words.upperBound + 1)) : before
      var matches = touching
      if RowRole(matches) == nil {
        // Labels stand to the right in some tills, and above columns of one row.
        matches = start == 0 ? row.matches : []
      }
      let role = RowRole(matches) ?? figures.last?.role
      figures.append(figure(amount, in: row, label: row, matches, role, count: amounts.count))
      start = amount.token.words.upperBound + 1
    }
    return figures
  }

  private func loneRow(beside row: ReadRow, amounts: [[Amount]], taken: Set<Int>) -> ReadRow? {
    let first = rows[0].index
    for step in [1, -1] {
      let place = row.index - first + step
      guard rows.indices.contains(place), !taken.contains(rows[place].index), rows[place].page == row.page
      else { continue }
      let other = rows[place]
      guard amounts[place].count == 1, other.letters <= 3, other.role == nil else { continue }
      if other.numbers.contains(where: \.isFactor) { continue }
      let distance = abs(other.box.midY - row.box.midY)
      if distance < 2.2 * Double(max(other.box.height, row.box.height)) { return other }
    }
    return nil
  }

  private func figure(
    _ amount: Amount, in row: ReadRow, label: ReadRow, _ matches: [LexiconMatch], _ role: RowRole?, count: Int
  ) -> Figure {
    let concepts = matches.concepts
    return Figure(
      role: role, amount: amount, row: row.index, labelRow: label.index, label: label.printed(matches),
      isExactLabel: matches.allSatisfy(\.isExact), page: row.page, box: row.text.box(amount.token.words),
      amountsInRow: count,
      rate: label.numbers.first { $0.isPercent }.flatMap { TaxRate.hundredths($0) },
      isTotalOrTax: role == .tax && concepts.contains(.total), payment: concepts.intersection(.payments))
  }
}
