internal import ReceiptModel

/// Holds an amount against the other amounts of its receipt.
struct TotalArithmetic {
  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]
  let itemSum: Int?
  let itemCount: Int
  let currency: Currency?

  /// What agrees with `value` as the total, besides the figure that it was read from.
  func proofs(of value: Int, except figure: Figure) -> Set<TotalProof> {
    var found: Set<TotalProof> = []
    let others = figures.filter { $0.row != figure.row || $0.box != figure.box }
    if value != 0 {
      let change = changes(in: others)
      let given = payments(in: others, isRefund: value < 0)
      if given.contains(value) { found.insert(change.contains(0) ? .change : .payment) }
      if kept(of: others, isRefund: value < 0).contains(value) { found.insert(.change) }
    }
    if addsUp(to: value, others) { found.insert(.parts) }
    if !sections(of: value, above: figure).isEmpty { found.insert(.sections) }
    if let itemSum, value != 0 {
      if itemSum == value {
        found.insert(.items)
      } else if itemCount > 1, matchesWithParts(itemSum, value, others) {
        found.insert(.items)
      }
    }
    if isWholeOfTable(value) { found.insert(.taxTable) }
    return found
  }

  /// The sums that were kept of what was given: each payment, or all of them, less the change.
  var kept: Set<Int> { kept(of: figures, isRefund: false) }

  /// The smallest coin in use, in minor units, where sums paid in cash are rounded to it.
  var coin: Int {
    switch currency?.code {
    case "MYR", "CHF", "SGD", "AUD", "NZD", "CAD": 5
    case "CZK", "HUF": 100
    default: 1
    }
  }

  /// Whether a rounding, or one misread digit in it, in what was given or in the change, tells it from what was kept.
  func isNearlyKept(_ value: Int) -> Bool {
    kept.contains { kept in
      var difference = abs(kept - value)
      if isRounding(difference) { return true }
      while difference >= 10, difference % 10 == 0 { difference /= 10 }
      return (1...9).contains(difference)
    }
  }

  /// Whether a rounding by so much is printed.
  func isRounding(_ difference: Int) -> Bool {
    difference != 0 && figures.contains { $0.role == .rounding && abs($0.value) == difference }
  }

  private func kept(of figures: [Figure], isRefund: Bool) -> Set<Int> {
    let change = changes(in: figures)
    var kept: Set<Int> = []
    for given in payments(in: figures, isRefund: isRefund) {
      for back in change where back != 0 && given > back { kept.insert(given - back) }
    }
    // Some tills print what was given with a minus, and the change as a payment of its own.
    let signed = figures.filter { $0.role == .paid }.map(\.value)
    if signed.contains(where: { $0 < 0 }), signed.contains(where: { $0 > 0 }) {
      kept.insert(-signed.reduce(0, +))
    }
    return kept
  }

  private func payments(in figures: [Figure], isRefund: Bool) -> [Int] {
    let paid = figures.filter { $0.role == .paid }.map { isRefund ? $0.value : abs($0.value) }
    return paid + (paid.count > 1 ? [paid.reduce(0, +)] : [])
  }

  private func changes(in figures: [Figure]) -> [Int] {
    figures.filter { $0.role == .change }.map { abs($0.value) }
  }

  /// The totals of sections that make a value: all of the labelled totals above it, or two of them.
  func sections(of value: Int, above figure: Figure) -> [Int] {
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

  private func isWholeOfTable(_ value: Int) -> Bool {
    let lines = taxRows.filter { !$0.isSum }
    let nets = lines.compactMap(\.net)
    guard !lines.isEmpty, nets.count == lines.count, value != 0 else { return false }
    let sum = nets.reduce(0, +) + lines.reduce(0) { $0 + $1.tax }
    return abs(sum - value) <= (lines.count > 1 ? 1 : 0)
  }

  /// Whether a printed subtotal and printed parts make the value.
  private func addsUp(to value: Int, _ others: [Figure]) -> Bool {
    let subtotals = Set(others.filter { $0.role == .subtotal || $0.role == .net }.map(\.value))
    return subtotals.contains { $0 != value && matchesWithParts($0, value, others) }
  }

  private func matchesWithParts(_ start: Int, _ value: Int, _ others: [Figure]) -> Bool {
    var parts = others.flatMap { $0.role == .tax ? [$0.value] : $0.parts }
    parts.append(taxRows.filter { !$0.isSum }.reduce(0) { $0 + $1.tax })
    return PartialSums.of(parts, most: 7).contains(value - start)
  }
}
