public import Diagnostics
internal import Glibc
public import ReceiptModel

/// Reads whole files.
public enum FileContents {
  /// Returns the bytes of a file.
  ///
  /// Follows links. Never waits for a pipe or device: those are refused before they are read.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - limit: The most bytes it may have.
  /// - Throws: `file-vanished`, `file-unreadable`, `file-not-regular`, `file-too-large`.
  /// - Returns: All bytes, at most `limit`.
  public static func read(_ path: FilePath, limit: Int = 1 << 31) throws(Diagnostic) -> [UInt8] {
    let file = try RegularFile(path)
    var bytes: [UInt8] = []
    // One byte more than the file has shows that it did not grow meanwhile; if it did, the rest is read too.
    var room = min(file.size, limit) + 1
    while true {
      let before = bytes.count
      try file.append(to: &bytes, upTo: room)
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
      if bytes.count == before { return bytes }
      room = max(min(file.size, limit) + 1 - bytes.count, 1 << 16)
    }
  }

  private static func tooLarge(_ path: FilePath, _ limit: Int) -> Diagnostic {
    Diagnostic(
      "file-too-large", "the file has more than \(limit) bytes", at: Origin(path.text),
      fix: "make it smaller, or raise 'limits.memory' in the pipeline file")
  }
}
