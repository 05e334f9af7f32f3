internal import Glibc
internal import ReceiptModel

/// Tells files that end before their format says they do.
enum FileEnding {
  /// How far from the end a format's last mark is looked for; some programs write a little after it.
  private static let tail = 2_048

  /// Returns whether the file has a known beginning, and not the end that belongs to it.
  ///
  /// A file that cannot be read, or is of another kind, is as complete as can be told.
  static func isMissing(_ path: FilePath) -> Bool {
    guard let file = try? Descriptor(path, O_RDONLY | O_NONBLOCK), let status = try? file.status(),
      status.isRegular
    else { return false }
    let size = Int(status.st_size)
    guard size > 0 else { return true }
    let head = file.bytes(from: 0, count: 12)
    let mark: [UInt8]
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      mark = [0xFF, 0xD9]
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      mark = Array("IEND".utf8)
    } else if head.starts(with: "%PDF-".utf8) {
      mark = Array("%%EOF".utf8)
    } else if head.starts(with: "RIFF".utf8), head.count == 12, head.suffix(4) == Array("WEBP".utf8)[...] {
      let told = head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      return told + 8 > size
    } else {
      return false
    }
    return !contains(mark, in: file.bytes(from: max(0, size - tail), count: tail))
  }

  private static func contains(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
    guard bytes.count >= mark.count else { return false }
    return (0...(bytes.count - mark.count)).contains { bytes[$0..<($0 + mark.count)] == mark[...] }
  }
}

extension Descriptor {
  /// Returns the bytes at a place; fewer where the file ends or cannot be read.
  fileprivate func bytes(from offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(raw, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
