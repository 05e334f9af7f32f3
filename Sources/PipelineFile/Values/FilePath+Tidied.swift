import ReceiptModel

extension FilePath {
  /// The path without `.`, double slashes, and pairs of a name and `..`.
  ///
  /// Works on the text alone: a symbolic link before a `..` is not followed.
  var tidied: FilePath {
    let slash = UInt8(ascii: "/")
    var kept: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: slash) {
      switch Array(part) {
      case Array(".".utf8): continue
      case Array("..".utf8):
        if let last = kept.last, Array(last) != Array("..".utf8) {
          kept.removeLast()
        } else if !isAbsolute {
          kept.append(part)
        }
      default: kept.append(part)
      }
    }
    let joined = Array(kept.joined(separator: [slash]))
    if isAbsolute { return FilePath(bytes: [slash] + joined) }
    return joined.isEmpty ? FilePath(".") : FilePath(bytes: joined)
  }

  /// Whether the path lies in `folder` or below; both tidied.
  func isInside(_ folder: FilePath) -> Bool {
    guard folder.isAbsolute == isAbsolute else { return false }
    if folder.bytes == Array(".".utf8) { return !isAbsolute && !bytes.starts(with: "../".utf8) }
    let prefix = folder.bytes.last == UInt8(ascii: "/") ? folder.bytes : folder.bytes + [UInt8(ascii: "/")]
    return bytes.starts(with: prefix)
  }
}
