internal import ReceiptModel

extension IssueCode {
  /// What the code means to someone who looks at a report.
  var words: String {
    switch self {
    case .totalMissing: "no total found"
    case .totalAmbiguous: "several amounts could be the total"
    case .totalMismatch: "total disagrees with the other amounts"
    case .totalUnconfirmed: "nothing confirms the total"
    case .itemsTotalMismatch: "items do not add up to the total"
    case .amountRepaired: "a misread digit was mended"
    case .dateMissing: "no date found"
    case .dateAmbiguous: "day and month could be swapped"
    case .dateUncertain: "date is hard to read"
    case .merchantMissing: "no merchant found"
    case .currencyAssumed: "currency not printed, assumed"
    case .currencyMissing: "currency unknown"
    case .tipLineBlank: "tip line left blank"
    case .languageUnexpected: "in a language that is not expected"
    case .lowConfidence: "text is hard to read"
    case .notAReceipt: "may not be a receipt"
    case .possibleDuplicate: "may be a second copy"
    }
  }
}
