/// A line of a text file that is not blank, with its number.
struct NumberedLine: Hashable {
  /// The line's number, from 1.
  var number: Int
  /// Its bytes, without what ends it.
  var bytes: [UInt8]

  /// Returns the lines of a file, ended by LF or CRLF; a byte order mark is no part of the first.
  static func lines(of bytes: [UInt8]) -> [NumberedLine] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return isBlank ? nil : NumberedLine(number: index + 1, bytes: Array(line))
    }
  }
}
