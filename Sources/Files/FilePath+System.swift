internal import Glibc
internal import ReceiptModel

extension FilePath {
  /// Calls `body` with the path as the system wants it.
  ///
  /// A path with a zero byte in it cannot be named to the system; `body` is given the empty path then,
  /// which no file has.
  func withCPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.contains(0) ? [] : bytes.map(CChar.init(bitPattern:))
    return (characters + [0]).withUnsafeBufferPointer { buffer in
      // A zero-terminated array is never empty, so the string literal is only for the type's sake.
      guard let start = buffer.baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }

  /// What is known of the file at this path, after following links.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard withCPath({ stat($0, &status) }) == 0 else { throw .last }
    return status
  }

  /// What is known of the file or link at this path itself.
  func linkStatus() throws(SystemError) -> stat {
    var status = stat()
    guard withCPath({ lstat($0, &status) }) == 0 else { throw .last }
    return status
  }

  /// The path with every link resolved.
  func resolved() throws(SystemError) -> FilePath {
    guard let text = withCPath({ realpath($0, nil) }) else { throw .last }
    defer { free(text) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
