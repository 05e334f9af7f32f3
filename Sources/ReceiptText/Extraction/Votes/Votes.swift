/// Which readings of a receipt say the same.
struct Votes: Hashable, Sendable {
  /// The reading that a candidate stands in, from 0.
  var reading = 0
  /// How many readings have it, that one among them.
  var count = 1
  /// How many readings read where it stands.
  var readings = 1
  /// How many of these read something else there.
  var against = 0

  /// Whether what stands there may be taken as read: by the only reading there is, or by two at least, and by three times
  /// as many as say otherwise.
  ///
  /// Two looks with one model make the same mistake too often for less.
  var agree: Bool { readings == 1 || count >= 2 && against * 3 <= count }
}
