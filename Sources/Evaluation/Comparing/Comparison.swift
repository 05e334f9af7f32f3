/// What changed between two evaluations by the same truth, over the files that both have.
public struct Comparison: Hashable, Sendable {
  /// How many files both have.
  public let files: Int
  /// The fields, with their tallies before and now.
  public let fields: [FieldChange]
  /// What could be booked before.
  public let statusBefore: StatusTally
  /// What can be booked now.
  public let statusAfter: StatusTally
  /// The fields of files of which something else is to be said, in the order of the files.
  public let changes: [VerdictChange]

  /// Compares two reports; files and fields that only one of them has are left out.
  public init(_ before: EvaluationReport, _ after: EvaluationReport) {
    let old = Dictionary(before.files.map { ($0.file, $0) }) { first, _ in first }
    let pairs = after.files.compactMap { new in old[new.file].map { (before: $0, after: new) } }
    files = pairs.count
    let oldFiles = pairs.map(\.before)
    let newFiles = pairs.map(\.after)
    fields = EvaluatedField.allCases.compactMap { field in
      let change = FieldChange(
        before: FieldTally(field, in: oldFiles), after: FieldTally(field, in: newFiles))
      return change.before.count > 0 && change.after.count > 0 ? change : nil
    }
    statusBefore = StatusTally(oldFiles)
    statusAfter = StatusTally(newFiles)
    changes = pairs.flatMap { old, new in
      new.fields.compactMap { after in
        guard let before = old.judgement(of: after.field),
          before.verdict != after.verdict || before.share != after.share
            || after.verdict == .wrong && before.given != after.given
        else { return nil }
        return VerdictChange(file: new.file, before: before, after: after)
      }
    }
  }
}
