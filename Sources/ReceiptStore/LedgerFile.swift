import Diagnostics
import Glibc
import ReceiptModel

/// The ledger as a file in a folder.
enum LedgerFile {
  /// Makes the file, readable for its owner only, and the folders that lead to it, where they are missing.
  ///
  /// SQLite gives the files that it makes beside the ledger the same permissions.
  ///
  /// - Throws: `ledger-not-writable`, `ledger-disk-full`.
  static func create(at path: FilePath) throws(Diagnostic) {
    guard !exists(path) else { return }
    try createFolder(path.parent, for: path)
    // Not `open`: closing a descriptor of a file that SQLite has open elsewhere in this process would
    // drop its locks (sqlite.org/howtocorrupt.html, §2.2).
    let failed = withName(path) { mknod($0, S_IFREG | 0o600, 0) } != 0
    let code = errno
    guard failed, code != EEXIST else { return }
    throw diagnostic(code, at: path)
  }

  /// Whether there is something at the path, be it a dangling link.
  static func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return withName(path) { lstat($0, &status) } == 0
  }

  /// Whether there is a pipe, socket or device at the path, which would hold up whoever opens it.
  static func isSpecial(_ path: FilePath) -> Bool {
    var status = stat()
    guard withName(path, { stat($0, &status) }) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// The file's size in bytes, 0 where there is none.
  static func size(_ path: FilePath) -> Int {
    var status = stat()
    return withName(path) { stat($0, &status) } == 0 ? Int(status.st_size) : 0
  }

  private static func createFolder(_ folder: FilePath, for ledger: FilePath) throws(Diagnostic) {
    guard !exists(folder) else { return }
    try createFolder(folder.parent, for: ledger)
    let failed = withName(folder) { mkdir($0, 0o777) } != 0
    let code = errno
    guard failed, code != EEXIST else { return }
    throw diagnostic(code, at: ledger)
  }

  private static func withName<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path.bytes + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        // Never empty: it holds the terminating zero at least.
        name.baseAddress.map(body) ?? body("")
      }
    }
  }

  private static func diagnostic(_ code: Int32, at path: FilePath) -> Diagnostic {
    code == ENOSPC || code == EDQUOT
      ? .ledgerDiskFull(at: path) : .ledgerNotWritable(String(cString: strerror(code)), at: path)
  }
}
