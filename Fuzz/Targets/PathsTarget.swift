import Files
import ReceiptModel

/// Paths as text and back, and patterns for names.
enum PathsTarget {
  static func run(_ bytes: [UInt8]) {
    let path = FilePath(bytes: bytes)
    require(FilePath(text: path.text) == path, "the path reads back as another")
    require(FilePath(text: path.text).text == path.text, "the text reads back as another")
    _ = FilePath(text: String(decoding: bytes, as: UTF8.self)).text
    // The root and the empty path have no name.
    if bytes.contains(where: { $0 != UInt8(ascii: "/") }) {
      let again = path.parent.appending(path.lastComponent)
      require(again.lastComponent == path.lastComponent, "the name is lost")
      require(again.parent == path.parent, "the folder is lost")
    }
    let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return }
    let name = FilePath(bytes: halves[1])
    _ = ShellPattern(String(decoding: halves[0], as: UTF8.self)).matches(name)
    require(ShellPattern("*").matches(name), "'*' does not match")
  }
}
