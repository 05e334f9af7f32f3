/// The features of one candidate; what is not set is 0.
struct FeatureVector<Feature: FieldFeature>: Hashable, Sendable {
  private(set) var values = [Double](repeating: 0, count: Feature.allCases.count)

  /// The value of a feature: 1 or 0 for what holds or not, a share or ratio of about that size otherwise.
  subscript(feature: Feature) -> Double {
    get { values[feature.rawValue] }
    set { values[feature.rawValue] = newValue }
  }

  /// Sets a feature that holds or not.
  mutating func set(_ feature: Feature, _ holds: Bool = true) { self[feature] = holds ? 1 : 0 }

  /// The features that are not 0, by name.
  var named: [String: Double] {
    var named: [String: Double] = [:]
    for feature in Feature.allCases where self[feature] != 0 { named[feature.name] = self[feature] }
    return named
  }
}
