internal import ReceiptModel

/// Chooses the total among all figures: labels propose, the arithmetic decides.
struct TotalReader {
  /// What on the receipt agrees with a total.
  enum Confirmation: Hashable, Sendable, CaseIterable {
    /// Paid less change.
    case change
    /// The payment alone.
    case payment
    /// Subtotal with tax, service, rounding, discount or tip.
    case parts
    /// The sum of the items.
    case items
    /// Net and tax of the tax table.
    case taxTable
    /// The sum of the totals of sections above.
    case sections

    var weight: Double {
      switch self {
      case .change: 3.2
      case .payment: 1.5
      case .parts: 2
      case .items: 2
      case .taxTable: 1.5
      case .sections: 2.5
      }
    }
  }

  /// A total that was considered.
  struct Candidate: Hashable, Sendable {
    var figure: Figure
    var strength: RowRole.Strength
    var confirmations: Set<Confirmation>
    var repeats: Int
    var score: Double
    var value: Int { figure.value }
  }

  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]
  let itemSum: Int?
  let itemCount: Int
  let itemRows: ClosedRange<Int>?
  let typicalHeight: Double

  /// Returns the candidates, the best first, one for each value.
  func candidates() -> [Candidate] {
    var best: [Int: Candidate] = [:]
    for figure in figures {
      guard let strength = strength(of: figure), let candidate = judge(figure, strength) else { continue }
      if let known = best[figure.value], known.score >= candidate.score { continue }
      best[figure.value] = candidate
    }
    // Without a label for it, a printed amount is the total only where the arithmetic says so.
    for figure in figures
    where [.paid, .subtotal, nil].contains(figure.role) && best[figure.value] == nil && figure.value != 0 {
      guard let candidate = judge(figure, .weak) else { continue }
      if figure.role == nil, best.values.contains(where: { $0.strength > .weak && !$0.confirmations.isEmpty })
      {
        continue
      }
      let isProven =
        candidate.confirmations.contains(.change)
        || figure.role != nil
          && (candidate.repeats > 0 && best.isEmpty
            || !candidate.confirmations.isDisjoint(with: [.items, .taxTable]))
      if isProven { best[figure.value] = candidate }
    }
    if best.values.allSatisfy(\.confirmations.isEmpty), let candidate = tableTotal() {
      best[candidate.value] = candidate
    }
    for (value, candidate) in best where candidate.confirmations.contains(.sections) {
      for part in sections(of: value, except: candidate.figure) { best[part]?.score -= 3 }
    }
    // A sum that rounding turns into another candidate is not the last word.
    for figure in figures where figure.role == .rounding && figure.value != 0 {
      for value in best.keys {
        // Tills print the sign of a rounding as they like.
        let rounded = [value + figure.value, value - figure.value].compactMap { best[$0] }
        if rounded.contains(where: { $0.figure.row > figure.row }) { best[value]?.score -= 1.5 }
      }
    }
    return best.values.sorted {
      ($1.score, $0.figure.row, $0.figure.value) < ($0.score, $1.figure.row, $1.figure.value)
    }
  }

  /// The whole of the tax table, where no label says what the receipt is over: a heading above it does.
  ///
  /// A table of one line may have lost others, so that something else must agree with it.
  private func tableTotal() -> Candidate? {
    let lines = taxRows.filter { !$0.isSum }
    guard let row = taxRows.last(where: { $0.isSum || lines.count == 1 }), let gross = row.gross, gross != 0,
      let figure = figures.last(where: { $0.row == row.row && $0.value == gross }),
      let candidate = judge(figure, strength(of: figure) ?? .weak, isTableTotal: true)
    else { return nil }
    let proofs: Set<Confirmation> = row.isSum ? [.taxTable, .payment, .change] : [.payment, .change]
    return candidate.confirmations.isDisjoint(with: proofs) ? nil : candidate
  }

  private func strength(of figure: Figure) -> RowRole.Strength? {
    switch figure.role {
    // "ROUNDING 27.30" is what was rounded to, "ROUNDING 0.02" what was added.
    case .rounding where abs(figure.value) > 100: .plain
    case .total(let strength) where !isTaxOfAnother(figure): strength
    default: nil
    }
  }

  /// Whether the amount is the tax, at the rate in its row, on another printed amount.
  private func isTaxOfAnother(_ figure: Figure) -> Bool {
    guard let rate = figure.rate, rate > 0, figure.value != 0 else { return false }
    return figures.contains { other in
      guard abs(other.value) > abs(figure.value), abs(other.value) < 1_000_000_000 else { return false }
      return abs(other.value * rate - figure.value * (10_000 + rate)) <= 10_000 + rate
        || abs(other.value * rate - figure.value * 10_000) <= 10_000
    }
  }

  /// The totals of sections that make a value: all of the labelled totals above it, or two of them.
  private func sections(of value: Int, except figure: Figure) -> [Int] {
    let above = figures.filter { other in
      guard case .total = other.role else { return false }
      return other.row < figure.row && other.value != value && other.value != 0
    }.map(\.value)
    let distinct = Array(Set(above)).sorted()
    guard (2...6).contains(distinct.count) else { return [] }
    if distinct.reduce(0, +) == value { return distinct }
    for (i, a) in distinct.enumerated() {
      for b in distinct[(i + 1)...] where a + b == value { return [a, b] }
    }
    return []
  }

  private func judge(
    _ figure: Figure, _ strength: RowRole.Strength, isTableTotal: Bool = false
  ) -> Candidate? {
    let value = figure.value
    let inTable = taxRows.contains { $0.row == figure.row }
    if inTable, figure.amountsInRow > 1, strength < .strong, !isTableTotal { return nil }
    let confirmations = confirmations(of: value, except: figure)
    let repeats = repeats(of: value, except: figure)
    let proofs: Set<Confirmation> = [.change, .payment, .items, .parts]
    if figure.amount.form == .mended, confirmations.isDisjoint(with: proofs) { return nil }
    var score = strength.score
    if !figure.isExactLabel { score -= 0.4 }
    if figure.amountsInRow > 1 { score -= 0.8 }
    if figure.amount.form != .exact { score -= figure.amount.form == .mended ? 0.5 : 1 }
    if value == 0 { score -= 2 }
    if confirmations.isDisjoint(with: [.change, .payment]),
      taxRows.contains(where: { $0.net == value && $0.tax != 0 })
    {
      score -= 2
    }
    if figure.amount.token.isRepaired || figure.amount.token.hasGap { score -= 0.2 }
    if Double(figure.box.height) > typicalHeight * 1.3 { score += 0.5 }
    // In one order always: the last bit of a sum depends on it, and decides between equals.
    score += Confirmation.allCases.reduce(0) { confirmations.contains($1) ? $0 + $1.weight : $0 }
    score += 0.4 * Double(min(3, repeats))
    if let itemRows, figure.row < itemRows.lowerBound { score -= 0.8 }
    return Candidate(
      figure: figure, strength: strength, confirmations: confirmations, repeats: repeats, score: score)
  }

  private func repeats(of value: Int, except figure: Figure) -> Int {
    Set(
      figures.filter { $0.value == value && $0.row != figure.row && !(itemRows?.contains($0.row) ?? false) }
        .map(\.row)
    ).count
  }

  private func confirmations(of value: Int, except figure: Figure) -> Set<Confirmation> {
    var found: Set<Confirmation> = []
    let others = figures.filter { $0.row != figure.row || $0.box != figure.box }
    let paid = others.filter { $0.role == .paid }.map { value < 0 ? $0.value : abs($0.value) }
    let change = others.filter { $0.role == .change }.map { abs($0.value) }
    let sums = paid + (paid.count > 1 ? [paid.reduce(0, +)] : [])
    if value != 0 {
      for given in sums {
        if given == value { found.insert(change.contains(0) ? .change : .payment) }
        if given > value, change.contains(given - value) { found.insert(.change) }
      }
    }
    if addsUp(to: value, others) { found.insert(.parts) }
    if !sections(of: value, except: figure).isEmpty { found.insert(.sections) }
    if let itemSum, value != 0 {
      if itemSum == value {
        found.insert(.items)
      } else if itemCount > 1, matchesWithParts(itemSum, value, others) {
        found.insert(.items)
      }
    }
    let lines = taxRows.filter { !$0.isSum }
    let nets = lines.compactMap(\.net)
    if !lines.isEmpty, nets.count == lines.count, value != 0 {
      let sum = nets.reduce(0, +) + lines.reduce(0) { $0 + $1.tax }
      if abs(sum - value) <= (lines.count > 1 ? 1 : 0) { found.insert(.taxTable) }
    }
    return found
  }

  /// Whether a printed subtotal and printed parts make the value.
  private func addsUp(to value: Int, _ others: [Figure]) -> Bool {
    let subtotals = Set(others.filter { $0.role == .subtotal || $0.role == .net }.map(\.value))
    return subtotals.contains { $0 != value && matchesWithParts($0, value, others) }
  }

  private func matchesWithParts(_ start: Int, _ value: Int, _ others: [Figure]) -> Bool {
    var parts: Set<Int> = []
    for figure in others {
      switch figure.role {
      case .tax, .service, .tip: parts.insert(figure.value)
      case .rounding: parts.formUnion([figure.value, -figure.value])
      case .discount: parts.insert(-abs(figure.value))
      default: break
      }
    }
    let taxSum = taxRows.filter { !$0.isSum }.reduce(0) { $0 + $1.tax }
    if taxSum != 0 { parts.insert(taxSum) }
    parts.remove(0)
    var sums: Set<Int> = [start]
    for part in parts.sorted().prefix(7) { sums.formUnion(sums.map { $0 + part }) }
    return sums.contains(value)
  }
}
