/// What was decided about the merchant's name.
struct MerchantDecision: Sendable {
  /// The name, where one is given.
  private(set) var winner: MerchantCandidate?
  /// The likeliest words, given or not; what follows them is the address.
  private(set) var best: MerchantCandidate?
  /// How sure it is, 0 to 1.
  private(set) var confidence = 0.0

  /// Decides between candidates.
  init(_ candidates: [MerchantCandidate], model: FieldModel<MerchantFeature>) {
    guard let choice = model.choice(among: candidates.map(\.features)) else { return }
    best = candidates[choice.place]
    confidence = choice.trust
    if choice.trust >= model.giveFrom { winner = best }
  }
}
