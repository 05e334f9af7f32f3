internal import ReceiptModel

/// Reads the items of a list as tills print it: a row an item, or a few rows.
///
/// An item may take several rows: its name before or after the row of its amount, its code, and its
/// quantity times price on a row of their own.
struct ItemList {
  let zone: ItemZone
  let figures: FigureReader
  let currency: Currency?

  /// Returns the items in printed order.
  func items() -> [ItemReader.Item] {
    guard let range = zone.range else { return [] }
    let rows = zone.rows[range]
    var reader = ItemAssembler(
      zone: zone, currency: currency, nameFollows: nameFollows(in: rows),
      reductionsOfWhole: lastReductions(in: rows))
    for row in rows
    where !zone.isColumnHead(row) && !isExtra(row) && !ItemWords.isCarried(row)
      && !zone.sections.contains(row.index)
    {
      reader.take(row)
    }
    return reader.finish()
  }

  /// Reductions one after another below all items are of the whole, a line for each rate of tax.
  private func lastReductions(in rows: ArraySlice<ReadRow>) -> Set<Int> {
    let last = rows.reversed().filter { $0.letters + $0.digits > 0 }.prefix {
      ItemWords.isReduction($0) && !figures.amounts($0).isEmpty
    }
    return last.count > 1 ? Set(last.map(\.index)) : []
  }

  /// Counts, tips and service in percent stand among the items without being any.
  private func isExtra(_ row: ReadRow) -> Bool {
    // Goods have such words in their names too, or words like them: "Balance Brot", "Paint Brush".
    switch RowRole(row.matches.filter(\.isExact)) {
    case .other:
      !row.numbers.contains { $0.isFactor } && (figures.amounts(row).isEmpty || !isNamed(row))
    case .tip: !isNamed(row)
    case .service: row.numbers.contains { $0.isPercent }
    default: false
    }
  }

  private func isNamed(_ row: ReadRow) -> Bool {
    let known = row.matches.reduce(0) { $0 + $1.words.count }
    let words = row.folded.count { word in word.letterCount >= 3 }
    return row.concepts.isDisjoint(with: [.quantity, .saving, .suggested, .points]) && words > known
  }

  /// Whether names stand below their amounts: the zone then starts with numbers and ends with a name.
  private func nameFollows(in rows: ArraySlice<ReadRow>) -> Bool {
    let kinds = rows.compactMap { row -> Bool? in
      let amounts = figures.amounts(row)
      let hasName = ItemText.name(of: row, without: amounts.map(\.token)).isName
      if !amounts.isEmpty == hasName { return nil }
      return !amounts.isEmpty
    }
    guard let first = kinds.first, let last = kinds.last else { return false }
    return first && !last
  }
}
