internal import ReceiptModel

/// Finds the sum before what was added to it or taken off: as it is labelled, else by the arithmetic.
struct SubtotalReader {
  let figures: [Figure]
  let total: TotalCandidate?
  /// All tax in minor units, where it is known.
  let tax: Int?

  /// Returns the figure of the subtotal.
  func figure() -> Figure? {
    let limit = total.map { abs($0.value) * 2 } ?? 1_000_000_000_000
    if let printed = figures.last(where: { $0.role == .subtotal && abs($0.value) <= limit && isWritten($0) })
    {
      return printed
    }
    guard let total else { return nil }
    // A net sum, and a total that is printed before another: what follows makes the total of it.
    let before = figures.filter {
      $0.amountsInRow == 1 && isWritten($0) && $0.row < total.figure.row && $0.value != total.value
        && abs($0.value) <= limit
    }
    let isNet = tax.map { tax in { (figure: Figure) in tax != 0 && figure.value + tax == total.value } }
    if let isNet, let net = before.last(where: { $0.role == .net && isNet($0) }) { return net }
    return before.last { figure in
      guard case .total = figure.role else { return false }
      return isNet?(figure) == true || makesTotal(figure)
    }
  }

  /// Whether service, tip and reductions below a figure make the total of it.
  private func makesTotal(_ figure: Figure) -> Bool {
    guard let total else { return false }
    let added = figures.filter {
      $0.row > figure.row && $0.row <= total.figure.row && $0.value != 0
        && [.service, .tip, .discount].contains($0.role)
    }
    guard !added.isEmpty else { return false }
    return figure.value + added.compactMap(\.parts.first).reduce(0, +) == total.value
  }

  /// Whether it is written as amounts of the receipt are: without decimals only where the total has none.
  private func isWritten(_ figure: Figure) -> Bool {
    figure.amount.form == .exact
      || figure.amount.form != .mended && figure.amount.form == total?.figure.amount.form
  }
}
