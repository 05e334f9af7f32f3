internal import Diagnostics
internal import Foundation
internal import PipelineEngine
internal import ReceiptModel
internal import ReceiptStore

/// What `doctor` finds out about a pipeline's ledger and outputs.
struct LedgerExamination {
  /// The ledger in a few words.
  var words: String
  /// What is wrong.
  var problems: [Diagnostic]

  /// Examines the ledger and the places that the pipeline writes to, without changing anything.
  static func examine(_ description: PipelineDescription) async -> LedgerExamination {
    let path = description.database
    var result = LedgerExamination(words: path.text, problems: [])
    do throws(Diagnostic) {
      let store = try await ReceiptStore.openReadOnly(at: path)
      let facts = try await store.databaseDescription()
      let counts = facts.counts
      result.words +=
        " (schema \(facts.schemaVersion), \(counts.documents) documents, \(counts.receipts) receipts)"
      result.problems += try await store.integrityCheck().map { line in
        Diagnostic(
          "ledger-corrupt", "the ledger is damaged: \(line)", at: Origin(path.text),
          fix: "restore it from a backup, or move it away and run again to build a new one from the scans")
      }
    } catch {
      if error.id == "ledger-missing" {
        result.words += " (not there yet)"
      } else {
        result.problems.append(error)
      }
    }
    let outputs = [path] + description.exports.map(\.path)
    result.problems += Set(outputs.map(\.parent)).sorted().compactMap(unwritable)
    return result
  }

  /// Returns the problem of a folder that cannot be written to, nor made.
  private static func unwritable(_ folder: FilePath) -> Diagnostic? {
    var existing = folder
    // A folder whose name is no UTF-8 cannot be asked about by Foundation; it passes.
    while !FileManager.default.fileExists(atPath: existing.text), existing.parent != existing {
      existing = existing.parent
    }
    guard !FileManager.default.isWritableFile(atPath: existing.text) else { return nil }
    return Diagnostic(
      "output-not-writable", "nothing can be written here", at: Origin(folder.text),
      fix: "make '\(existing.text)' writable for the user that runs this, or write somewhere else")
  }
}
