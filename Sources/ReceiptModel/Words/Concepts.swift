/// What a printed phrase speaks of, whatever its language.
///
/// A row's meaning follows from its set of concepts: `total` with `tax` and `exclusive` is a net sum in
/// any language.
public struct Concepts: OptionSet, Hashable, Sendable {
  /// One bit for each concept.
  public let rawValue: UInt64

  /// Creates the set of these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private static func bit(_ n: UInt64) -> Concepts { Concepts(rawValue: 1 << n) }

  /// "total", "Summe", "celkem".
  public static let total = bit(0)
  /// "amount due", "zu zahlen", "à payer": a total by its own strength.
  public static let due = bit(1)
  /// "sub", "Zwischen-".
  public static let sub = bit(2)
  /// "grand", "final", "net total": stresses that a total is the last.
  public static let grand = bit(3)
  /// "GST", "MwSt", "TVA", "IVA".
  public static let tax = bit(4)
  /// "incl.", "inkl.", "TTC".
  public static let inclusive = bit(5)
  /// "excl.", "before tax", "HT".
  public static let exclusive = bit(6)
  /// "net", "netto".
  public static let net = bit(7)
  /// "gross", "brutto".
  public static let gross = bit(8)
  /// "qty", "Anzahl": counts things.
  public static let quantity = bit(9)
  /// "items", "Artikel".
  public static let items = bit(10)
  /// "you saved", "Ersparnis".
  public static let saving = bit(11)
  /// "discount", "Rabatt".
  public static let discount = bit(12)
  /// "rounding", "arrondi".
  public static let rounding = bit(13)
  /// "cash", "Bar", "espèces".
  public static let cash = bit(14)
  /// "Visa", "Karte", "girocard".
  public static let card = bit(15)
  /// "paid", "tendered", "gegeben".
  public static let paid = bit(16)
  /// "change", "Rückgeld", "rendu".
  public static let change = bit(17)
  /// "tip", "gratuity", "Trinkgeld".
  public static let tip = bit(18)
  /// "service charge".
  public static let service = bit(19)
  /// "points", "Punkte".
  public static let points = bit(20)
  /// "balance", "Saldo".
  public static let balance = bit(21)
  /// "price", "Preis": a column head.
  public static let price = bit(22)
  /// "amount", "Betrag".
  public static let amount = bit(23)
  /// "description", "Artikel", "Bezeichnung": a column head.
  public static let description = bit(24)
  /// "summary", "breakdown".
  public static let summary = bit(25)
  /// "rate", "Satz".
  public static let rate = bit(26)
  /// "date", "Datum".
  public static let date = bit(27)
  /// "time", "Uhrzeit".
  public static let time = bit(28)
  /// "due", "valid until", "return by", "printed", "expiry": a date that is not the purchase's.
  public static let otherDate = bit(29)
  /// "invoice no", "Beleg-Nr": the receipt's number follows.
  public static let number = bit(30)
  /// "GST ID", "USt-IdNr", "P.IVA": a tax number follows.
  public static let taxID = bit(31)
  /// "tel", "fax".
  public static let phone = bit(32)
  /// "street", "Jalan", "rue": words of an address.
  public static let address = bit(33)
  /// "GmbH", "Sdn Bhd", "Ltd".
  public static let legalForm = bit(34)
  /// "trading", "restaurant", "Markt": words of business names.
  public static let business = bit(35)
  /// "tax invoice", "Rechnung", "receipt": what the paper calls itself.
  public static let title = bit(36)
  /// "welcome", "thank you".
  public static let greeting = bit(37)
  /// "cashier", "table", "server", "terminal".
  public static let clerk = bit(38)
  /// "www", mail and web words.
  public static let web = bit(39)
  /// "refund", "Gutschrift".
  public static let refund = bit(40)
  /// "deposit", "Pfand".
  public static let deposit = bit(41)
  /// "voucher", "gift card", "Gutschein".
  public static let voucher = bit(42)
  /// "transfer", "Überweisung", "direct debit".
  public static let transfer = bit(43)
  /// "cheque".
  public static let cheque = bit(44)
  /// "PayPal", "Touch 'n Go".
  public static let wallet = bit(45)
  /// "suggested", "recommended".
  public static let suggested = bit(46)
  /// "after", "nach".
  public static let after = bit(47)
  /// "member", "loyalty", "Kunde": rows about the customer.
  public static let customer = bit(48)
  /// "opening hours", days of the week.
  public static let hours = bit(49)
  /// "Company register number", "HRB": a register number follows.
  public static let register = bit(50)
  /// "unit", "kg", "pcs".
  public static let unit = bit(51)
  /// "auth", "AID", "terminal id": rows of a card slip.
  public static let slip = bit(52)
  /// "return", "exchange", "policy": rows of terms.
  public static let terms = bit(53)
  /// "invoice", "Rechnung", "facture".
  public static let invoice = bit(54)
  /// "Invoice date", "Rechnungsdatum": the date of the paper itself.
  public static let issued = bit(55)
  /// "Sold by", "Verkäufer", "fournisseur": who sold follows.
  public static let seller = bit(56)
  /// "Operated by", "Inhaber", "exploité par": who runs the shop follows.
  public static let operatedBy = bit(57)

  /// Ways to pay.
  public static let payments: Concepts = [.cash, .card, .voucher, .transfer, .cheque, .wallet]
}
