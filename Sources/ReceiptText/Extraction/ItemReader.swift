internal import ReceiptModel

/// Reads the things bought: the rows between the head and the first sum.
///
/// An item may take several rows: its name before or after the row of its amount, its code, and its
/// quantity times price on a row of their own.
struct ItemReader {
  /// An item with its amount in minor units.
  struct Item: Hashable, Sendable {
    var item: LineItem
    var value: Int
    var rows: ClosedRange<Int>
    var box: Box
    var page: Int
  }

  let rows: [ReadRow]
  let figures: FigureReader
  let taxRows: Set<Int>
  let currency: Currency?

  /// Returns the items in printed order.
  func items() -> [Item] {
    guard let zone else { return [] }
    var reader = ItemAssembler(figures: figures, currency: currency, nameFollows: nameFollows(in: zone))
    for row in rows[zone] where !isColumnHead(row) && !isExtra(row) { reader.take(row) }
    return reader.finish()
  }

  /// Counts, tips and service in percent stand among the items without being any.
  private func isExtra(_ row: ReadRow) -> Bool {
    switch RowRole(row.matches) {
    case .other: !row.numbers.contains { $0.isFactor }
    case .tip: true
    case .service: row.numbers.contains { $0.isPercent }
    default: false
    }
  }

  /// The rows that can hold items, by their places in ``rows``.
  private var zone: Range<Int>? {
    let end = rows.firstIndex { isSummary($0) } ?? rows.count
    var start = rows[..<end].lastIndex { isColumnHead($0) && hasAmount(after: $0, before: end) }.map {
      $0 + 1
    }
    if start == nil {
      start = rows[..<end].firstIndex { isItemLike($0) }.map { first in
        // The name or the quantity may stand right above the first amount.
        var begin = first
        while begin > 0, first - begin < 2, couldBelongToItem(rows[begin - 1]) { begin -= 1 }
        return begin
      }
    }
    guard let start, start < end else { return nil }
    return start..<end
  }

  private func hasAmount(after row: ReadRow, before end: Int) -> Bool {
    guard let place = rows.firstIndex(where: { $0.index == row.index }) else { return false }
    return rows[(place + 1)..<max(place + 1, end)].contains { !figures.amounts($0).isEmpty }
  }

  private func isColumnHead(_ row: ReadRow) -> Bool {
    guard figures.amounts(row).isEmpty, row.digits <= 3 else { return false }
    let heads: [Concepts] = [
      .description, .items, .quantity, .price, .amount, .total, .tax, .discount, .unit, .number,
    ]
    return heads.count { row.concepts.contains($0) } >= 2
      && row.concepts.isDisjoint(with: [.date, .phone, .address])
  }

  private func isItemLike(_ row: ReadRow) -> Bool {
    guard let last = figures.amounts(row).last, last.form == .exact else { return false }
    return row.dates.isEmpty && row.concepts.isDisjoint(with: [.phone, .register, .taxID, .date])
  }

  private func couldBelongToItem(_ row: ReadRow) -> Bool {
    row.dates.isEmpty && row.times.isEmpty && row.numbers.contains { $0.isFactor }
      || row.concepts.isEmpty && row.letters >= 3 && row.dates.isEmpty && row.times.isEmpty
        && !row.text.scalars.contains(":") && row.digits < 6
  }

  private func isSummary(_ row: ReadRow) -> Bool {
    if taxRows.contains(row.index) { return true }
    guard let role = RowRole(row.matches) else { return false }
    let amounts = figures.amounts(row)
    switch role {
    case .total(let strength):
      if amounts.isEmpty {
        return strength > .weak && !isColumnHead(row) && row.digits == 0 && row.folded.count <= 4
          && rowsHaveItems(before: row)
      }
      return strength > .weak || row.folded.count <= 3
    case .subtotal, .net:
      return !amounts.isEmpty || row.digits == 0 && row.folded.count <= 3 && rowsHaveItems(before: row)
    case .tax, .paid, .change, .rounding:
      return (!amounts.isEmpty || row.digits == 0 && row.folded.count <= 2) && rowsHaveItems(before: row)
    case .discount, .tip, .service, .other: return false
    }
  }

  private func rowsHaveItems(before row: ReadRow) -> Bool {
    rows.prefix { $0.index < row.index }.contains { isItemLike($0) }
  }

  /// Whether names stand below their amounts: the zone then starts with numbers and ends with a name.
  private func nameFollows(in zone: Range<Int>) -> Bool {
    let kinds = rows[zone].compactMap { row -> Bool? in
      let hasAmount = !figures.amounts(row).isEmpty
      let hasName = ItemText.name(of: row).letters >= 3
      if hasAmount == hasName { return nil }
      return hasAmount
    }
    guard let first = kinds.first, let last = kinds.last else { return false }
    return first && !last
  }
}
