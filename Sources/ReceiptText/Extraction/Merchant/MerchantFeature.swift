/// What can be said of printed words that may be the merchant's name.
enum MerchantFeature: Int, VotedFeature {
  /// Where the words come from: the seller that an invoice names, a company at the foot, a domain.
  case seller, foot, domain
  /// It is a domain whose name is printed nowhere else.
  case domainAlone
  /// It stands at the foot, and the head has a name with a legal form as well.
  case footBesideHead
  /// No row, or one, with enough letters stands above it; how many do.
  case first, second, above
  /// It takes two rows, or three.
  case twoRows, threeRows
  /// A legal form ends it, or stands inside it; it is spelt exactly.
  case legalForm, legalInside, legalExact
  /// It is little more than a legal form, so that the name itself stands above.
  case onlyLegal
  /// The row below only goes on with a legal form, or with what a parenthesis opened.
  case cutBelow
  /// The row above ends with what goes on here.
  case cutAbove
  /// Words of businesses stand in it, or nothing else.
  case business, onlyBusiness
  /// It joins a row that only says what kind of shop it is with a name beside it, or is such a row and leaves the name out.
  case joinsKind, kindAlone
  /// How much taller than the other print it is, and whether it is the tallest of the head.
  case tall, tallest
  /// Its rows differ in height.
  case uneven
  /// It spells a domain that is printed, or is printed again.
  case inDomain, repeated
  /// The row below begins an address; one with a postal code, for the first time.
  case addressBelow, blockBelow
  /// Words of other rows stand in it: of contacts, registers, addresses, titles, greetings, clerks, numbers, payments.
  case contact, register, address, addressLike, title, greeting, clerk, number, payment
  /// It says who runs the shop: "operated by", "Inhaber".
  case operated
  /// It looks like a street or has a postal code.
  case street
  /// "Seller" or the like is the last such word above.
  case sellerAbove
  /// "Bill to" is the last such word above; a title like "invoice" does; an address or phone number does.
  case buyerAbove, titleAbove, contactAbove
  /// The share of digits, of marks that names do not have, and of scraps of one or two letters.
  case digits, marks, scraps
  /// How unsure the engine is of its words on average, and of the worst of them.
  case doubt, worstDoubt
  /// It has few letters, or no capitals.
  case short, noCapitals
  /// It has only capitals where other rows have none, or the whole head has only capitals.
  case allCapitals, capitalHead
  /// It is nothing but a currency.
  case currency
  /// Words of it are known to no language and look like none.
  case unpronounceable
  /// The share of the other readings that have it, and that it would win in; none has it; the first look, which is the
  /// best that one look can do, is among those that do.
  case seenElsewhere, chosenElsewhere, alone, seenFirst
}
