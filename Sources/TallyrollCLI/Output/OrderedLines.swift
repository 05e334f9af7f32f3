/// Brings lines that are made in any order into the order of what they were made from.
struct OrderedLines {
  private var waiting: [Int: [String]] = [:]
  private var next = 0

  /// Takes the lines made from the input at `place`, counted from 0.
  ///
  /// - Returns: All lines that can be written now.
  mutating func take(_ lines: [String], at place: Int) -> [String] {
    waiting[place] = lines
    var ready: [String] = []
    while let lines = waiting.removeValue(forKey: next) {
      ready += lines
      next += 1
    }
    return ready
  }
}
