internal import ReceiptModel

/// Reads the things bought: the rows between the head and the first sum.
///
/// A table with headings is read by its columns, a till's list by what a row has; where both can be done the
/// arithmetic says which of them is right.
struct ItemReader {
  /// An item with its amount in minor units.
  struct Item: Hashable, Sendable {
    var item: LineItem
    /// What the item adds to the sum: its amount less what was taken off it.
    var value: Int
    var rows: ClosedRange<Int>
    var box: Box
    var page: Int
    /// Whether quantity times price is the amount.
    var isProven = false
    /// What quantity times price make, where the amount differs from it by one digit.
    var alternative: Int?
    /// The number that stands where the amount should, where it cannot be read.
    var damaged: String?
  }

  let rows: [ReadRow]
  let figures: FigureReader
  let taxRows: Set<Int>
  let currency: Currency?
  let columns: ItemColumns?
  /// The sums that are printed, in minor units.
  let sums: Set<Int>

  /// Returns the items in printed order.
  func items() -> [Item] {
    let zone = zone
    var listed = ItemList(zone: zone, figures: figures, currency: currency).items()
    // Without decimals a number can be anything: only a printed sum makes such numbers amounts.
    if zone.isWhole, !sums.contains(sum(listed)) { listed = [] }
    guard let tabled = table(endedBy: zone)?.items(), !tabled.isEmpty else { return listed }
    // Where both make printed sums, the smaller is that of a section.
    let (all, some) = (sum(tabled), sum(listed))
    if sums.contains(all), tabled.allSatisfy(\.isProven), !listed.allSatisfy(\.isProven) { return tabled }
    if all != some, sums.contains(all), sums.contains(some) { return abs(all) > abs(some) ? tabled : listed }
    return worth(tabled) >= worth(listed) ? tabled : listed
  }

  /// The rows that are items by their columns.
  var tableRows: Set<Int> { table(endedBy: zone)?.itemRows() ?? [] }

  private var zone: ItemZone { ItemZone(rows: rows, figures: figures, taxRows: taxRows) }

  private func table(endedBy zone: ItemZone) -> TableItems? {
    columns.map {
      TableItems(rows: rows, columns: $0, figures: figures, currency: currency) { zone.isSummary($0) }
    }
  }

  private func sum(_ items: [Item]) -> Int { items.reduce(0) { $0 + $1.value } }

  /// How much speaks for a reading of the items: their sum is printed, their numbers agree, they have names.
  private func worth(_ items: [Item]) -> Double {
    guard !items.isEmpty else { return 0 }
    let agreeing = Double(items.count { $0.isProven })
    let named = Double(items.count { !$0.item.description.isEmpty })
    return (sums.contains(sum(items)) ? 3 : 0) + 1.5 * agreeing / Double(items.count) + named
      / Double(items.count)
  }
}

extension ItemReader.Item {
  /// Takes an amount off the item, as a row below it says.
  mutating func reduce(by amount: Int, row: ReadRow, currency: Currency?) {
    let known = item.discount?.minorUnits ?? 0
    item.discount = Money(minorUnits: known + abs(amount), currency: currency)
    item.rawText += "\n" + row.raw
    value += value < 0 ? abs(amount) : -abs(amount)
    rows = rows.lowerBound...max(rows.upperBound, row.index)
  }
}
