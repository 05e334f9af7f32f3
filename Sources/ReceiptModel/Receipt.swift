/// A receipt as read: every field is either known or `nil`, and never guessed.
///
/// Amounts share the receipt's ``currency``.
public struct Receipt: Hashable, Sendable, Codable {
  /// The page that the receipt starts on, from 1.
  public var page = 1
  /// The receipt's number within its file, from 1.
  public var index = 1
  /// What can be done with it.
  public var status = ReceiptStatus.needsReview
  /// What kind of paper it is.
  public var documentType = DocumentType.receipt
  /// The merchant's name, tidied.
  public var merchantName: String?
  /// The merchant's name as printed.
  public var merchantRaw: String?
  /// The merchant's address on one line.
  public var merchantAddress: String?
  /// The merchant's telephone number as printed.
  public var merchantPhone: String?
  /// The merchant's tax number as printed.
  public var merchantTaxID: String?
  /// The receipt's or invoice's number.
  public var receiptNumber: String?
  /// The country, ISO 3166-1 alpha-2.
  public var country: String?
  /// The day of the purchase.
  public var date: CalendarDate?
  /// The time of the purchase.
  public var time: TimeOfDay?
  /// The date as printed.
  public var dateRaw: String?
  /// The currency.
  public var currency: Currency?
  /// How the currency is known.
  public var currencySource: CurrencySource?
  /// The sum before tax, tip and the like, as printed.
  public var subtotal: Money?
  /// All tax.
  public var totalTax: Money?
  /// The tip.
  public var tip: Money?
  /// What was taken off the whole, as a positive amount.
  public var discount: Money?
  /// The service charge.
  public var serviceCharge: Money?
  /// The cash rounding, signed.
  public var rounding: Money?
  /// What the receipt is over.
  public var total: Money?
  /// What the customer gave.
  public var amountPaid: Money?
  /// What the customer got back.
  public var change: Money?
  /// How it was paid.
  public var paymentMethod: PaymentMethod?
  /// The last four digits of the card.
  public var cardLast4: String?
  /// The category.
  public var category: String?
  /// The rule that chose the category.
  public var categoryRule: String?
  /// Free labels.
  public var tags: [String] = []
  /// How sure total and date are together, 0 to 1.
  public var confidence = 0.0
  /// Why it needs a look, sorted and without repeats.
  public var issues: [IssueCode] = []
  /// The things bought, in printed order.
  public var lineItems: [LineItem] = []
  /// Tax per rate.
  public var taxLines: [TaxLine] = []
  /// The payments.
  public var payments: [Payment] = []
  /// Where the values came from.
  public var evidence: [Evidence] = []

  /// Creates a receipt of which nothing is known.
  public init() {}
}
