internal import Glibc
internal import ReceiptModel

/// A new file beside the one whose place it is to take, locked for as long as it is written.
///
/// By the lock, the file of a process that was killed amid its work can be told from one that is needed.
struct TemporaryFile: ~Copyable {
  private static let start = Array(".tallyroll-".utf8)
  private static let end = Array(".part".utf8)

  let path: FilePath
  let file: Descriptor

  /// Makes a file in a folder.
  init(in folder: FilePath, mode: mode_t) throws(SystemError) {
    while true {
      let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      // The name is short whatever the target's is, hidden, and matches the default of 'input.exclude'.
      let path = folder.appending(FilePath(bytes: Self.start + number.utf8 + Self.end))
      let file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      // Whoever sweeps may have come between, and then has the lock or has removed the file.
      let isLost = flock(file.raw, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isLost, try file.status().st_nlink > 0 {
        self.path = path
        self.file = file
        return
      }
    }
  }

  /// Removes the file, where it has not taken its place.
  func remove() { _ = path.withCPath { unlink($0) } }

  /// Removes the files in a folder that nobody writes any more.
  static func sweep(_ folder: FilePath) {
    for name in (try? FolderListing.names(in: folder)) ?? [] {
      guard name.bytes.starts(with: start), name.bytes.suffix(end.count) == end[...] else { continue }
      let path = folder.appending(name)
      guard let file = try? Descriptor(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK) else { continue }
      if flock(file.raw, LOCK_EX | LOCK_NB) == 0 { _ = path.withCPath { unlink($0) } }
    }
  }
}
