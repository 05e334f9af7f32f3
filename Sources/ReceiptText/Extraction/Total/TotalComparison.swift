internal import ReceiptModel

/// Says of each candidate for the total how it stands to the others and to what was paid.
struct TotalComparison {
  let candidates: [TotalCandidate]
  let figures: [Figure]
  let arithmetic: TotalArithmetic

  /// Returns the candidates with the features that need the others.
  func compared() -> [TotalCandidate] {
    let labelled = candidates.filter { $0.strength != nil }
    let largest = labelled.map { abs($0.value) }.max()
    let last = labelled.map(\.figure.row).max()
    let paid = figures.filter { $0.role == .paid && $0.value > 0 }
    let change = figures.filter { $0.role == .change && $0.value != 0 }
    let parts = Set(
      candidates.filter { $0.proofs.contains(.sections) }
        .flatMap { arithmetic.sections(of: $0.value, above: $0.figure) })
    return candidates.map { candidate in
      var candidate = candidate
      let value = candidate.value
      if candidate.strength != nil {
        candidate.features.set(.largest, abs(value) == largest)
        candidate.features.set(.last, candidate.figure.row == last)
        candidate.features.set(.only, labelled.count == 1)
      }
      candidate.features.set(.part, parts.contains(value))
      candidate.features.set(
        .belowPayment,
        paid.contains { $0.row < candidate.figure.row } && candidate.features[.labelledTwice] == 0)
      candidate.features.set(.abovePaid, !paid.isEmpty && paid.reduce(0) { $0 + $1.value } < value)
      let isContradicted = !paid.isEmpty && !change.isEmpty && !candidate.proofs.contains(.change)
      let isNearlyKept = isContradicted && arithmetic.isNearlyKept(value)
      candidate.features.set(.contradicted, isContradicted && !isNearlyKept)
      candidate.features.set(.nearlyKept, isNearlyKept)
      candidate.features.set(.rounded, isRounded(candidate))
      candidate.features.set(.unrounded, isUnrounded(candidate))
      let extras = figures.filter { [.tip, .service, .discount].contains($0.role) && $0.value != 0 }
      candidate.features.set(.extended, labelled.contains { isExtended(from: $0, to: candidate, by: extras) })
      candidate.features.set(
        .unextended, labelled.contains { isExtended(from: candidate, to: $0, by: extras) })
      let like = candidates.filter { $0.value != value && abs($0.value - value) < 5 }
      candidate.features.set(.coarse, value % 5 == 0 && like.contains { $0.value % 5 != 0 })
      candidate.features.set(.fine, value % 5 != 0 && like.contains { $0.value % 5 == 0 })
      candidate.features.set(.offCoin, arithmetic.coin > 1 && value % arithmetic.coin != 0)
      return candidate
    }
  }

  /// Whether a printed rounding leads from another printed amount to this one.
  private func isRounded(_ candidate: TotalCandidate) -> Bool {
    roundings.contains { rounding in
      // Tills print the sign of a rounding as they like.
      figures.contains { other in
        other.row < candidate.figure.row && other.role != nil
          && abs(other.value - candidate.value) == abs(rounding.value)
      }
    }
  }

  /// A sum that rounding turns into another candidate is not the last word.
  private func isUnrounded(_ candidate: TotalCandidate) -> Bool {
    roundings.contains { rounding in
      candidates.contains { other in
        other.figure.row > rounding.row && abs(other.value - candidate.value) == abs(rounding.value)
      }
    }
  }

  /// Whether a printed tip and the like, below the one amount, makes it the other.
  private func isExtended(from one: TotalCandidate, to other: TotalCandidate, by extras: [Figure]) -> Bool {
    one.value != other.value && one.figure.row < other.figure.row
      && extras.contains { extra in
        extra.row > one.figure.row
          && (one.value + extra.value == other.value || one.value - abs(extra.value) == other.value)
      }
  }

  private var roundings: [Figure] {
    figures.filter { $0.role == .rounding && $0.value != 0 && abs($0.value) < 100 }
  }
}
