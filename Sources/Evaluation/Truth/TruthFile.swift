public import Diagnostics
internal import ReceiptModel

/// A file of JSON Lines that tells what is printed on receipts.
public struct TruthFile: Hashable, Sendable {
  /// The rows that can be judged by.
  public var rows: [TruthRow] = []
  /// Everything that is wrong with the file; it is not to be judged by then.
  public var problems: [Diagnostic] = []

  /// Reads a truth file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's path, for the problems: `truth-syntax`, `truth-file-missing`, `truth-value-invalid`,
  ///     `truth-file-repeated`, `truth-empty`.
  public init(_ bytes: [UInt8], file: String) {
    var lineOfFile: [FilePath: Int] = [:]
    for line in NumberedLine.lines(of: bytes) {
      let origin = Origin(file, line: line.number)
      var reader = TruthRowReader(origin: origin)
      let row = reader.row(of: line.bytes)
      problems += reader.problems
      guard let row else { continue }
      if let first = lineOfFile[row.file] {
        problems.append(
          Diagnostic(
            "truth-file-repeated", "'\(row.name)' is told of in line \(first) already",
            at: origin, fix: "keep one of the two lines"))
      } else {
        lineOfFile[row.file] = row.line
        rows.append(row)
      }
    }
    if rows.isEmpty, problems.isEmpty {
      problems.append(
        Diagnostic(
          "truth-empty", "the truth file tells of no receipt", at: Origin(file),
          fix: "write one JSON object a line, such as {\"file\": \"scan.jpg\", \"total\": \"12.30\"}"))
    }
  }
}
