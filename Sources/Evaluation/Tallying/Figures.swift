/// What can be said of many judged files together.
public struct Figures: Hashable, Sendable, Codable {
  /// The tally of each field that was judged.
  public var fields: [FieldTally]
  /// The same over the files that training and tuning may see.
  public var tunedFields: [FieldTally]
  /// The same over the files that are held out.
  public var heldOutFields: [FieldTally]
  /// What could be booked.
  public var status: StatusTally
  /// How far confidences can be trusted.
  public var calibration: [CalibrationRow]

  /// Counts judged files.
  public init(_ files: [JudgedFile]) {
    fields = Self.tallies(of: files)
    tunedFields = Self.tallies(of: files.filter { !$0.isHeldOut })
    heldOutFields = Self.tallies(of: files.filter(\.isHeldOut))
    status = StatusTally(files)
    calibration = CalibrationRow.rows(of: files)
  }

  /// Returns the tally of a field; `nil` where it was not judged.
  public func tally(of field: EvaluatedField) -> FieldTally? { fields.first { $0.field == field } }

  private static func tallies(of files: [JudgedFile]) -> [FieldTally] {
    EvaluatedField.allCases.map { FieldTally($0, in: files) }.filter { $0.count > 0 }
  }
}
