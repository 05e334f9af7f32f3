public import ReceiptModel

/// The names that a file may get at a place, the wanted one first: `scan.jpg`, `scan-2.jpg`, `scan-3.jpg` and so on.
public struct FreeNames: Sequence, IteratorProtocol {
  /// The longest name that Linux file systems take, in bytes.
  private static let longest = 255

  private let folder: FilePath
  private let stem: ArraySlice<UInt8>
  private let ending: ArraySlice<UInt8>
  private var number = 0

  /// Creates the names for a path.
  public init(_ path: FilePath) {
    folder = path.parent
    let name = path.lastComponent.bytes
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil } ?? name.endIndex
    stem = name[..<dot]
    ending = name[dot...]
  }

  /// Returns the next name; there is always one more.
  public mutating func next() -> FilePath? {
    number += 1
    guard number > 1 else { return folder.appending(FilePath(bytes: stem + ending)) }
    let tail = Array("-\(number)".utf8) + ending
    var head = stem.prefix(Swift.max(1, Self.longest - tail.count))
    // A character of several bytes is left out as a whole.
    if head.count < stem.count {
      while head.count > 1, stem[head.endIndex] & 0xC0 == 0x80 { head.removeLast() }
    }
    return folder.appending(FilePath(bytes: head + tail))
  }
}
