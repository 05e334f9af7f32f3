/// What a printed phrase speaks of, whatever its language.
///
/// A row's meaning follows from its set of concepts: `total` with `tax` and `exclusive` is a net sum in
/// any language.
struct Concepts: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  private static func bit(_ n: UInt64) -> Concepts { Concepts(rawValue: 1 << n) }

  /// "total", "Summe", "celkem".
  static let total = bit(0)
  /// "amount due", "zu zahlen", "à payer": a total by its own strength.
  static let due = bit(1)
  /// "sub", "Zwischen-".
  static let sub = bit(2)
  /// "grand", "final", "net total": stresses that a total is the last.
  static let grand = bit(3)
  /// "GST", "MwSt", "TVA", "IVA".
  static let tax = bit(4)
  /// "incl.", "inkl.", "TTC".
  static let inclusive = bit(5)
  /// "excl.", "before tax", "HT".
  static let exclusive = bit(6)
  /// "net", "netto".
  static let net = bit(7)
  /// "gross", "brutto".
  static let gross = bit(8)
  /// "qty", "Anzahl": counts things.
  static let quantity = bit(9)
  /// "items", "Artikel".
  static let items = bit(10)
  /// "you saved", "Ersparnis".
  static let saving = bit(11)
  /// "discount", "Rabatt".
  static let discount = bit(12)
  /// "rounding", "arrondi".
  static let rounding = bit(13)
  /// "cash", "Bar", "espèces".
  static let cash = bit(14)
  /// "Visa", "Karte", "girocard".
  static let card = bit(15)
  /// "paid", "tendered", "gegeben".
  static let paid = bit(16)
  /// "change", "Rückgeld", "rendu".
  static let change = bit(17)
  /// "tip", "gratuity", "Trinkgeld".
  static let tip = bit(18)
  /// "service charge".
  static let service = bit(19)
  /// "points", "Punkte".
  static let points = bit(20)
  /// "balance", "Saldo".
  static let balance = bit(21)
  /// "price", "Preis": a column head.
  static let price = bit(22)
  /// "amount", "Betrag".
  static let amount = bit(23)
  /// "description", "Artikel", "Bezeichnung": a column head.
  static let description = bit(24)
  /// "summary", "breakdown".
  static let summary = bit(25)
  /// "rate", "Satz".
  static let rate = bit(26)
  /// "date", "Datum".
  static let date = bit(27)
  /// "time", "Uhrzeit".
  static let time = bit(28)
  /// "due", "valid until", "return by", "printed", "expiry": a date that is not the purchase's.
  static let otherDate = bit(29)
  /// "invoice no", "Beleg-Nr": the receipt's number follows.
  static let number = bit(30)
  /// "GST ID", "USt-IdNr", "P.IVA": a tax number follows.
  static let taxID = bit(31)
  /// "tel", "fax".
  static let phone = bit(32)
  /// "street", "Jalan", "rue": words of an address.
  static let address = bit(33)
  /// "GmbH", "Sdn Bhd", "Ltd".
  static let legalForm = bit(34)
  /// "trading", "restaurant", "Markt": words of business names.
  static let business = bit(35)
  /// "tax invoice", "Rechnung", "receipt": what the paper calls itself.
  static let title = bit(36)
  /// "welcome", "thank you".
  static let greeting = bit(37)
  /// "cashier", "table", "server", "terminal".
  static let clerk = bit(38)
  /// "www", mail and web words.
  static let web = bit(39)
  /// "refund", "Gutschrift".
  static let refund = bit(40)
  /// "deposit", "Pfand".
  static let deposit = bit(41)
  /// "voucher", "gift card", "Gutschein".
  static let voucher = bit(42)
  /// "transfer", "Überweisung", "direct debit".
  static let transfer = bit(43)
  /// "cheque".
  static let cheque = bit(44)
  /// "PayPal", "Touch 'n Go".
  static let wallet = bit(45)
  /// "suggested", "recommended".
  static let suggested = bit(46)
  /// "after", "nach".
  static let after = bit(47)
  /// "member", "loyalty", "Kunde": rows about the customer.
  static let customer = bit(48)
  /// "opening hours", days of the week.
  static let hours = bit(49)
  /// "Company register number", "HRB": a register number follows.
  static let register = bit(50)
  /// "unit", "kg", "pcs".
  static let unit = bit(51)
  /// "auth", "AID", "terminal id": rows of a card slip.
  static let slip = bit(52)
  /// "return", "exchange", "policy": rows of terms.
  static let terms = bit(53)
  /// "invoice", "Rechnung", "facture".
  static let invoice = bit(54)

  /// "Invoice date", "Rechnungsdatum": the date of the paper itself.
  static let issued = bit(55)
  /// "Sold by", "Verkäufer", "fournisseur": who sold follows.
  static let seller = bit(56)

  /// Ways to pay.
  static let payments: Concepts = [.cash, .card, .voucher, .transfer, .cheque, .wallet]
}
