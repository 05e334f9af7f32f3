internal import Diagnostics
internal import Glibc
internal import ReceiptModel

/// What a failed system call left in `errno`.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in the system's own words: `Permission denied`.
  var text: String { String(cString: strerror(code)) }

  /// The error as a problem of the file at `path` that was to be read.
  func unreadable(_ path: FilePath) -> Diagnostic {
    if code == ENOENT || code == ESTALE {
      return Diagnostic(
        "file-vanished", "the file is not there", at: Origin(path.text),
        fix: "check the path; a file that was moved after it was listed is found by the next run")
    }
    return Diagnostic(
      "file-unreadable", "the file cannot be read: \(text)", at: Origin(path.text),
      fix: "make the file readable for the user that runs this")
  }

  /// The error as a problem of the file at `path` that was to be written.
  func unwritable(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      "output-not-writable", "the file cannot be written: \(text)", at: Origin(path.text),
      fix: code == ENOSPC || code == EDQUOT
        ? "make room on that disk, or write somewhere else"
        : "make the folder writable for the user that runs this, or write somewhere else")
  }
}
