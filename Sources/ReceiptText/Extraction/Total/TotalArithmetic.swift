internal import ReceiptModel

/// Holds an amount against the other amounts of its receipt.
struct TotalArithmetic {
  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]
  let itemSum: Int?
  let itemCount: Int

  /// What agrees with `value` as the total, besides the figure that it was read from.
  func proofs(of value: Int, except figure: Figure) -> Set<TotalProof> {
    var found: Set<TotalProof> = []
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
