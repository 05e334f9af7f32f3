internal import ReceiptModel

/// Rows that only look like the end of the list, by what their amounts add up to.
extension ItemZone {
  /// Whether a row whose words speak of payment is an item: the next sum holds its amount and those above it.
  ///
  /// Things are called "gift card", and "pesto" is close to words for change.
  func isBought(at place: Int) -> Bool {
    switch rows[place].role {
    case .paid, .change, .other: break
    default: return false
    }
    guard !taxRows.contains(rows[place].index), let own = amounts(rows[place]).last, own.minorUnits > 0,
      isInColumn(own, of: rows[place])
    else { return false }
    var sum = 0
    for (number, row) in rows.enumerated() {
      guard let last = amounts(row).last, isInColumn(last, of: row) else { continue }
      let isSum =
        switch row.role {
        case .total(let strength): strength > .weak
        case .subtotal: true
        default: false
        }
      if number > place, isSum { return sum == last.minorUnits }
      if isSum || row.dates.isEmpty == false && !row.hasMoneyBesideDate { continue }
      sum += last.minorUnits
    }
    return false
  }

  /// The first sums that each make what stands between them, with a sum of all below; fewer than two are none.
  func sectionSums() -> Set<Int> {
    var found: [Int] = []
    var (section, whole, reductions) = (0, 0, 0)
    for row in rows {
      guard let last = amounts(row).last, isInColumn(last, of: row), !taxRows.contains(row.index) else {
        continue
      }
      let isSum =
        switch row.role {
        case .total, .subtotal: true
        default: false
        }
      guard isSum else {
        if row.role == nil, row.dates.isEmpty { section += last.minorUnits }
        if row.role == .discount, last.minorUnits < 0 { reductions += last.minorUnits }
        continue
      }
      guard section != 0, last.minorUnits == section else {
        return found.count >= 2 && section == 0 && [whole, whole + reductions].contains(last.minorUnits)
          ? Set(found) : []
      }
      found.append(row.index)
      whole += section
      section = 0
    }
    return []
  }
}
