internal import ReceiptModel

/// Collects the amounts that may be the total: labels propose, the arithmetic confirms, the model decides.
struct TotalReader {
  let figures: [Figure]
  let taxRows: [TaxTableReader.Row]
  let arithmetic: TotalArithmetic
  let itemRows: ClosedRange<Int>?
  let typicalHeight: Double
  /// Whether a label for a total stands there whose amount could not be read.
  let isTotalLost: Bool

  /// Returns the candidates in printed order, one for each value.
  func candidates() -> [TotalCandidate] {
    let labelled = figures.filter { strength(of: $0) != nil && isEligible($0) }
    var candidates: [TotalCandidate] = []
    for value in Set(labelled.map(\.value)).sorted() {
      let own = labelled.filter { $0.value == value }
      if let candidate = candidate(own, strength: own.compactMap(strength).max()) {
        candidates.append(candidate)
      }
    }
    candidates += bare(besides: candidates)
    candidates += kept(besides: candidates)
    if candidates.allSatisfy(\.proofs.isEmpty), let whole = tableTotal() {
      candidates.removeAll { $0.value == whole.value }
      candidates.append(whole)
    }
    candidates.sort {
      ($0.figure.row, $0.figure.box.x, $0.value) < ($1.figure.row, $1.figure.box.x, $1.value)
    }
    return TotalComparison(
      candidates: candidates, figures: figures, arithmetic: arithmetic
    )
    .compared()
  }

  private func strength(of figure: Figure) -> RowRole.Strength? {
    switch figure.role {
    // "ROUNDING 27.30" is what was rounded to, "ROUNDING 0.02" what was added.
    case .rounding where abs(figure.value) > 100: .plain
    case .total(let strength) where !isTaxOfAnother(figure): strength
    default: nil
    }
  }

  /// Amounts in rows of the tax table are totals only where a strong word says so.
  private func isEligible(_ figure: Figure) -> Bool {
    let inTable = taxRows.contains { $0.row == figure.row }
    return !inTable || figure.amountsInRow == 1 || strength(of: figure) == .strong
  }

  /// Without a label for it, a printed amount is the total only where the arithmetic says so.
  private func bare(besides labelled: [TotalCandidate]) -> [TotalCandidate] {
    var found: [TotalCandidate] = []
    let isSettled = labelled.contains { ($0.strength ?? .weak) > .weak && !$0.proofs.isEmpty }
    for figure in figures where [.paid, .subtotal, nil].contains(figure.role) && figure.value != 0 {
      guard !(labelled + found).contains(where: { $0.value == figure.value }), isEligible(figure),
        !(figure.role == nil && isSettled)
      else { continue }
      guard let candidate = candidate([figure], strength: nil) else { continue }
      if isProven(candidate, besides: labelled) { found.append(candidate) }
    }
    return found
  }

  /// Whether enough agrees with an amount beside no word for a total.
  private func isProven(_ candidate: TotalCandidate, besides labelled: [TotalCandidate]) -> Bool {
    let proofs = candidate.proofs
    if proofs.contains(.change) || proofs.contains(.parts) && candidate.repeats > 0 { return true }
    guard let role = candidate.figure.role else { return false }
    if proofs.contains(.taxTable) || candidate.repeats > 0 && labelled.isEmpty { return true }
    // The items always make the subtotal; above a total that cannot be read it is none.
    guard role == .subtotal else { return proofs.contains(.items) }
    return !isTotalLost && (proofs.contains(.items) || labelled.isEmpty)
  }

  /// What cash and change say, where a labelled total differs from it by one digit and something else agrees with it.
  private func kept(besides labelled: [TotalCandidate]) -> [TotalCandidate] {
    var found: [TotalCandidate] = []
    let all = arithmetic.kept.sorted()
    for other in labelled
    where (other.strength ?? .weak) > .weak && other.proofs.isEmpty && other.repeats == 0 {
      for kept in all where !(labelled + found).contains(where: { $0.value == kept }) {
        guard !arithmetic.isRounding(abs(kept - other.value)) else { continue }
        guard let amount = other.figure.amount.corrected(to: kept) else { continue }
        var figure = other.figure
        figure.amount = amount
        guard let candidate = candidate([figure], strength: other.strength) else { continue }
        let isOnCoin = kept % arithmetic.coin == 0 && other.value % arithmetic.coin != 0
        if isOnCoin || candidate.proofs.count > 1 { found.append(candidate) }
      }
    }
    return found
  }

