import PipelineFile
import ReceiptModel

@testable import ReceiptText

/// The scanners of dates and times.
enum DatesTarget {
  private static let months = MonthNames(BuiltInLanguages.all)

  static func run(_ bytes: [UInt8]) {
    for row in PrintedText.rows(String(decoding: bytes, as: UTF8.self)) {
      let text = RowText(row)
      let dates = DateScanner.dates(in: text, months: months)
      require(dates == DateScanner.dates(in: text, months: months), "not the same twice")
      var end = 0
      for date in dates {
        require(date.range.lowerBound >= end && date.range.upperBound <= text.scalars.count, "dates overlap")
        end = date.range.upperBound
        require(!date.meanings.isEmpty, "a date that means nothing")
        require(date.meanings.values.allSatisfy { (1990...2069).contains($0.year) }, "a year of no receipt")
        require(
          date.meanings.values.allSatisfy { CalendarDate(iso: $0.description) == $0 }, "not written as ISO")
        require(row.words.indices.contains(date.words.upperBound), "beyond the words")
      }
      for time in TimeScanner.times(in: text) {
        require(time.range.lowerBound >= 0 && time.range.upperBound <= text.scalars.count, "beyond the row")
        require(TimeOfDay(iso: time.time.description) == time.time, "\(time.time) reads back as another time")
      }
    }
  }
}
