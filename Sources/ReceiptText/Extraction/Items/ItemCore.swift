/// The numbers of an item: its amount, and quantity and unit price where they are printed.
struct ItemCore: Sendable {
  /// The amount.
  var amount: Amount
  /// The quantity, with its number.
  var quantity: DecimalQuantity?
  var quantityToken: NumberToken?
  /// The unit price in minor units; unknown where it is finer than those.
  var price: Int?
  /// Whether quantity times price is the amount.
  var isProven: Bool

  /// Reads the numbers of a table's row.
  struct Reader {
    let exponent: Int
    let style: NumberStyle?
    /// Whether an amount may be written without decimals, as where nothing else can be one.
    var isWholeAllowed = true
    /// Whether all amounts are written without decimals, so that three digits behind a mark are thousands.
    var isThousands = false

    /// Returns the amount with a quantity and a price that make it, or `nil`.
    func proven(_ number: NumberToken, quantities: [NumberToken], prices: [NumberToken]) -> ItemCore? {
      guard let amount = Amount(number, exponent: exponent, style: style),
        isThousands || amount.form != .ambiguous,
        isWholeAllowed || amount.form == .exact
      else {
        return nil
      }
      for first in quantities {
        guard let quantity = DecimalQuantity(first), quantity.isPositive else { continue }
        for second in prices where second.core != first.core {
          guard makes(quantity, second, amount.minorUnits) else { continue }
          return ItemCore(
            amount: amount, quantity: quantity, quantityToken: first, price: minorUnits(second),
            isProven: true)
        }
      }
      return nil
    }

    /// Returns the right-most amount with what stands under the headings of quantity and price.
    func printed(_ amounts: [NumberToken], quantity: NumberToken?, price: NumberToken?) -> ItemCore? {
      let exact = amounts.compactMap { Amount($0, exponent: exponent, style: style) }
      guard let amount = exact.last(where: { $0.form == .exact }) else { return nil }
      return ItemCore(
        amount: amount, quantity: quantity.flatMap { DecimalQuantity($0) }, quantityToken: quantity,
        price: price.flatMap { minorUnits($0) }, isProven: false)
    }

    private func makes(_ quantity: DecimalQuantity, _ price: NumberToken, _ amount: Int) -> Bool {
      if let fine = DecimalQuantity(price), quantity.times(fine, isNear: amount, exponent: exponent) {
        return true
      }
      return Amount(price, exponent: exponent, style: style).map {
        quantity.times($0.minorUnits, isNear: amount)
      }
        ?? false
    }

    /// Returns a price in minor units where it is no finer than those.
    func minorUnits(_ price: NumberToken) -> Int? {
      if let amount = Amount(price, exponent: exponent, style: style),
        amount.form == .exact || isThousands && amount.form == .ambiguous
      {
        return amount.minorUnits
      }
      return DecimalQuantity(price)?.minorUnits(exponent: exponent)
    }
  }
}
