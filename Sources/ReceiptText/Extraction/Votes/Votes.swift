/// Which readings of a receipt say the same.
struct Votes: Hashable, Sendable {
  /// The reading that a candidate stands in, from 0.
  var reading = 0
  /// How many readings have it, that one among them.
  var count = 1
  /// How many readings there are.
  var readings = 1
}
