/// What can be said of a candidate for a field; the cases of an enumeration are the features, numbered from 0.
protocol FieldFeature: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == Int {}

extension FieldFeature {
  /// The name that the file of weights knows it by.
  var name: String { "\(self)" }
}
