/// What can be said of a printed date that may be the purchase's.
enum DateFeature: Int, VotedFeature {
  /// A word for "date" stands before it, elsewhere in the row, or above it.
  case labelBefore, labelInRow, labelAbove
  /// It is said to be the paper's own: "invoice date", "Rechnung Nr. … vom".
  case issued
  /// It is said to be another one: due, valid until, printed; before it, in the row, or above.
  case otherBefore, otherInRow, otherAbove
  /// A time of day stands in the row, or alone in the row below.
  case time, timeBelow
  /// The row speaks of terms, of the cashier or till, or of a number.
  case terms, clerk, number
  /// The row speaks of phone, register or tax numbers, whose groups look like dates.
  case reference
  /// The year has four digits, or the month is a word.
  case fullYear, monthName
  /// It was read only by repairing letters or blanks.
  case repaired
  /// How unsure the engine is of its digits.
  case doubt
  /// It is a two-digit year first and nothing else, which numbers look like.
  case bareYearFirst
  /// The same day is printed in another row, or in more.
  case repeated, repeatedOften
  /// It can be read in two orders, and only the country's custom tells which.
  case byCustom
  /// It cannot be decided in which order to read it.
  case undecided
  /// It is the first or last date on the receipt, or the only day.
  case first, last, only
  /// It is later, or much earlier, than another date on the receipt.
  case latest, stale
  /// The year is unlikely for a receipt.
  case oddYear
  /// The share of the other readings that have it, and that it would win in; none has it; the first look, which is the
  /// best that one look can do, is among those that do.
  case seenElsewhere, chosenElsewhere, alone, seenFirst
}
