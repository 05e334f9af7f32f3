/// Why a receipt needs a look: stable codes, documented in `Documentation/Errors.md`.
///
/// They stand `;`-joined in the `issues` column, in the order of this list.
public enum IssueCode: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// No total was found.
  case totalMissing = "total_missing"
  /// Several amounts could be the total, and nothing decides between them.
  case totalAmbiguous = "total_ambiguous"
  /// The total disagrees with subtotal, tax and the like, or with what was paid.
  case totalMismatch = "total_mismatch"
  /// The total stands alone: no arithmetic on the receipt confirms it, and its reading is not sure.
  case totalUnconfirmed = "total_unconfirmed"
  /// The items do not add up to the total or subtotal.
  case itemsTotalMismatch = "items_total_mismatch"
  /// A misread digit was mended because the arithmetic leaves only one possibility.
  case amountRepaired = "amount_repaired"
  /// No date was found.
  case dateMissing = "date_missing"
  /// The date can be read in two orders, and nothing decides between them.
  case dateAmbiguous = "date_ambiguous"
  /// The date's reading is not sure.
  case dateUncertain = "date_uncertain"
  /// No merchant was found.
  case merchantMissing = "merchant_missing"
  /// No currency was printed; it was taken from the country or the settings.
  case currencyAssumed = "currency_assumed"
  /// No currency was printed and nothing tells it.
  case currencyMissing = "currency_missing"
  /// A line for a tip is printed and blank.
  case tipLineBlank = "tip_line_blank"
  /// The words are clearly of a language that is not expected, whose labels are not read.
  case languageUnexpected = "language_unexpected"
  /// The recognised text is poor.
  case lowConfidence = "low_confidence"
  /// Nothing on the page looks like a receipt.
  case notAReceipt = "not_a_receipt"
  /// Another receipt has the same merchant, date and total.
  case possibleDuplicate = "possible_duplicate"

  /// Whether a receipt with this issue is not safe to book without a look.
  public var needsReview: Bool {
    switch self {
    case .totalMissing, .totalAmbiguous, .totalMismatch, .totalUnconfirmed, .amountRepaired, .dateMissing,
      .dateAmbiguous, .dateUncertain, .currencyAssumed, .currencyMissing, .lowConfidence, .notAReceipt,
      .possibleDuplicate:
      true
    case .itemsTotalMismatch, .merchantMissing, .tipLineBlank, .languageUnexpected: false
    }
  }

  /// Orders as declared.
  public static func < (a: IssueCode, b: IssueCode) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
