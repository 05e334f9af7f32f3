internal import ReceiptModel

/// The fixed English wording of reports: no report depends on the machine's language.
enum EnglishWords {
  /// What stands where a value is not known.
  static let unknown = "–"

  /// Returns `October 2026`.
  static func name(of month: CalendarMonth) -> String { "\(months[month.monthOfYear - 1]) \(month.year)" }

  /// Returns `Mon` to `Sun`.
  static func weekday(of date: CalendarDate) -> String {
    // Day 0, 1970-01-01, was a Thursday.
    let index = (date.daysSinceEpoch + 3) % 7
    return weekdays[index < 0 ? index + 7 : index]
  }

  /// Returns `1 receipt`, `2 receipts`.
  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
