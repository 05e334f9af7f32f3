/// An evaluation as it is kept in a file, to be compared with a later one.
public struct EvaluationRecord: Hashable, Sendable, Codable {
  /// The form of records that this program writes and reads.
  public static let currentVersion = 1

  /// The form of the record.
  public var version = currentVersion
  /// A report for each truth file.
  public var reports: [EvaluationReport]
  /// The figures of all files together.
  public var overall: Figures
  /// What all of them cost.
  public var cost: ReadingCost

  /// Creates a record of reports.
  public init(_ reports: [EvaluationReport]) {
    self.reports = reports
    overall = Figures(reports.flatMap(\.files))
    cost = reports.reduce(into: ReadingCost()) { $0.add($1.cost) }
  }
}
