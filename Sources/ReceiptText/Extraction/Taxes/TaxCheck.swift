/// Checks a tax against the sums that are printed with it.
struct TaxCheck {
  let figures: [Figure]
  let total: Int?

  /// The most that tax can be of a total, in percent.
  static let mostPercent = 35

  /// Whether a tax can be the tax of the total.
  func isPlausible(_ tax: Int) -> Bool {
    guard let total = total ?? figures.map(\.value).max(by: { abs($0) < abs($1) }) else { return true }
    return abs(tax) * 100 <= abs(total) * Self.mostPercent
  }

  /// Returns the tax that lines of their own state together, or `nil` where they contradict the sums.
  ///
  /// Taxes at several rates add up, unless one of them is printed as the sum of the others.
  func sum(of labelled: [Figure], printed: Figure?) -> Int? {
    let values = labelled.map(\.value)
    guard let first = values.first else { return nil }
    let rated = labelled.filter { $0.rate != nil }.map(\.value)
    let all = values.reduce(0, +)
    var candidates: [Int] = []
    if let printed { candidates.append(printed.value) }
    if values.count > 2, let sum = values.first(where: { $0 * 2 == all && $0 != 0 }) {
      candidates.append(sum)
    }
    if Set(rated).count > 1 || rated.count > 1 && all != first * 2 { candidates.append(rated.reduce(0, +)) }
    candidates.append(first)
    if values.count > 1 { candidates += [all, values[values.count - 1]] }
    candidates = candidates.filter(isPlausible)
    let proven = candidates.first { makesTotal($0) == true }
    return proven ?? candidates.first { makesTotal($0) == nil }
  }

  private func isBelowNet(_ figure: Figure) -> Bool {
    figures.contains {
      [.net, .subtotal].contains($0.role) && $0.row < figure.row && figure.row - $0.row <= 6
    }
  }

  /// Whether a printed net sum and the tax make the total; `nil` where no net sum is printed.
  private func makesTotal(_ tax: Int) -> Bool? {
    guard let total else { return nil }
    let nets = Set(
      figures.filter { [.net, .subtotal].contains($0.role) && $0.value != 0 && $0.amountsInRow == 1 }.map(
        \.value))
    guard !nets.isEmpty else { return nil }
    let parts = figures.flatMap { figure in
      // What no label explains may still be a part: a levy, a tax that is held back.
      let isLevy = figure.role == nil && figure.amountsInRow == 1 && isBelowNet(figure)
      return isLevy ? [figure.value] : figure.parts
    }
    let sums = PartialSums.of(parts, most: 6)
    if nets.contains(where: { net in sums.contains { net + $0 + tax == total } }) { return true }
    // A sum that is the total already holds the tax.
    if nets.contains(where: { net in sums.contains { net + $0 == total } }) { return nil }
    // Sums of sections or rates prove nothing against it.
    return nets.count == 1 && nets.allSatisfy { $0 < total } ? false : nil
  }
}
