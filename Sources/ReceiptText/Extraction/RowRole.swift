internal import ReceiptModel

/// What the amount of a row is, by the words beside it.
enum RowRole: Hashable, Sendable {
  /// What the receipt is over; the strength tells a plain "total" from a "grand total" or "to pay".
  case total(Strength)
  /// A sum before tax and the like.
  case subtotal
  /// An amount without tax.
  case net
  /// Tax.
  case tax
  /// What is taken off.
  case discount
  /// Rounding.
  case rounding
  /// A tip.
  case tip
  /// A service charge.
  case service
  /// What was given.
  case paid
  /// What was given back.
  case change
  /// A number that is no amount of this purchase: counts, points, savings, suggestions.
  case other

  /// How strongly words say "total".
  enum Strength: Int, Hashable, Sendable, Comparable {
    /// "Amount", "gross": perhaps.
    case weak
    /// "Total".
    case plain
    /// "Total incl. tax".
    case inclusive
    /// "Grand total", "to pay", "rounded total".
    case strong

    /// What the words alone are worth against the arithmetic.
    var score: Double {
      switch self {
      case .weak: 0.6
      case .plain: 2.2
      case .inclusive: 2.6
      case .strong: 3
      }
    }

    static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }

  /// Decides by the phrases beside an amount; `nil` where they name nothing that has an amount of its own.
  init?(_ matches: [LexiconMatch]) {
    let all = matches.concepts
    func has(_ concept: Concepts) -> Bool { !all.isDisjoint(with: concept) }
    func first(_ concept: Concepts) -> Int {
      matches.first { !$0.concepts.isDisjoint(with: concept) }?.words.lowerBound ?? .max
    }
    if has([.points, .saving, .suggested]) {
      self = .other
    } else if has(.after), has([.total, .due]) {
      self = .total(.strong)
    } else if has(.change) {
      self = .change
    } else if has(.rounding) {
      self = .rounding
    } else if has(.tip) {
      self = .tip
    } else if has(.discount) {
      self = .discount
    } else if has(.service) {
      self = .service
    } else if has(.quantity), !has([.due, .grand]), !has([.tax, .sub]) {
      self = .other
    } else if has(.sub) {
      self = has(.grand) ? .total(.strong) : .subtotal
    } else if has(.tax) {
      let taxFirst = first(.tax) < first(has([.total, .due]) ? [.total, .due] : [.amount, .paid, .gross])
      guard let role = Self.taxed(all, taxFirst: taxFirst) else { return nil }
      self = role
    } else if all.isSuperset(of: [.total, .exclusive]) {
      self = .net
    } else if has(.due) {
      self = .total(.strong)
    } else if has(.total) {
      self = Self.plainTotal(all)
    } else if let role = Self.untotalled(all) {
      self = role
    } else {
      return nil
    }
  }

  private static func taxed(_ all: Concepts, taxFirst: Bool) -> RowRole? {
    let isTotal = !all.isDisjoint(with: [.total, .due])
    if all.contains(.exclusive) { return .net }
    guard isTotal else {
      // "Amount incl. GST", "amount paid incl. GST"; but "GST amount".
      let isWhole = all.contains(.inclusive) && !all.isDisjoint(with: [.amount, .paid, .gross])
      return isWhole && !taxFirst ? .total(.inclusive) : .tax
    }
    if all.contains(.due) || all.contains(.grand) { return .total(.strong) }
    return all.contains(.inclusive) && !taxFirst ? .total(.inclusive) : .tax
  }

  private static func plainTotal(_ all: Concepts) -> RowRole {
    if !all.isDisjoint(with: [.paid]), all.isDisjoint(with: .grand) { return .paid }
    if all.contains(.grand) { return .total(.strong) }
    if all.contains(.net) { return .net }
    if !all.isDisjoint(with: .payments) { return .paid }
    return .total(all.contains(.inclusive) ? .inclusive : .plain)
  }

  private static func untotalled(_ all: Concepts) -> RowRole? {
    // "Card balance now" is what the card holds.
    if all.contains(.balance), !all.contains(.paid) { return .other }
    if !all.isDisjoint(with: [.paid, .cash, .card, .voucher, .transfer, .cheque, .wallet]) { return .paid }
    if all.contains(.net) || all.contains(.exclusive) && all.contains(.amount) { return .net }
    if all.contains(.gross) || all.contains(.amount) { return .total(.weak) }
    return nil
  }
}
