/// A path as the bytes that the operating system knows it by.
///
/// Linux paths are bytes, not text. The ``text`` form is reversible and valid Unicode, so that it
/// fits in a ledger, a CSV cell or JSON: bytes that are not UTF-8 are written `\xE4`, and a backslash
/// is written `\\`.
public struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The bytes, without a terminating zero.
  public let bytes: [UInt8]

  /// Creates a path from the operating system's bytes.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a path from plain text, such as a command-line argument or a setting.
  public init(_ plain: String) { self.init(bytes: plain.utf8) }

  /// Creates a path from the reversible ``text`` form.
  public init(text: String) {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "\\"), index + 1 < source.count {
        if source[index + 1] == UInt8(ascii: "x"), index + 3 < source.count,
          let high = Character(Unicode.Scalar(source[index + 2])).hexDigitValue,
          let low = Character(Unicode.Scalar(source[index + 3])).hexDigitValue
        {
          bytes.append(UInt8(high << 4 | low))
          index += 4
          continue
        }
        index += 1
      }
      bytes.append(source[index])
      index += 1
    }
    self.init(bytes: bytes)
  }

  /// The path as valid, reversible text.
  public var text: String {
    var result = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      if rest[rest.startIndex] == UInt8(ascii: "\\") {
        result += "\\\\"
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 != UInt8(ascii: "\\") }
      rest.removeFirst(run.count)
      if let valid = String(validating: run, as: UTF8.self) {
        result += valid
      } else {
        result += Self.escaped(run)
      }
    }
    return result
  }

  /// The same as ``text``.
  public var description: String { text }

  /// The last component.
  public var lastComponent: FilePath {
    let slash = UInt8(ascii: "/")
    let end = bytes.lastIndex { $0 != slash } ?? bytes.startIndex
    guard bytes.indices.contains(end), bytes[end] != slash else { return self }
    let start = bytes[...end].lastIndex(of: slash).map { $0 + 1 } ?? 0
    return FilePath(bytes: bytes[start...end])
  }

  /// The path without its last component; `.` for a bare name, `/` for the root.
  public var parent: FilePath {
    let slash = UInt8(ascii: "/")
    var end = bytes.endIndex
    while end > 0, bytes[end - 1] == slash { end -= 1 }
    guard let cut = bytes[..<end].lastIndex(of: slash) else {
      return FilePath(bytes.first == slash ? "/" : ".")
    }
    var head = bytes[..<cut]
    while head.last == slash { head.removeLast() }
    return head.isEmpty ? FilePath("/") : FilePath(bytes: head)
  }

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Returns the path of `name` inside this folder; an absolute `name` is returned as it is.
  public func appending(_ name: FilePath) -> FilePath {
    if name.isAbsolute || bytes.isEmpty { return name }
    let slash = UInt8(ascii: "/")
    return FilePath(bytes: bytes.last == slash ? bytes + name.bytes : bytes + [slash] + name.bytes)
  }

  /// Orders by bytes.
  public static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes
    while !rest.isEmpty {
      let length = (1...4).first {
        $0 <= rest.count && String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        result += String(decoding: rest.prefix(length), as: UTF8.self)
        rest.removeFirst(length)
      } else {
        let hex = String(rest.removeFirst(), radix: 16, uppercase: true)
        result += hex.count == 1 ? "\\x0\(hex)" : "\\x\(hex)"
      }
    }
    return result
  }
}

extension FilePath: Codable {
  /// Decodes a path from its ``text`` form.
  public init(from decoder: any Decoder) throws {
    self.init(text: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the ``text`` form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
