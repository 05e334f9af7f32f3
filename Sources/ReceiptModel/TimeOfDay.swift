/// A time of day as printed, without a time zone.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59, where it was printed.
  public let second: Int?

  /// Creates a time, or `nil` where a clock shows no such time.
  public init?(hour: Int, minute: Int, second: Int? = nil) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Reads `HH:MM` or `HH:MM:SS`, and nothing else.
  public init?(iso text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : nil)
  }

  /// The time as `HH:MM`, or `HH:MM:SS` where seconds were printed.
  public var description: String {
    let short = "\(CalendarDate.padded(hour, to: 2)):\(CalendarDate.padded(minute, to: 2))"
    guard let second else { return short }
    return short + ":" + CalendarDate.padded(second, to: 2)
  }

  /// Orders by time of day; a missing second counts as 0.
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool {
    (a.hour, a.minute, a.second ?? 0) < (b.hour, b.minute, b.second ?? 0)
  }
}

extension TimeOfDay: Codable {
  /// Decodes a time from its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for anything but `HH:MM` and `HH:MM:SS`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = TimeOfDay(iso: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time of day")
    }
    self = time
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
