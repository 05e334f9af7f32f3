/// What an evaluation must reach.
public enum Floor: Hashable, Sendable {
  /// At least this share of a field is right.
  case right(EvaluatedField, Double)
  /// At most so many receipts have status ok although total or date is false.
  case silent(Int)

  /// Reads `FIELD=SHARE` or `silent=N`, and gives `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[0] == "silent" {
      guard let count = Int(parts[1]), count >= 0 else { return nil }
      self = .silent(count)
    } else {
      guard let field = EvaluatedField(rawValue: String(parts[0])), let share = Double(parts[1]),
        (0...1).contains(share)
      else { return nil }
      self = .right(field, share)
    }
  }

  /// Returns what falls short of it, or `nil` where nothing does.
  public func shortfall(of figures: Figures) -> String? {
    switch self {
    case .right(let field, let least):
      let share = figures.tally(of: field)?.rightShare
      guard share ?? 0 < least else { return nil }
      let given = share.map { DecimalText.of($0, digits: 3) } ?? "not in the truth"
      return "\(field.rawValue) is \(given), must be \(DecimalText.of(least, digits: 3))"
    case .silent(let most):
      guard figures.status.silent > most else { return nil }
      return "\(figures.status.silent) silent errors, at most \(most)"
    }
  }
}
