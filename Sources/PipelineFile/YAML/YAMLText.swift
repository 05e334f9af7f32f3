import Diagnostics

/// Checks a file's bytes before libyaml sees them: size, encoding, characters.
enum YAMLText {
  /// The most bytes a file may have.
  static let maximumSize = 1 << 20

  /// Returns the bytes without a byte order mark, or `nil` where something is wrong with them.
  static func checked(_ bytes: [UInt8], file: String, problems: Problems) -> [UInt8]? {
    guard bytes.count <= maximumSize else {
      problems.report(
        "yaml-too-large", "the file has \(bytes.count) bytes, and at most \(maximumSize) are read",
        at: Origin(file), fix: "check that this is the right file")
      return nil
    }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problems.report(
        "yaml-encoding", "the file is not UTF-8", at: encodingOrigin(bytes, file: file),
        fix: "save it as UTF-8")
      return nil
    }
    let found = problems.list.count
    reportCharacters(text, file: file, problems: problems)
    return problems.list.count == found ? bytes : nil
  }

  private static func encodingOrigin(_ bytes: [UInt8], file: String) -> Origin {
    var line = 1
    var lineStart = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      guard String(validating: bytes[lineStart...index], as: UTF8.self) != nil else { break }
      line += 1
      lineStart = index + 1
    }
    let rest = bytes[lineStart...].prefix { $0 != UInt8(ascii: "\n") }
    var column = 1
    var start = rest.startIndex
    while start < rest.endIndex,
      let length = (1...4).first(where: {
        start + $0 <= rest.endIndex && String(validating: rest[start..<(start + $0)], as: UTF8.self) != nil
      })
    {
      column += 1
      start += length
    }
    return Origin(file, line: line, column: column)
  }

  private static func reportCharacters(_ text: String, file: String, problems: Problems) {
    var line = 1
    var column = 1
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") { line += 1 }
        column = 1
        continue
      }
      if !isAllowed(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - code.count))
        problems.report(
          "yaml-character", "the character U+\(padding)\(code) is not allowed",
          at: Origin(file, line: line, column: column), fix: "remove it")
      }
      column += 1
    }
  }

  /// YAML's printable characters without its unusual line breaks, which would make lines no editor counts.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
    case 0x10000...0x10FFFF: true
    default: false
    }
  }
}
