internal import ReceiptModel

/// A date as printed, and the days that it can mean.
struct DateReading: Hashable, Sendable {
  /// The order that the parts of a date stand in.
  enum Order: Hashable, Sendable, CaseIterable {
    case dayMonthYear
    case monthDayYear
    case yearMonthDay
  }

  /// The place in the row.
  var range: Range<Int>
  /// The words that it covers.
  var words: ClosedRange<Int>
  /// The text as printed.
  var raw: String
  /// The days that it can mean, by the order of its parts; at least one.
  var meanings: [Order: CalendarDate]
  /// Whether the month stands there as a word.
  var hasMonthName = false
  /// Whether the year has four digits.
  var hasFullYear: Bool
  /// Whether letters were read as digits, or blanks were closed.
  var isRepaired = false
  /// The engine's least confidence in its words, 0 to 100.
  var confidence: Int

  /// The day, where the printed form allows only one.
  var certain: CalendarDate? {
    let days = Set(meanings.values)
    return days.count == 1 ? days.first : nil
  }

  /// The order, where the printed form allows only one.
  var certainOrder: Order? { meanings.count == 1 ? meanings.keys.first : nil }
}
