internal import Diagnostics
internal import Files
internal import FoundationEssentials
internal import ReceiptModel
internal import ReceiptText

/// What was considered for a field of a file, as `evaluate --candidates` writes it: one JSON object a line.
struct CandidateRecord: Encodable, Sendable {
  /// The file as the truth file names it.
  let file: String
  /// How many readings it was considered from.
  let readings: Int
  /// The field.
  let field: String
  /// The candidates.
  let candidates: [FieldCandidates.Candidate]

  init(file: FilePath, readings: Int, field: FieldCandidates) {
    self.file = file.text
    self.readings = readings
    self.field = field.field
    candidates = field.candidates
  }

  /// Writes records to a file.
  ///
  /// - Throws: `output-not-writable`.
  static func write(_ records: [CandidateRecord], to path: FilePath) throws(Diagnostic) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes: [UInt8] = []
    for record in records {
      guard let line = try? encoder.encode(record) else {
        throw Diagnostic("internal-error", "the candidates cannot be written as JSON")
      }
      bytes += Array(line) + [UInt8(ascii: "\n")]
    }
    try AtomicFile.write(bytes, to: path)
  }
}
