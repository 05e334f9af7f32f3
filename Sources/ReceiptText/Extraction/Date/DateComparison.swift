internal import ReceiptModel

/// Says of each date how it stands to the others of its receipt.
struct DateComparison {
  let candidates: [DateReader.Candidate]

  /// Receipts of years before this are not scanned, and tills do not print years after that.
  private static let likelyYears = 1995...2049
  /// Dates so many days before the latest are of something else: opening, membership.
  private static let staleAfter = 45

  /// Returns the candidates with the features that need the others.
  func compared() -> [DateReader.Candidate] {
    let days = candidates.compactMap(\.day)
    let latest = days.max()
    let isOnly = Set(days).count == 1
    let rows = candidates.map(\.row.index)
    let (first, last) = (rows.min(), rows.max())
    return candidates.map { candidate in
      var candidate = candidate
      let own = Set(candidate.reading.meanings.values)
      let others = candidates.filter {
        $0.row.index != candidate.row.index && !own.isDisjoint(with: $0.reading.meanings.values)
      }
      candidate.features.set(.repeated, !others.isEmpty)
      candidate.features.set(.repeatedOften, Set(others.map(\.row.index)).count > 1)
      candidate.features.set(.undecided, candidate.day == nil)
      candidate.features.set(
        .byCustom, ["country", "countries", "currency"].contains(candidate.rule))
      candidate.features.set(.first, candidate.row.index == first)
      candidate.features.set(.last, candidate.row.index == last)
      candidate.features.set(.only, isOnly)
      guard let day = candidate.day, let latest else { return candidate }
      candidate.features.set(.latest, day == latest && !isOnly)
      candidate.features.set(.stale, latest.daysSinceEpoch - day.daysSinceEpoch > Self.staleAfter)
      candidate.features.set(.oddYear, !Self.likelyYears.contains(day.year))
      return candidate
    }
  }
}
