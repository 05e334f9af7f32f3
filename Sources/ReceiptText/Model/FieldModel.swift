internal import Foundation

/// Chooses between the candidates for a field, and says how far the choice can be trusted.
///
/// Both are linear in the features: every candidate gets the sum of its weights, "none of them" gets 0, and the
/// shares follow as in a multinomial logit. The trust in the winner is a logistic function of its features and its
/// share, fitted on receipts that the choice was not fitted on.
struct FieldModel<Feature: FieldFeature>: Sendable {
  /// The choice.
  struct Choice: Hashable, Sendable {
    /// The winner's place among the candidates.
    var place: Int
    /// How likely the winner is right, 0 to 1.
    var trust: Double
    /// The winner's share of all candidates and of none, 0 to 1.
    var share: Double
    /// The places of the others, the strongest first.
    var others: [Int]
    /// How far the next one is behind, as a difference of scores.
    var lead: Double
  }

  private var rank = FeatureVector<Feature>()
  private var trust = FeatureVector<Feature>()
  private var bias = 0.0
  private var trustBias = 0.0
  private var trustOfShare = 0.0
  /// From this trust on a value is given at all.
  private(set) var giveFrom = 0.5
  /// From this trust on a value is safe to book without a look.
  private(set) var bookFrom = 0.9

  /// Takes the weights of a field out of a table of `FIELD.PART.FEATURE`.
  init(_ field: String, weights: [String: Double]) {
    for feature in Feature.allCases {
      rank[feature] = weights["\(field).rank.\(feature.name)"] ?? 0
      trust[feature] = weights["\(field).trust.\(feature.name)"] ?? 0
    }
    bias = weights["\(field).rank.bias"] ?? 0
    trustBias = weights["\(field).trust.bias"] ?? 0
    trustOfShare = weights["\(field).trust.share"] ?? 0
    giveFrom = weights["\(field).give"] ?? giveFrom
    bookFrom = weights["\(field).book"] ?? bookFrom
  }

  /// What a candidate's features make together.
  func score(_ features: FeatureVector<Feature>) -> Double { bias + Self.product(rank, features) }

  /// Returns the choice, or `nil` where there is no candidate.
  ///
  /// Between equals the earlier one wins.
  func choice(among candidates: [FeatureVector<Feature>]) -> Choice? {
    let scores = candidates.map(score)
    let order = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard let place = order.first else { return nil }
    let top = max(scores[place], 0)
    let sum = scores.reduce(exp(-top)) { $0 + exp($1 - top) }
    let share = exp(scores[place] - top) / sum
    let lead = scores[place] - (order.dropFirst().first.map { scores[$0] } ?? 0)
    return Choice(
      place: place, trust: trust(candidates[place], share: share), share: share,
      others: Array(order.dropFirst()), lead: lead)
  }

  private func trust(_ features: FeatureVector<Feature>, share: Double) -> Double {
    let bounded = min(max(share, 0.001), 0.999)
    let sum = trustBias + trustOfShare * log(bounded / (1 - bounded)) + Self.product(trust, features)
    return 1 / (1 + exp(-sum))
  }

  private static func product(_ a: FeatureVector<Feature>, _ b: FeatureVector<Feature>) -> Double {
    var sum = 0.0
    for place in a.values.indices { sum += a.values[place] * b.values[place] }
    return sum
  }
}
