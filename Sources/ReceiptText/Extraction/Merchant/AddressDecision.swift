/// What was decided about the merchant's address.
struct AddressDecision: Sendable {
  /// The address, where one is given.
  private(set) var winner: AddressReader.Candidate?
  /// How sure it is, 0 to 1.
  private(set) var confidence = 0.0

  /// Decides between candidates.
  init(_ candidates: [AddressReader.Candidate], model: FieldModel<AddressFeature>) {
    guard let choice = model.choice(among: candidates.map(\.features)) else { return }
    confidence = choice.trust
    if choice.trust >= model.giveFrom { winner = candidates[choice.place] }
  }
}
