internal import ReceiptModel

/// Rows of quantity times price, above or below the amount that they make.
extension ItemAssembler {
  /// Takes a row whose name, quantity and price stand above the amount that they make; returns whether it was one.
  mutating func takesNextAmount(_ amounts: [Amount], _ row: ReadRow) -> Bool {
    guard let price = amounts.first, amounts.count == 1, price.token.isFactor, let below = next(below: row),
      row.numbers.count >= 2
    else { return false }
    let made = zone.amounts(below)
    guard made.count == 1, let amount = made.first, below.letters <= 2,
      let token = row.numbers.last(where: { $0.core.upperBound <= price.token.core.lowerBound }),
      let quantity = DecimalQuantity(token), quantity.times(price.minorUnits, isNear: amount.minorUnits)
    else { return false }
    let name = ItemText.name(of: row, without: [token, price.token])
    guard name.isName else { return false }
    waiting = ItemQuantity(of: quantity, at: price.minorUnits, in: row)
    shortened[row.index] = name
    names.append(row)
    return true
  }

  private func next(below row: ReadRow) -> ReadRow? {
    let place = row.index + 1 - (zone.rows.first?.index ?? 0)
    return zone.rows.indices.contains(place) ? zone.rows[place] : nil
  }

  /// The weight that stands behind the name in the row above a price and its amount.
  mutating func weightAbove(_ amount: Amount, _ amounts: [Amount], of row: ReadRow) -> ItemQuantity? {
    guard let above = names.last, row.index - above.index == 1, amounts.count == 2, let price = amounts.first,
      price.token.isFactor, row.numbers.first?.core == price.token.core,
      let token = above.numbers.last(where: { above.isMeasure($0) }), let quantity = DecimalQuantity(token)
    else { return nil }
    let name = ItemText.name(of: above, without: [token])
    if name.isName { shortened[above.index] = name }
    return ItemQuantity(of: quantity, at: price.minorUnits, in: row).fitting(amount.minorUnits)
  }

  mutating func place(_ quantity: ItemQuantity) {
    if let last = items.indices.last, items[last].item.unitPrice == nil,
      quantity.row.index - items[last].rows.upperBound == 1, let fitting = quantity.fitting(items[last].value)
    {
      fitting.write(to: &items[last], currency: currency)
    } else if let last = items.indices.last, items[last].item.unitPrice == nil,
      quantity.row.index - items[last].rows.upperBound == 1,
      let made = quantity.nearMiss(of: items[last].value),
      !isAbove(quantity)
    {
      items[last].alternative = made
    } else {
      waiting = quantity
    }
  }

  /// Whether quantity and price make exactly the amount of the row below.
  private func isAbove(_ quantity: ItemQuantity) -> Bool {
    guard let below = next(below: quantity.row), let amount = zone.amounts(below).last else { return false }
    return quantity.fitting(amount.minorUnits) != nil
  }
}
