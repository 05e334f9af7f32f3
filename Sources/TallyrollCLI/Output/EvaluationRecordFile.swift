internal import Diagnostics
internal import Evaluation
internal import Files
internal import FoundationEssentials
internal import ReceiptModel

/// Keeps evaluations in files of JSON.
enum EvaluationRecordFile {
  /// A record may have this many bytes; a larger file is none.
  private static let limit = 1 << 30

  private struct Version: Decodable { var version: Int }

  /// Writes a record.
  ///
  /// - Throws: `output-not-writable`.
  static func write(_ record: EvaluationRecord, to path: FilePath) throws(Diagnostic) {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else {
      throw Diagnostic("internal-error", "the figures cannot be written as JSON")
    }
    try AtomicFile.write(Array(data) + [UInt8(ascii: "\n")], to: path)
  }

  /// Reads a record.
  ///
  /// - Throws: `baseline-invalid`; what keeps the file from being read.
  static func read(_ path: FilePath) throws(Diagnostic) -> EvaluationRecord {
    let data = Data(try FileContents.read(path, limit: limit))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let version = (try? decoder.decode(Version.self, from: data))?.version
    guard let version else { throw invalid(path, "the file is no record of an evaluation") }
    guard version == EvaluationRecord.currentVersion else {
      throw invalid(path, "the record has the form \(version), which this version does not read")
    }
    guard let record = try? decoder.decode(EvaluationRecord.self, from: data) else {
      throw invalid(path, "the record is damaged")
    }
    return record
  }

  private static func invalid(_ path: FilePath, _ message: String) -> Diagnostic {
    Diagnostic(
      "baseline-invalid", message, at: Origin(path.text),
      fix: "name a file that 'tallyroll evaluate --json FILE' wrote")
  }
}
