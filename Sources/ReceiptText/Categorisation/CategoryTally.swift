/// Counts which categories the words of a receipt speak for.
struct CategoryTally {
  /// Where words were found.
  enum Place {
    case name
    case item
  }

  /// Hits in the merchant's name weigh more than any number of items.
  private struct Score: Comparable {
    var name = 0
    var item = 0

    mutating func add(_ place: Place) {
      switch place {
      case .name: name += 1
      case .item: item += 1
      }
    }

    static func < (a: Score, b: Score) -> Bool { (a.name, a.item) < (b.name, b.item) }
  }

  private let categoryOfRule: [Int]
  private var ofRule: [Score]
  private var ofCategory: [Score]

  init(ruleCount: Int, categoryOfRule: [Int]) {
    self.categoryOfRule = categoryOfRule
    ofRule = Array(repeating: Score(), count: ruleCount)
    ofCategory = Array(repeating: Score(), count: (categoryOfRule.max() ?? -1) + 1)
  }

  /// Counts one text that the words of `rules` were found in: once for each rule and each category.
  mutating func count(_ rules: Set<Int>, as place: Place) {
    for rule in rules { ofRule[rule].add(place) }
    for category in Set(rules.map { categoryOfRule[$0] }) { ofCategory[category].add(place) }
  }

  /// The first of the best rules of the first of the best categories; `nil` where nothing was counted.
  var winner: Int? {
    guard let best = ofCategory.max(), best > Score(), let category = ofCategory.firstIndex(of: best) else {
      return nil
    }
    let candidates = ofRule.indices.filter { categoryOfRule[$0] == category }
    let highest = candidates.map { ofRule[$0] }.max()
    return candidates.first { ofRule[$0] == highest }
  }
}
