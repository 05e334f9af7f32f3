import Diagnostics

/// Reads the names of months of a words file.
struct MonthsReader {
  let section: Section

  /// Returns the names by month, 1 to 12; what is wrong is reported.
  func months() -> [Int: [String]] {
    var months: [Int: [String]] = [:]
    var owners: [String: Int] = [:]
    for entry in section.entries {
      guard let month = Int(entry.key), (1...12).contains(month), String(month) == entry.key else {
        section.problems.report(
          "words-month-unknown", "unknown month \(Quoted(entry.key))", at: entry.origin,
          fix: "write the month's number, 1 to 12")
        continue
      }
      let names = section.list(entry.key, .monthName) ?? []
      for name in names {
        if let other = owners.updateValue(month, forKey: name.value.lowercased()), other != month {
          section.problems.report(
            "words-contradiction", "\(Quoted(name.value)) cannot be both month \(other) and month \(month)",
            at: name.origin, fix: "keep one of the two")
        }
      }
      months[month] = names.map(\.value)
    }
    return months
  }
}
