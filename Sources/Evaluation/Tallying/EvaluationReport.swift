/// What came of the files of one truth file.
public struct EvaluationReport: Hashable, Sendable, Codable {
  /// The truth file, as it was named.
  public var truth: String
  /// The figures of all files.
  public var figures: Figures
  /// What it cost.
  public var cost: ReadingCost
  /// The files, in the order of the truth file.
  public var files: [JudgedFile]

  /// Creates a report and counts its files.
  public init(truth: String, files: [JudgedFile], cost: ReadingCost) {
    self.truth = truth
    self.files = files
    self.cost = cost
    figures = Figures(files)
  }
}
