internal import CSystem
public import Diagnostics
internal import Glibc
public import ReceiptModel

/// Moves files, and never over another.
public enum FileMove {
  /// How many names are tried before the place counts as full.
  private static let mostNames = 10_000

  /// Moves a file, with the folders that lead to its new place.
  ///
  /// Where the name is taken the file gets the next free one of ``FreeNames``. On another file system the file is
  /// copied, synced and only then removed; should the program end between the two, both are there.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Where it is to go.
  /// - Throws: `input-not-moved`, with the file where it was.
  /// - Returns: Where it lies now.
  public static func move(_ file: FilePath, to path: FilePath) throws(Diagnostic) -> FilePath {
    do throws(SystemError) {
      try Folders.make(path.parent)
      for name in FreeNames(path).prefix(mostNames) where try move(file, toFree: name) {
        try? Descriptor(name.parent, O_RDONLY | O_DIRECTORY).synchronise()
        return name
      }
      throw SystemError(code: EEXIST)
    } catch {
      throw Diagnostic(
        "input-not-moved", "the file is in the ledger, but cannot be moved to '\(path.text)': \(error.text)",
        at: Origin(file.text), fix: "\(wayOut(of: error)); the next run tries again")
    }
  }

  private static func wayOut(of error: SystemError) -> String {
    [ENOSPC, EDQUOT].contains(error.code)
      ? "free some space there" : "let the user that runs this write to both folders"
  }

  /// Moves a file to a name; returns whether the name was free.
  private static func move(_ file: FilePath, toFree name: FilePath) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try give(file, name)
      return true
    } catch {
      switch error.code {
      case EEXIST: return false
      case EXDEV: return try copy(file, toFree: name)
      default: throw error
      }
    }
  }

  /// Gives a file a name in place of the one that it has, on the same file system.
  private static func give(_ file: FilePath, _ name: FilePath) throws(SystemError) {
    // rename(2): RENAME_NOREPLACE is 1. File systems that do not know it say EINVAL.
    let result = file.withCPath { from in name.withCPath { to in renameat2(AT_FDCWD, from, AT_FDCWD, to, 1) }
    }
    if result == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw .last }
    guard file.withCPath({ from in name.withCPath { to in link(from, to) } }) == 0 else { throw .last }
    try giveUp(file, for: name)
  }

  /// Removes the old name of a file that has a new one; where the old cannot go, the new one goes instead.
  private static func giveUp(_ file: FilePath, for name: FilePath) throws(SystemError) {
    guard file.withCPath({ unlink($0) }) != 0 else { return }
    let problem = SystemError.last
    _ = name.withCPath { unlink($0) }
    throw problem
  }

  private static func copy(_ file: FilePath, toFree name: FilePath) throws(SystemError) -> Bool {
    let source = try Descriptor(file, O_RDONLY | O_NOFOLLOW)
    let status = try source.status()
    TemporaryFile.sweep(name.parent)
    let temporary = try TemporaryFile(in: name.parent, mode: 0o600)
    do throws(SystemError) {
      try temporary.file.append(contentsOf: source)
      _ = fchmod(temporary.file.raw, status.st_mode & 0o7777)
      guard futimens(temporary.file.raw, [status.st_atim, status.st_mtim]) == 0 else { throw .last }
      try temporary.file.synchronise()
      let now = try file.linkStatus()
      guard now.identity == status.identity, now.st_size == status.st_size, now.modified == status.modified
      else { throw SystemError(code: EBUSY) }
      try give(temporary.path, name)
    } catch {
      temporary.remove()
      if error.code == EEXIST { return false }
      throw error
    }
    try giveUp(file, for: name)
    return true
  }
}
