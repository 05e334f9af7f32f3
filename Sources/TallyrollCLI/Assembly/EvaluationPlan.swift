internal import Diagnostics
internal import Evaluation
internal import Files
internal import ReceiptModel

/// Which files of a truth file are read, and how.
struct EvaluationPlan {
  /// Which part of the files is wanted.
  enum Part: Sendable {
    /// All of them.
    case all
    /// Those that training and tuning may see.
    case tuned
    /// Those that are kept out of training and tuning.
    case heldOut
  }

  /// The rows of the wanted part, in the order of the truth file.
  let rows: [TruthRow]
  /// The file of each row; `nil` where it is not there.
  private(set) var files: [FilePath?] = []
  /// The printed lines of each file that is not to be recognised.
  private(set) var lines: [FilePath: FilePath] = [:]
  /// What is not there.
  private(set) var missing: [Diagnostic] = []

  /// Looks for the files.
  ///
  /// - Parameters:
  ///   - rows: The rows of the truth file.
  ///   - truth: The truth file.
  ///   - part: Which part of the rows is wanted.
  ///   - onlyLines: Whether printed lines are taken even where there is a picture.
  init(_ rows: [TruthRow], of truth: FilePath, part: Part, onlyLines: Bool) {
    self.rows = rows.filter { row in
      switch part {
      case .all: true
      case .tuned: !row.isHeldOut
      case .heldOut: row.isHeldOut
      }
    }
    let folder = truth.parent
    for row in self.rows {
      let file = folder.appending(row.file)
      let printed = folder.appending(Self.lines(of: row))
      if !onlyLines, file != printed, FilePresence.isThere(file) {
        files.append(file)
      } else if FilePresence.isThere(printed) {
        files.append(file)
        lines[file] = printed
      } else {
        files.append(nil)
        let absent = onlyLines ? printed : file
        missing.append(
          Diagnostic(
            "truth-picture-missing", "there is no file '\(absent.text)'; it counts as no receipt",
            severity: .warning, at: Origin(truth.text, line: row.line),
            fix: "correct the path, which is relative to the truth file, or take the line out"))
      }
    }
  }

  /// How many files there are to recognise.
  var recognised: Int { files.count { $0.map { lines[$0] == nil } ?? false } }

  /// Where a row's printed lines lie, if it has any: where it says, in itself, or in `lines/NAME.csv`.
  private static func lines(of row: TruthRow) -> FilePath {
    if let lines = row.lines { return lines }
    let name = row.file.lastComponent.bytes
    let point = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    if name[point...].elementsEqual(".csv".utf8) { return row.file }
    return FilePath(bytes: Array("lines/".utf8) + name[..<point] + Array(".csv".utf8))
  }
}
