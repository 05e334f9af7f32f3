/// What was decided about the total.
struct TotalDecision: Sendable {
  /// The total, where one is given.
  var winner: TotalReader.Candidate?
  /// What it won against.
  var rivals: [TotalReader.Candidate]
  /// How sure it is, 0 to 1.
  var confidence: Double
  /// Whether nothing decides between it and a rival.
  var isAmbiguous: Bool

  /// Decides between candidates, the best first.
  init(_ candidates: [TotalReader.Candidate]) {
    guard let best = candidates.first, best.score >= 0.9, best.figure.amount.form != .ambiguous else {
      self.init(winner: nil, rivals: candidates, confidence: 0, isAmbiguous: !candidates.isEmpty)
      return
    }
    let margin = best.score - (candidates.dropFirst().first?.score ?? 0)
    let isConfirmed = !best.confirmations.isEmpty
    var confidence = isConfirmed ? (best.confirmations.count > 1 ? 0.985 : 0.955) : 0.62
    if !isConfirmed {
      if best.strength >= .inclusive { confidence += 0.08 }
      if best.repeats > 0 { confidence += 0.12 }
      if best.figure.amount.token.confidence >= 85 { confidence += 0.08 }
    }
    if best.strength == .weak { confidence -= 0.2 }
    if margin < 0.6 { confidence -= 0.25 } else if margin < 1.2 { confidence -= 0.08 }
    if best.figure.amount.form != .exact { confidence -= 0.25 }
    if best.figure.amount.token.isRepaired, !isConfirmed { confidence -= 0.15 }
    self.init(
      winner: best, rivals: Array(candidates.dropFirst()), confidence: max(0.05, min(0.99, confidence)),
      isAmbiguous: margin < 0.4
        && best.confirmations.count <= (candidates.dropFirst().first?.confirmations.count ?? 0))
  }

  private init(
    winner: TotalReader.Candidate?, rivals: [TotalReader.Candidate], confidence: Double, isAmbiguous: Bool
  ) {
    self.winner = winner
    self.rivals = rivals
    self.confidence = confidence
    self.isAmbiguous = isAmbiguous
  }
}
