/// Finds, in one walk over a text, which of many patterns it contains.
///
/// The patterns lie in a tree, byte by byte, so that the time depends on the text's length and hardly on
/// the number of patterns.
struct PatternIndex: Sendable {
  private static let space = UInt8(ascii: " ")
  /// The roots: patterns that start where a word starts, and those that may start anywhere.
  private static let wordStart = 0
  private static let anywhere = 1

  /// The node that a byte leads to, by node and byte.
  private var next: [Int: Int] = [:]
  private var nodes = 2
  /// The patterns that end at a node only where the word ends, and those that end there in any case.
  private var closed: [Int: [Int]] = [:]
  private var open: [Int: [Int]] = [:]

  /// Adds a pattern, to be told by `id`.
  mutating func insert(_ pattern: WordPattern, id: Int) {
    var node = pattern.isOpenAtStart ? Self.anywhere : Self.wordStart
    for byte in pattern.bytes {
      let edge = node << 8 | Int(byte)
      if let known = next[edge] {
        node = known
      } else {
        next[edge] = nodes
        node = nodes
        nodes += 1
      }
    }
    if pattern.isOpenAtEnd {
      open[node, default: []].append(id)
    } else {
      closed[node, default: []].append(id)
    }
  }

  /// Returns the patterns that the text contains, sorted and without repeats.
  func matches(in text: FoldedText) -> [Int] {
    let bytes = Array(text.text.utf8)
    var found: Set<Int> = []
    for start in bytes.indices where bytes[start] != Self.space {
      if start == 0 || bytes[start - 1] == Self.space {
        walk(bytes, from: start, root: Self.wordStart, &found)
      }
      walk(bytes, from: start, root: Self.anywhere, &found)
    }
    return found.sorted()
  }

  private func walk(_ bytes: [UInt8], from start: Int, root: Int, _ found: inout Set<Int>) {
    var node = root
    for index in start..<bytes.count {
      guard let following = next[node << 8 | Int(bytes[index])] else { return }
      node = following
      if let ids = open[node] { found.formUnion(ids) }
      if let ids = closed[node], index + 1 == bytes.count || bytes[index + 1] == Self.space {
        found.formUnion(ids)
      }
    }
  }
}
