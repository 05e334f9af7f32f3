internal import ReceiptModel

/// Finds the times of day of a row: `13:05`, `1:05:09 PM`, `13h05`, `16u42`, `09.48 Uhr`.
struct TimeScanner {
  /// A time and where it stands.
  struct Reading: Hashable, Sendable {
    var time: TimeOfDay
    var range: Range<Int>
  }

  /// Returns the times of a row, from left to right.
  static func times(in row: RowText) -> [Reading] {
    let scalars = row.scalars
    func digit(_ index: Int) -> Int? {
      guard scalars.indices.contains(index), (48...57).contains(scalars[index].value) else { return nil }
      return Int(scalars[index].value) - 48
    }
    func pair(_ index: Int) -> Int? {
      guard let tens = digit(index), let ones = digit(index + 1), digit(index + 2) == nil else { return nil }
      return tens * 10 + ones
    }
    var found: [Reading] = []
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      guard index + 1 < scalars.count, [":", "h", "H", "u", "."].contains(scalars[index]),
        let minute = pair(index + 1),
        let ones = digit(index - 1)
      else { continue }
      let tens = digit(index - 2)
      guard digit(index - 3) == nil || index >= 7 && digit(index - 6) != nil else { continue }
      var end = index + 3
      var second: Int?
      let colon = scalars[index] == ":"
      if colon, end < scalars.count, scalars[end] == ":", let value = pair(end + 1) {
        second = value
        end += 3
      }
      let rest = row.text(end..<min(scalars.count, end + 7)).lowercased()
      if scalars[index] == ".", !rest.hasPrefix(" uhr"), !rest.hasPrefix("uhr") { continue }
      var hour = (tens ?? 0) * 10 + ones
      // "4:10 p. m."
      let suffix = rest.filter { $0 != " " && $0 != "." }
      if suffix.hasPrefix("pm"), hour < 12 { hour += 12 }
      if suffix.hasPrefix("am"), hour == 12 { hour = 0 }
      guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { continue }
      found.append(Reading(time: time, range: (index - (tens == nil ? 1 : 2))..<end))
      index = end - 1
    }
    return found.isEmpty ? misread(in: row) : found
  }

  /// Returns times in which letters were read for digits: `1O:11`, `18:3O`.
  private static func misread(in row: RowText) -> [Reading] {
    var found: [Reading] = []
    var start = 0
    for word in row.row.words {
      let scalars = Array(word.text.unicodeScalars)
      let range = start..<(start + scalars.count)
      start = range.upperBound + 1
      guard (4...8).contains(scalars.count), scalars.contains(":") else { continue }
      let parts = scalars.split(separator: ":", omittingEmptySubsequences: false)
      let digits = parts.map { $0.compactMap { Digit.of($0) } }
      guard (2...3).contains(parts.count), zip(parts, digits).allSatisfy({ $0.count == $1.count }),
        digits.dropFirst().allSatisfy({ $0.count == 2 }), (1...2).contains(digits[0].count),
        digits.joined().count(where: \.isPlain) * 2 >= digits.joined().count
      else { continue }
      let values = digits.map { $0.reduce(0) { $0 * 10 + Int($1.value) - 48 } }
      let second = values.count > 2 ? values[2] : nil
      guard let time = TimeOfDay(hour: values[0], minute: values[1], second: second) else { continue }
      found.append(Reading(time: time, range: range))
    }
    return found
  }
}
