internal import ReceiptModel

/// Reads damaged amounts of items by what the sum lacks.
///
/// Only amounts whose digits are printed come into question, and only where exactly one choice makes the sum.
struct ItemRepair {
  let total: Int?
  let figures: [Figure]
  let currency: Currency?

  private static let most = 4

  /// Returns the items with the amounts that the sum proves.
  func repaired(_ items: [ItemReader.Item]) -> [ItemReader.Item] {
    let damaged = items.indices.filter { items[$0].damaged != nil || items[$0].alternative != nil }
    guard (1...Self.most).contains(damaged.count) else { return items }
    let known = items.reduce(0) { $0 + $1.value } - damaged.reduce(0) { $0 + items[$1].value }
    let choices = damaged.map { values(of: items[$0]) }
    guard choices.allSatisfy({ !$0.isEmpty }) else { return items }
    var found: Set<[Int]> = []
    for target in targets { found.formUnion(solutions(choices[...], target - known)) }
    guard found.count == 1, let values = found.first else { return items }
    var items = items
    for (place, value) in zip(damaged, values) {
      if value == items[place].value { continue }
      items[place].value = value
      items[place].item.amount = Money(minorUnits: value, currency: currency)
      items[place].item.confidence = 0.6
    }
    return items
  }

  /// What the items can make together: the subtotal, or the total.
  private var targets: Set<Int> {
    let subtotals = Set(figures.filter { $0.role == .subtotal && $0.value != 0 }.map(\.value))
    return subtotals.isEmpty ? Set([total].compactMap { $0 }) : subtotals
  }

  private func solutions(_ choices: ArraySlice<[Int]>, _ rest: Int) -> Set<[Int]> {
    guard let first = choices.first else { return rest == 0 ? [[]] : [] }
    var found: Set<[Int]> = []
    for value in first {
      for tail in solutions(choices.dropFirst(), rest - value) { found.insert([value] + tail) }
    }
    return found
  }

  /// The amounts that the damaged digits can have been: a mark lost, a digit too many, or quantity times price.
  private func values(of item: ItemReader.Item) -> [Int] {
    if item.damaged == nil, let made = item.alternative { return [item.value, made] }
    guard currency?.exponent ?? Currency.unknownExponent == 2, let damaged = item.damaged else { return [] }
    var values: Set<Int> = []
    if let quantity = item.item.quantity.flatMap({ DecimalQuantity(text: $0) }), quantity.isWhole,
      let count = quantity.minorUnits(exponent: 0), let price = item.item.unitPrice?.minorUnits
    {
      values.insert(count * price)
    }
    let marks = Array(damaged.unicodeScalars)
    let isNegative = marks.first == "-"
    let digits = marks.compactMap { Digit.of($0)?.value }.map { Int($0) - 48 }
    if let mark = marks.lastIndex(where: { ".,".unicodeScalars.contains($0) }) {
      let whole = marks[..<mark].compactMap { Digit.of($0)?.value }.map { Int($0) - 48 }
      let rest = marks[(mark + 1)...].compactMap { Digit.of($0)?.value }.map { Int($0) - 48 }
      if whole.count <= 4, rest.count >= 2 { values.insert(Self.number(whole + rest.prefix(2))) }
      if rest.count == 3 { values.insert(Self.number(whole + [rest[0], rest[2]])) }
    } else if (3...6).contains(digits.count) {
      values.insert(Self.number(digits))
      values.insert(Self.number(Array(digits.dropLast())))
    }
    return values.filter { $0 != 0 }.map { isNegative ? -$0 : $0 }.sorted()
  }

  private static func number(_ digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }
}
