import PipelineEngine

extension RunSummary {
  /// The columns that `runs` and `batches` share.
  static let sharedColumns: [Column<RunSummary>] =
    [
      Column("read", \.read),
      Column("duplicates", \.duplicates),
      Column("failed", \.failed),
      Column("receipts", \.receipts),
      Column("needs_review", \.needsReview),
    ] + StageName.allCases.map(timing)

  /// The columns of `runs`.
  static let runColumns: [Column<RunSummary>] =
    [
      Column("found", \.found),
      Column("waiting", \.waiting),
      Column("unchanged", \.unchanged),
      Column("failed_before", \.failedBefore),
      Column("batches", \.batches),
      Column("interrupted", \.interrupted),
    ] + sharedColumns

  private static func timing(_ stage: StageName) -> Column<RunSummary> {
    Column(
      "\(stage.rawValue)_us", value: { .integer($0.timings[stage].microseconds) },
      assign: { summary, stored in
        if let time = Int(sqliteValue: stored) { summary.timings[stage] = .microseconds(time) }
      })
  }
}
