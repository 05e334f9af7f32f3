/// The sum of the items with their tax, whichever way they are priced.
struct GrossSum {
  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]

  /// Returns what the items make together, with the tax on top where they are priced without it; `nil` without items.
  ///
  /// Net prices would otherwise prove the net sum to be the total.
  func sum(of items: [ItemReader.Item]) -> Int? {
    guard !items.isEmpty else { return nil }
    let sum = items.reduce(0) { $0 + $1.value }
    let lines = taxRows.filter { !$0.isSum }
    let taxes =
      lines.isEmpty
      ? Set(figures.filter { $0.role == .tax }.map(\.value)) : [lines.reduce(0) { $0 + $1.tax }]
    let totals = figures.filter { if case .total = $0.role { true } else { false } }.map(\.value)
    if let tax = taxes.sorted().first(where: { $0 != 0 && totals.contains(sum + $0) }) { return sum + tax }
    // A sum before tax says nothing of the total by itself.
    let isPartial = figures.contains { [.subtotal, .net].contains($0.role) && $0.value == sum }
    return isPartial && !totals.contains(sum) && totals.contains { abs($0) > abs(sum) } ? nil : sum
  }
}
