/// What can be said of an amount that may be the total.
enum TotalFeature: Int, VotedFeature {
  /// The strongest word beside it: "amount", "total", "total incl. tax", "to pay".
  case labelWeak, labelPlain, labelInclusive, labelStrong
  /// No word for a total stands beside it.
  case unlabelled
  /// It stands beside such a word twice or more.
  case labelledTwice
  /// The label was not spelt exactly, or stands in another row.
  case inexactLabel, labelElsewhere
  /// What on the receipt agrees with it.
  case change, payment, parts, items, taxTable, sections
  /// Two and more, or three and more of these do.
  case twoProofs, threeProofs
  /// It is printed again, once or more often.
  case repeated, repeatedOften
  /// More amounts stand in each of its rows.
  case crowded
  /// It is written without decimals, or was mended on trial.
  case inexact, mended
  /// Its digits were repaired, or hold a blank.
  case repaired
  /// How unsure the engine is of its digits, at best.
  case doubt
  /// It is zero, or below.
  case zero, negative
  /// It is the net sum of a tax table.
  case tableNet
  /// How much taller than the other print it is.
  case tall
  /// It stands above the items, or below what was paid.
  case aboveItems, belowPayment
  /// It is the largest, the last, or the only one of the amounts with a label.
  case largest, last, only
  /// A printed rounding leads to it, or away from it.
  case rounded, unrounded
  /// A printed tip, service or discount leads to it from another such amount, or from it to another.
  case extended, unextended
  /// A like amount exists that differs by coins that are not in use, and this is the round one, or the other.
  case coarse, fine
  /// It is not a multiple of the smallest coin of its currency.
  case offCoin
  /// It is one of the parts that make another candidate.
  case part
  /// More was asked than was paid, or cash and change say another total.
  case abovePaid, contradicted
  /// Cash and change say another total, and a rounding or a single misread digit may be why.
  case nearlyKept
  /// A currency stands beside it.
  case signed
  /// The share of the other readings that have it, and that it would win in; none has it; the first look, which is the
  /// best that one look can do, is among those that do.
  case seenElsewhere, chosenElsewhere, alone, seenFirst
}
