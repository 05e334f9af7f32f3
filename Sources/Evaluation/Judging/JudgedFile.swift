public import ReceiptModel

/// What is to be said of one file that a truth file names.
public struct JudgedFile: Hashable, Sendable, Codable {
  /// The file, as the truth file has it.
  public var file: String
  /// Whether it is kept out of training and tuning.
  public var isHeldOut: Bool
  /// The receipt's status; `nil` where the file gave none.
  public var status: ReceiptStatus?
  /// Why the file gave none, where that is known.
  public var failure: String?
  /// A judgement of each field that the truth tells.
  public var fields: [FieldJudgement] = []
  /// The codes of the receipt's issues.
  public var issues: [String] = []

  /// Creates a file of which nothing is known.
  public init(file: String, isHeldOut: Bool) {
    self.file = file
    self.isHeldOut = isHeldOut
  }

  /// Returns the judgement of a field; `nil` where the truth does not tell it.
  public func judgement(of field: EvaluatedField) -> FieldJudgement? {
    fields.first { $0.field == field }
  }

  /// The judgements of total and date, on which booking depends.
  private var essentials: [FieldJudgement] {
    fields.filter { $0.field == .total || $0.field == .date }
  }

  /// Whether total and date are right, as far as the truth tells them.
  public var isSafeToBook: Bool { !essentials.isEmpty && essentials.allSatisfy { $0.verdict == .right } }

  /// Whether the status is ok although total or date is false.
  public var isSilentError: Bool { status == .ok && essentials.contains { $0.verdict == .wrong } }
}
