import Diagnostics
import PipelineEngine
import ReceiptModel

/// Finds files that the run would write over each other, over its own settings, or into its input.
struct PathConflicts {
  let description: PipelineDescription
  let database: Located<FilePath>?
  let exports: [Located<PipelineDescription.Export>]
  let problems: Problems

  func report() {
    var owners: [FilePath: String] = [description.file.tidied: "the pipeline file itself"]
    if let opinion = description.secondOpinion, opinion.program.bytes.contains(UInt8(ascii: "/")) {
      owners[opinion.program.tidied] = "the second opinion's program"
    }
    if let rules = description.categorise?.rules { owners[rules] = "the rules file" }
    for words in description.words { owners[words] = "a words file" }
    if let database {
      claim(database, for: "the ledger", among: &owners)
      for ending in ["-wal", "-shm", "-journal"] {
        owners[FilePath(bytes: database.value.bytes + ending.utf8)] =
          "a file that SQLite keeps beside the ledger"
      }
    }
    for export in exports {
      claim(
        Located(export.value.path, at: export.origin), for: "the export of line \(export.origin.line ?? 0)",
        among: &owners)
    }
  }

  private func claim(_ path: Located<FilePath>, for owner: String, among owners: inout [FilePath: String]) {
    if let other = owners[path.value] {
      problems.report(
        "path-conflict", "\(Quoted(path.value.text)) is \(other) already", at: path.origin,
        fix: "choose another path")
    } else {
      owners[path.value] = owner
    }
    if let folder = description.input.folders.first(where: { path.value.isInside($0) }) {
      problems.report(
        "path-inside-input",
        "this lies in the input folder \(Quoted(folder.text)) and may be taken for a receipt",
        severity: .warning, at: path.origin,
        fix: "write it to another folder, or make sure that 'exclude' leaves it out")
    }
  }
}

extension PipelineDescription.Export {
  /// The path written to.
  var path: FilePath {
    switch self {
    case .csv(let path, _), .jsonl(let path), .markdown(let path), .failed(let path, _): path
    }
  }
}
