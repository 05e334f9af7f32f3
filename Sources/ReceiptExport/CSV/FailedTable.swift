internal import Diagnostics
public import ReceiptModel

/// The table of files that could not be read as CSV: one record a file, with the reason and the way out.
public enum FailedTable {
  private static let columns = ["source_path", "attempts", "error", "message", "fix"]

  /// Returns the whole file, with its line of names.
  ///
  /// - Parameters:
  ///   - documents: The files, in the order wanted.
  ///   - profile: What the file looks like.
  ///   - folder: The folder that source paths are written relative to; `nil` to leave them as they are.
  /// - Returns: The file's bytes.
  public static func csv(
    _ documents: [FailedDocument], profile: CSVProfile = .standard, relativeTo folder: FilePath? = nil
  ) -> [UInt8] {
    var writer = CSVWriter(profile: profile)
    writer.append(columns.map { .text($0) })
    for document in documents {
      writer.append([
        CSVCell(.path(document.sourcePath.relative(to: folder))), .number("\(document.attempts)"),
        .text(document.reason.id), .text(document.reason.message),
        document.reason.fix.map(CSVCell.text) ?? .empty,
      ])
    }
    return writer.bytes
  }
}
