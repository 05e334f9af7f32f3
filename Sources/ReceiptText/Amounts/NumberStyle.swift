/// Which mark a receipt puts before the decimals.
enum NumberStyle: Hashable, Sendable {
  /// `1,234.56`
  case point
  /// `1.234,56`
  case comma

  /// Decides by all numbers of one receipt that end in two digits after a mark; `nil` where none does.
  init?(of tokens: some Sequence<NumberToken>) {
    var points = 0
    var commas = 0
    for token in tokens where token.groups.last?.count == 2 && !token.isPercent {
      switch token.separators.last {
      case .point: points += 1
      case .comma: commas += 1
      case .grouping, nil: break
      }
    }
    guard points != commas else { return nil }
    self = points > commas ? .point : .comma
  }
}
