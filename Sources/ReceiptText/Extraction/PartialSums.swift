/// The sums that some of a few amounts make.
enum PartialSums {
  /// Returns the sums of every choice among the amounts, none of them included.
  ///
  /// Equal amounts count once, and no more than the `most` smallest are taken: each doubles the number of sums.
  static func of(_ amounts: [Int], most: Int) -> Set<Int> {
    let parts = Set(amounts).subtracting([0]).sorted().prefix(most)
    return parts.reduce(into: [0]) { sums, part in sums.formUnion(sums.map { $0 + part }) }
  }
}
