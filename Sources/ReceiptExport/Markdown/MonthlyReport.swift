public import ReceiptModel

/// A month's receipts as a Markdown report.
///
/// The same receipts give the same bytes: the report says nothing of when or where it was made. Amounts
/// of different currencies, or of an unknown one, are never added. Refunds count negative. Receipts that
/// need review count with the total they seem to have; a column says how much of each sum that is, so
/// that nobody takes a sum for surer than it is. Trades and duplicates are no spending and are left out.
/// All text from receipts and file names is escaped.
public struct MonthlyReport: Sendable {
  let month: CalendarMonth
  let name: String
  let receipts: [LedgerReceipt]
  let previous: [LedgerReceipt]
  let undated: [LedgerReceipt]
  let failed: [FailedDocument]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - receipts: The month's receipts, in any order; those of other months are left out.
  ///   - previous: The receipts of the month before, likewise.
  ///   - undated: Receipts without a date, which no month counts; those with one are left out.
  ///   - failed: The files that gave no receipt.
  ///   - name: The pipeline's name.
  ///   - folder: The folder that the report is written to, so that links lead from there to the receipts;
  ///     `nil` to link to source paths as they are.
  public init(
    month: CalendarMonth, receipts: [LedgerReceipt], previous: [LedgerReceipt], undated: [LedgerReceipt],
    failed: [FailedDocument], name: String, folder: FilePath? = nil
  ) {
    func spending(_ receipts: [LedgerReceipt], in month: CalendarMonth?) -> [LedgerReceipt] {
      receipts.filter { entry in
        let isKept = entry.receipt.status == .ok || entry.receipt.status == .needsReview
        return isKept && entry.receipt.documentType != .trade && entry.receipt.date?.calendarMonth == month
      }.arranged(relativeTo: folder)
    }
    self.month = month
    self.name = name
    self.receipts = spending(receipts, in: month)
    self.previous = month.previous.map { spending(previous, in: $0) } ?? []
    self.undated = spending(undated, in: nil)
    self.failed = failed.sorted { ($0.sourcePath, $0.documentID) < ($1.sourcePath, $1.documentID) }
      .map { document in
        var copy = document
        copy.sourcePath = document.sourcePath.relative(to: folder)
        return copy
      }
  }

  /// The report as Markdown, ended by a line feed.
  ///
  /// Sums come first, then what somebody should do something about, then the long lists. Every section is
  /// always there, so that one month's report can be laid beside another's.
  public var markdown: String {
    let counted = receipts.map(ReportedReceipt.init)
    let before = previous.map(ReportedReceipt.init)
    let sections = [
      heading,
      TotalsSection(month: month, receipts: counted, previous: before).markdown,
      CategoriesSection(month: month, receipts: counted, previous: before).markdown,
      MerchantsSection(receipts: counted).markdown,
      TaxSection(receipts: counted).markdown,
      ReviewSection(receipts: counted.filter(\.needsReview)).markdown,
      UndatedSection(receipts: undated.map(ReportedReceipt.init)).markdown,
      FailedSection(documents: failed).markdown,
      DaysSection(month: month, receipts: counted).markdown,
      ReceiptsSection(receipts: counted).markdown,
    ]
    return sections.joined(separator: "\n")
  }

  /// Returns a report's path: the template with `{year}` as four digits and `{month}` as two.
  public static func path(template: FilePath, month: CalendarMonth) -> FilePath {
    let parts = month.description.split(separator: "-")
    let text = template.text.replacing("{year}", with: parts[0]).replacing("{month}", with: parts[1])
    return FilePath(text: text)
  }

  private var heading: String {
    let toReview = receipts.count { $0.receipt.status == .needsReview }
    let facts = [
      EnglishWords.counted(receipts.count, "receipt"), "\(toReview) to review", "\(undated.count) undated",
      EnglishWords.counted(failed.count, "failed file"),
    ]
    return """
      # \(EnglishWords.name(of: month)): \(MarkdownText.escaped(name))

      \(facts.joined(separator: " · "))

      """
  }
}
