internal import ReceiptModel

extension FilePath {
  /// Returns the path as seen from `folder`, by its text alone: no link on disk is followed.
  ///
  /// The path comes back as it is where there is no folder, or where text cannot tell: one of both
  /// is absolute and the other is not, or the folder climbs above where both start.
  func relative(to folder: FilePath?) -> FilePath {
    guard let folder, isAbsolute == folder.isAbsolute else { return self }
    let base = folder.plainComponents
    let target = plainComponents
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let above = base[shared...]
    guard !above.contains(Self.parentName) else { return self }
    let steps = above.map { _ in Self.parentName } + target[shared...]
    return steps.isEmpty ? FilePath(".") : FilePath(bytes: steps.joined(separator: [UInt8(ascii: "/")]))
  }

  private static let parentName = Array("..".utf8)

  /// The components without empty ones, `.`, and every `..` that has something to take back.
  private var plainComponents: [[UInt8]] {
    var result: [[UInt8]] = []
    for component in bytes.split(separator: UInt8(ascii: "/")) where component != [UInt8(ascii: ".")] {
      if Array(component) != Self.parentName {
        result.append(Array(component))
      } else if let last = result.last, last != Self.parentName {
        result.removeLast()
      } else if !isAbsolute {
        result.append(Self.parentName)
      }
    }
    return result
  }
}
