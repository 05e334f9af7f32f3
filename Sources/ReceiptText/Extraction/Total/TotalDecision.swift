/// What was decided about the total.
struct TotalDecision: Sendable {
  /// The total, where one is given.
  private(set) var winner: TotalCandidate?
  /// What it won against, the strongest first; all candidates where nothing is given.
  private(set) var rivals: [TotalCandidate] = []
  /// How sure it is, 0 to 1.
  private(set) var confidence = 0.0
  /// Whether it is sure enough to be booked without a look.
  private(set) var isSafe = false
  /// Whether little decides between it and a rival.
  private(set) var isAmbiguous = false

  /// From this lead on, in the model's scores, a rival does not count.
  private static let clearLead = 1.0

  /// What a misread digit would not fit to.
  private static let exact: Set<TotalProof> = [.change, .parts, .items, .taxTable, .sections]

  /// Below this share of all candidates nothing was chosen, whatever the trust.
  private static let leastShare = 0.2

  /// Decides between candidates.
  init(_ candidates: [TotalCandidate], model: FieldModel<TotalFeature>) {
    guard let choice = model.choice(among: candidates.map(\.features)) else { return }
    let best = candidates[choice.place]
    rivals = choice.others.map { candidates[$0] }
    isAmbiguous = choice.lead < Self.clearLead && !candidates.dropFirst().isEmpty
    guard choice.trust >= model.giveFrom, choice.share > Self.leastShare,
      best.figure.amount.form != .ambiguous
    else {
      rivals.insert(best, at: 0)
      return
    }
    winner = best
    confidence = choice.trust
    // What the arithmetic of its own reading says is no misread digit.
    isSafe = choice.trust >= model.bookFrom && (best.votes.agree || !best.proofs.isDisjoint(with: Self.exact))
  }
}
