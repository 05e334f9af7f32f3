/// What can be said of rows that may be the merchant's address.
enum AddressFeature: Int, VotedFeature {
  /// How many rows it takes.
  case twoRows, threeRows, fourRows, manyRows
  /// A row has a postal code, a street with its number, a town alone, or words of addresses.
  case postcode, street, town, words
  /// The share of rows that have none of these.
  case plainRows
  /// The last row has a postal code, none of these, or is open: it ends with a comma.
  case endsWithPostcode, endsPlain, endsOpen
  /// The first row has a postal code, none of these, or words of businesses.
  case beginsWithPostcode, beginsPlain, beginsBusiness
  /// The first row, or the last, has none of these but words that speak of something else.
  case beginsOther, endsOther
  /// The last row has none of these but digits.
  case endsWithDigits
  /// How many rows it takes, in fours; the share of digits of the last.
  case rows, lastDigits
  /// The row below would also be part of an address.
  case goesOn
  /// It follows the name at once, after a row, or after more; or stands above it.
  case below, oneBetween, moreBetween, aboveName
  /// It is the first that looks like one.
  case firstBlock
  /// A row names a buyer, or stands below such a row.
  case buyer
  /// The share of digits.
  case digits
  /// How unsure the engine is of its words on average, and of the worst of them.
  case doubt, worstDoubt
  /// The share of words of one or two letters.
  case scraps
  /// The share of the other readings that have it, and that it would win in; none has it; the first look, which is the
  /// best that one look can do, is among those that do.
  case seenElsewhere, chosenElsewhere, alone, seenFirst
}
