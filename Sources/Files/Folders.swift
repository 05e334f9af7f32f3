internal import Glibc
internal import ReceiptModel

/// Makes folders.
enum Folders {
  /// Makes a folder, with those that lead to it, where it is missing.
  static func make(_ folder: FilePath) throws(SystemError) {
    if folder.withCPath({ mkdir($0, 0o777) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.parent != folder else { throw .last }
    try make(folder.parent)
    guard folder.withCPath({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
  }
}
