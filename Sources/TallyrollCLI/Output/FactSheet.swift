internal import Diagnostics

/// Names with values, one a line.
struct FactSheet {
  private var facts: [(name: String, value: String)] = []

  /// Adds a line; control characters in the value are escaped.
  mutating func add(_ name: String, _ value: String) {
    facts.append((name, PlainText.escapingControls(value)))
  }

  /// The lines, with the values aligned.
  var text: String {
    let width = facts.map(\.name.count).max() ?? 0
    return facts.map { name, value in
      name + String(repeating: " ", count: width + 2 - name.count) + value
    }.joined(separator: "\n")
  }
}
