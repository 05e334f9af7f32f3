import ReceiptModel

/// An instant as the ledger writes it: UTC, to the second.
enum Timestamp {
  /// Returns `YYYY-MM-DDTHH:MM:SSZ` for seconds since 1970; instants outside the years 1 to 9999 are
  /// moved to the nearest one inside.
  static func text(secondsSince1970 seconds: Int) -> String {
    let inside = min(max(seconds, -62_135_596_800), 253_402_300_799)
    let day = inside >= 0 ? inside / 86_400 : -((86_399 - inside) / 86_400)
    let rest = inside - day * 86_400
    let time = TimeOfDay(hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
    return "\(CalendarDate(daysSinceEpoch: day))T\(time?.description ?? "00:00:00")Z"
  }
}
