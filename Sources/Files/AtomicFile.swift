public import Diagnostics
internal import Glibc
public import ReceiptModel

/// Writes files that are, at every instant, either the old ones or the new ones in full.
public enum AtomicFile {
  /// Writes a file, with the folders that lead to it.
  ///
  /// The bytes go to a temporary file in the same folder, which is synced and then takes the name. A file
  /// that has these bytes already is left as it is, time and all. A link is followed; a file that is replaced
  /// passes on its permissions.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: Where they go.
  /// - Throws: `output-not-writable`, with nothing changed and no temporary file left.
  /// - Returns: Whether the file was written, as opposed to being the same already.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: FilePath) throws(Diagnostic) -> Bool {
    do throws(SystemError) {
      let target = try destination(path)
      let existing = try? target.status()
      if let existing {
        guard existing.isRegular else { throw SystemError(code: existing.isFolder ? EISDIR : ESPIPE) }
        if existing.st_size == bytes.count, (try? FileContents.read(target, limit: bytes.count)) == bytes {
          return false
        }
      } else {
        try Folders.make(target.parent)
      }
      try replace(target, with: bytes, permissions: existing.map { $0.st_mode & 0o7777 })
      return true
    } catch {
      throw error.unwritable(path)
    }
  }

  /// Removes what a process that was killed amid ``write(_:to:)`` has left in a folder.
  public static func sweep(_ folder: FilePath) { TemporaryFile.sweep(folder) }

  /// The path itself, or what it leads to where it is a link to something.
  private static func destination(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let status = try? path.linkStatus(), status.isLink else { return path }
    return try path.resolved()
  }

  private static func replace(
    _ target: FilePath, with bytes: [UInt8], permissions: mode_t?
  ) throws(SystemError) {
    let folder = target.parent
    let temporary = try TemporaryFile(in: folder, mode: 0o666)
    do throws(SystemError) {
      if let permissions { _ = fchmod(temporary.file.raw, permissions) }
      try temporary.file.write(bytes)
      try temporary.file.synchronise()
      let moved = temporary.path.withCPath { from in target.withCPath { to in rename(from, to) } }
      guard moved == 0 else { throw .last }
    } catch {
      temporary.remove()
      throw error
    }
    try Descriptor(folder, O_RDONLY | O_DIRECTORY).synchronise()
  }
}
