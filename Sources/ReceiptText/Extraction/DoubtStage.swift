public import Diagnostics
public import PipelineEngine
internal import ReceiptModel

/// Tells what receipts leave open that another look at their pages may tell.
public struct DoubtStage: Stage {
  /// Names that are surer are not looked at again, at first and later on.
  private static let (sureName, fairName) = (0.85, 0.6)
  /// The fields that nobody looks at where the status is `ok`, so that they must not rest on one reading.
  private static let booked: Set<String> = ["total", "receipt_date"]

  private let isThorough: Bool

  /// Creates the stage.
  ///
  /// - Parameter isThorough: Whether a third look is worth it for items and somewhat unsure names as well, as one by
  ///   another engine is.
  public init(isThorough: Bool = false) { self.isThorough = isThorough }

  /// Returns what is open.
  ///
  /// Open is a total, date or name that is missing or not sure, items that do not make the total, and that there is no
  /// receipt at all; otherwise the lines of totals and dates that were read once are unconfirmed. After a second look at
  /// whole pages, items and somewhat unsure names are worth a third one only where it is thorough.
  ///
  /// What no look can tell, such as a currency that is not printed, is not open.
  ///
  /// - Throws: Nothing.
  public func run(_ input: Examination) async throws(Diagnostic) -> Doubt {
    let isLate = !isThorough && input.document.pages.contains { $0.further.contains(where: \.areas.isEmpty) }
    if input.receipts.isEmpty || input.receipts.contains(where: { Self.isOpen($0, isLate: isLate) }) {
      return .open
    }
    let lines = input.receipts.flatMap(\.evidence)
      .filter { Self.booked.contains($0.field) && $0.readings == 1 }
      .compactMap { evidence in
        evidence.box.flatMap { Self.line(at: $0, on: evidence.page, of: input.document) }
      }
    return lines.isEmpty ? .none : .unconfirmed(lines)
  }

  private static func isOpen(_ receipt: Receipt, isLate: Bool) -> Bool {
    if receipt.issues.contains(where: isOpen) { return true }
    if !isLate, receipt.issues.contains(.itemsTotalMismatch) { return true }
    let name = receipt.evidence.first { $0.field == "merchant_name" }
    return (name?.confidence ?? 0) < (isLate ? fairName : sureName)
  }

  private static func isOpen(_ issue: IssueCode) -> Bool {
    switch issue {
    case .totalMissing, .totalAmbiguous, .totalMismatch, .totalUnconfirmed, .amountRepaired, .dateMissing,
      .dateUncertain, .merchantMissing, .lowConfidence, .notAReceipt:
      true
    case .itemsTotalMismatch, .dateAmbiguous, .currencyAssumed, .currencyMissing, .tipLineBlank,
      .languageUnexpected,
      .possibleDuplicate:
      false
    }
  }

  /// The engine's text line that a value stands in, where the page is a picture.
  private static func line(at box: Box, on number: Int, of document: RecognisedDocument) -> PageArea? {
    guard let page = document.pages.first(where: { $0.number == number }),
      page.isPicture
    else { return nil }
    let lines = Set(page.words.filter { box.holdsMiddle(of: $0.box) }.compactMap(\.line))
    let words = page.words.filter { word in word.line.map(lines.contains) ?? false }
    let whole = words.reduce(box) { $0.union($1.box) }
    return PageArea(page: number, box: whole)
  }
}
