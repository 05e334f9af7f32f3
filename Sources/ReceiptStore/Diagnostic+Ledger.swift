import Diagnostics
import ReceiptModel

/// The diagnostics that arise at more than one place.
extension Diagnostic {
  static func ledgerCorrupt(_ detail: String, at path: FilePath) -> Diagnostic {
    Diagnostic(
      "ledger-corrupt", "the ledger is damaged, or is no SQLite database (\(detail))",
      at: Origin(path.text),
      fix: "restore it from a backup, or move it away and run again to build a new one from the scans")
  }

  static func ledgerDiskFull(at path: FilePath) -> Diagnostic {
    Diagnostic(
      "ledger-disk-full", "no space is left for the ledger", at: Origin(path.text),
      fix: "free some space, then run again; what was stored is safe, and the rest is read then")
  }

  static func ledgerNotWritable(_ detail: String, at path: FilePath) -> Diagnostic {
    Diagnostic(
      "ledger-not-writable", "the ledger cannot be written (\(detail))", at: Origin(path.text),
      fix: "set 'database' to a place that you may write to, or change the permissions of file and folder")
  }

  static func ledgerNotReadable(_ detail: String, at path: FilePath) -> Diagnostic {
    Diagnostic(
      "ledger-not-readable", "the ledger cannot be read (\(detail))", at: Origin(path.text),
      fix: "check the permissions of the ledger and its folder")
  }

  static func ledgerMissing(at path: FilePath) -> Diagnostic {
    Diagnostic(
      "ledger-missing", "there is no ledger yet", at: Origin(path.text),
      fix: "make one with 'tallyroll run', or correct 'database' in the pipeline file")
  }
}
