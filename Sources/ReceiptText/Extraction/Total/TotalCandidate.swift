internal import ReceiptModel

/// An amount that may be the total, with all that speaks for and against it.
struct TotalCandidate: Hashable, Sendable {
  /// Where it is printed best: beside the strongest word, the last such.
  var figure: Figure
  /// The strongest word beside it; `nil` where none is.
  var strength: RowRole.Strength?
  /// What on the receipt agrees with it.
  var proofs: Set<TotalProof>
  /// In how many other rows outside the items it is printed.
  var repeats: Int
  /// Its features.
  var features: FeatureVector<TotalFeature>
  /// Which reading of the receipt it stands in, from 0, and which others agree.
  var votes = Votes()

  /// The amount in minor units.
  var value: Int { figure.value }
}
