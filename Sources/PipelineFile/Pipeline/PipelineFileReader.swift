import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Reads pipeline files: strictly, and with every problem at once.
///
/// Nothing but the given bytes is looked at: no folder, no clock, no environment.
public enum PipelineFileReader {
  /// What the file is read for.
  public enum Purpose: Sendable {
    /// A whole run, which needs an input and a ledger.
    case run
    /// Reading single files, for which the settings of the stages are enough.
    case extract
  }

  /// Returns what the pipeline file describes, and all that is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's path. Paths in the file are relative to its folder, and diagnostics name it.
  ///   - purpose: What the file is read for. For `extract`, `input` and `persist` may be missing; the
  ///     description then has no folders, and an empty path for the ledger.
  /// - Returns: The description where the file has no errors, and every diagnostic.
  public static func read(
    _ bytes: some Sequence<UInt8>, file: FilePath, purpose: Purpose = .run
  ) -> Reading<PipelineDescription> {
    let problems = Problems()
    let root = YAMLComposer.compose(Array(bytes), file: file.text, problems: problems)
    let description = root.flatMap { root in
      Section(root, name: "", problems: problems).flatMap { top in
        PipelineValidator(file: file, purpose: purpose, top: top, problems: problems).description()
      }
    }
    return Reading(description, problems)
  }

  /// Returns what the pipeline file of this text describes, and all that is wrong with it.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - file: The file's path.
  ///   - purpose: What the file is read for.
  /// - Returns: The description where the file has no errors, and every diagnostic.
  public static func read(
    text: String, file: FilePath, purpose: Purpose = .run
  ) -> Reading<PipelineDescription> {
    read(text.utf8, file: file, purpose: purpose)
  }
}
