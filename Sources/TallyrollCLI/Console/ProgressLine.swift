/// The progress line of a run as text: a bar, how many of how many, documents a second, and the time left.
struct ProgressLine: Hashable, Sendable {
  /// How many documents are done.
  var done: Int
  /// How many there are.
  var total: Int
  /// The time since the first was begun.
  var elapsed: Duration

  /// Returns the line, never longer than `columns`.
  func text(columns: Int) -> String {
    let seconds = elapsed / .seconds(1)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var facts = " \(done)/\(total)"
    if done > 0, rate > 0 {
      facts += "  \(Self.oneDecimal(rate)) docs/s"
      facts += "  \(Self.clock(Int((Double(total - done) / rate).rounded(.up)))) left"
    }
    let barWidth = min(30, columns - facts.count - 3)
    guard barWidth >= 5 else { return String(facts.dropFirst().prefix(max(0, columns - 1))) }
    let filled = total > 0 ? min(barWidth, done * barWidth / total) : 0
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
      + "]"
      + facts
  }

  /// Returns a number with one digit after the point, whatever the locale.
  static func oneDecimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns seconds as `M:SS` or `H:MM:SS`.
  static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }
}
