extension KeyAtlas {
  /// Reports a missing or unsupported format version of a file beside the pipeline file.
  ///
  /// - Parameters:
  ///   - key: The key of the version.
  ///   - version: The version that is read.
  ///   - top: The file's keys.
  ///   - contents: What the file holds, as in "these are rules".
  /// - Returns: Whether the rest can be checked: not where another version's rules apply to it.
  func checkVersion(_ key: String, _ version: Int, in top: Section, of contents: String) -> Bool {
    require(key, in: top) { "start the file with '\($0): \(version)'" }
    guard let found = top.value(key, .wholeNumber(0...Int.max)), found != version else { return true }
    top.problems.report(
      "version-unsupported",
      "these are \(contents) of format version \(found), and this version of tallyroll reads \(version)",
      at: top.entry(key)?.value.origin ?? top.origin, fix: "write '\(key): \(version)'")
    return false
  }
}
