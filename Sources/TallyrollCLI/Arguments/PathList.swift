internal import ReceiptModel

/// Cuts bytes that come piece by piece into paths.
struct PathList {
  private let separator: UInt8
  private var rest: [UInt8] = []

  /// Creates a list whose paths are ended by line breaks, or by NUL.
  init(endedByNull: Bool) { separator = endedByNull ? 0 : UInt8(ascii: "\n") }

  /// Takes more bytes and returns the paths that are complete with them; empty ones are left out.
  mutating func take(_ bytes: [UInt8]) -> [FilePath] {
    rest += bytes
    guard let end = rest.lastIndex(of: separator) else { return [] }
    let complete = rest[...end]
    rest = Array(rest[(end + 1)...])
    return complete.split(separator: separator).map { FilePath(bytes: $0) }
  }

  /// Returns the last path, where it was not ended.
  mutating func finish() -> FilePath? {
    defer { rest = [] }
    return rest.isEmpty ? nil : FilePath(bytes: rest)
  }
}
