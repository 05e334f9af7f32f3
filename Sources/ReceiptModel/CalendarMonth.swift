/// A month of a year.
public struct CalendarMonth: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let monthOfYear: Int

  /// Creates a month.
  ///
  /// - Precondition: `year` is 1 to 9999 and `monthOfYear` is 1 to 12.
  public init(year: Int, monthOfYear: Int) {
    precondition((1...9999).contains(year) && (1...12).contains(monthOfYear), "no such month")
    self.year = year
    self.monthOfYear = monthOfYear
  }

  /// Reads `YYYY-MM`, and nothing else.
  public init?(iso text: String) {
    guard let first = CalendarDate(iso: text + "-01") else { return nil }
    self = first.calendarMonth
  }

  /// The month as `YYYY-MM`.
  public var description: String {
    "\(CalendarDate.padded(year, to: 4))-\(CalendarDate.padded(monthOfYear, to: 2))"
  }

  /// How many days the month has.
  public var dayCount: Int { CalendarDate.days(inMonth: monthOfYear, of: year) }

  /// The days of the month, in order.
  public var days: [CalendarDate] {
    (1...dayCount).compactMap { CalendarDate(year: year, month: monthOfYear, day: $0) }
  }

  /// The month before, or `nil` before January of the year 1.
  public var previous: CalendarMonth? {
    if monthOfYear > 1 { return CalendarMonth(year: year, monthOfYear: monthOfYear - 1) }
    return year > 1 ? CalendarMonth(year: year - 1, monthOfYear: 12) : nil
  }

  /// Orders by time.
  public static func < (a: CalendarMonth, b: CalendarMonth) -> Bool {
    (a.year, a.monthOfYear) < (b.year, b.monthOfYear)
  }
}
