/// Finds the known word that a misspelt one most likely stands for.
public enum SpellingSuggestion {
  /// Returns the word of `known` nearest to `word`, or `nil` where none is near enough.
  ///
  /// Near enough is an edit distance (insert, delete, replace, swap of neighbours) below 4 and below
  /// two thirds of the word's length. Ties go to the first in `known`.
  public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      guard distance < 4, distance * 3 < max(wanted.count, candidate.count) * 2 else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