  /// The whole of the tax table, where no label says what the receipt is over: a heading above it does.
  ///
  /// A table of one line may have lost others, so that something else must agree with it.
  private func tableTotal() -> TotalCandidate? {
    let lines = taxRows.filter { !$0.isSum }
    guard let row = taxRows.last(where: { $0.isSum || lines.count == 1 }), let gross = row.gross, gross != 0,
      let figure = figures.last(where: { $0.row == row.row && $0.value == gross }),
      let candidate = candidate([figure], strength: strength(of: figure) ?? .weak)
    else { return nil }
    let proofs: Set<TotalProof> = row.isSum ? [.taxTable, .payment, .change] : [.payment, .change]
    return candidate.proofs.isDisjoint(with: proofs) ? nil : candidate
  }

  /// Whether the amount is the tax, at the rate in its row, on another printed amount.
  private func isTaxOfAnother(_ figure: Figure) -> Bool {
    guard let rate = figure.rate, rate > 0, figure.value != 0 else { return false }
    return figures.contains { other in
      guard abs(other.value) > abs(figure.value), abs(other.value) < 1_000_000_000 else { return false }
      return TaxRate.holds(rate, in: other.value, figure.value)
        || TaxRate.puts(rate, on: other.value, figure.value)
    }
  }

  /// Makes a candidate of the figures of one value.
  private func candidate(_ own: [Figure], strength: RowRole.Strength?) -> TotalCandidate? {
    let best = own.last { self.strength(of: $0) == strength } ?? own.last
    guard let figure = best else { return nil }
    let value = figure.value
    let proofs = arithmetic.proofs(of: value, except: figure)
    let needed: Set<TotalProof> = [.change, .payment, .items, .parts]
    if own.allSatisfy({ $0.amount.form == .mended }), proofs.isDisjoint(with: needed) { return nil }
    let repeats = Set(
      figures.filter { $0.value == value && $0.row != figure.row && !(itemRows?.contains($0.row) ?? false) }
        .map(\.row)
    ).count
    var features = FeatureVector<TotalFeature>()
    switch strength {
    case .weak: features.set(.labelWeak)
    case .plain: features.set(.labelPlain)
    case .inclusive: features.set(.labelInclusive)
    case .strong: features.set(.labelStrong)
    case nil: features.set(.unlabelled)
    }
    for proof in proofs { features.set(proof.feature) }
    features.set(.twoProofs, proofs.count > 1)
    features.set(.threeProofs, proofs.count > 2)
    features.set(.repeated, repeats > 0)
    features.set(.repeatedOften, repeats > 1)
    features.set(.labelledTwice, strength != nil && Set(own.map(\.row)).count > 1)
    describe(own, figure, in: &features)
    return TotalCandidate(
      figure: figure, strength: strength, proofs: proofs, repeats: repeats, features: features)
  }

  private func describe(_ own: [Figure], _ figure: Figure, in features: inout FeatureVector<TotalFeature>) {
    let value = figure.value
    features.set(.inexactLabel, !own.contains { $0.isExactLabel })
    features.set(.labelElsewhere, own.allSatisfy { $0.row != $0.labelRow })
    features.set(.crowded, own.allSatisfy { $0.amountsInRow > 1 })
    features.set(.inexact, own.allSatisfy { $0.amount.form != .exact })
    features.set(.mended, own.allSatisfy { $0.amount.form == .mended })
    features.set(.repaired, own.allSatisfy { $0.amount.token.isRepaired || $0.amount.token.hasGap })
    features[.doubt] = 1 - Double(own.map { $0.amount.token.confidence }.max() ?? 0) / 100
    features.set(.zero, value == 0)
    features.set(.negative, value < 0)
    features.set(.tableNet, taxRows.contains { $0.net == value && $0.tax != 0 })
    let height = Double(own.map(\.box.height).max() ?? 0)
    features[.tall] = typicalHeight > 0 ? min(max(height / typicalHeight - 1, -0.5), 1) : 0
    features.set(.aboveItems, itemRows.map { range in own.allSatisfy { $0.row < range.lowerBound } } ?? false)
    features.set(.signed, own.contains { $0.amount.token.currency != nil })
  }
}
