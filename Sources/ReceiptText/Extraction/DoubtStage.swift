public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Tells whether receipts leave something open that another look at their pages may tell.
public struct DoubtStage: Stage {
  /// Names that are surer are not looked at again.
  private static let sureName = 0.85

  /// Creates the stage.
  public init() {}

  /// Returns whether another look may pay: no receipt at all, a total, date or name that is missing or not sure, or
  /// items that do not make the total.
  ///
  /// What no look can tell, such as a currency that is not printed, is no reason.
  ///
  /// - Throws: Nothing.
  public func run(_ receipts: [Receipt]) async throws(Diagnostic) -> Bool {
    receipts.isEmpty || receipts.contains(where: Self.isDoubtful)
  }

  private static func isDoubtful(_ receipt: Receipt) -> Bool {
    if receipt.issues.contains(where: isOpen) { return true }
    let name = receipt.evidence.first { $0.field == "merchant_name" }
    return (name?.confidence ?? 0) < sureName
  }

  private static func isOpen(_ issue: IssueCode) -> Bool {
    switch issue {
    case .totalMissing, .totalAmbiguous, .totalMismatch, .totalUnconfirmed, .itemsTotalMismatch, .amountRepaired,
      .dateMissing, .dateUncertain, .merchantMissing, .lowConfidence, .notAReceipt:
      true
    case .dateAmbiguous, .currencyAssumed, .currencyMissing, .tipLineBlank, .languageUnexpected,
      .possibleDuplicate:
      false
    }
  }
}
