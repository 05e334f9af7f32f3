import ReceiptModel

extension ValueKind where Value == String {
  /// A shell pattern of file names.
  static var namePattern: ValueKind {
    ValueKind("a pattern of file names such as '*.jpg'") { scalar throws(Refusal) in
      guard !scalar.text.contains("/") else {
        throw Refusal(
          "value-invalid", "must be a pattern of file names, and \(Quoted(scalar.text)) has a '/'",
          fix: "leave the folder out: patterns are compared with the name alone")
      }
      return scalar.text
    }
  }
}

extension ValueKind where Value == String {
  /// An argument of a program.
  static var argument: ValueKind {
    ValueKind("an argument") { scalar throws(Refusal) in
      guard scalar.text.utf8.count <= 4000,
        !scalar.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else {
        throw Refusal(
          "value-invalid", "must be at most 4000 bytes without control characters, not \(Quoted(scalar.text))"
        )
      }
      return scalar.text
    }
  }
}

extension ValueKind where Value == FilePath {
  /// A path without placeholders, relative to `folder`.
  static func path(in folder: FilePath) -> ValueKind {
    ValueKind("a path") { scalar throws(Refusal) in
      let path = try plainPath(scalar.text, in: folder)
      guard let placeholder = ["{year}", "{month}"].first(where: scalar.text.contains) else { return path }
      throw Refusal(
        "path-template",
        "must be a path without placeholders, and \(Quoted(scalar.text)) has '\(placeholder)'",
        fix: "remove it; only the path of a markdown export has placeholders")
    }
  }

  /// A path of a file to write, relative to `folder`.
  static func file(in folder: FilePath) -> ValueKind {
    ValueKind("a path of a file") { scalar throws(Refusal) in
      try refuseFolder(scalar.text)
      return try path(in: folder).read(scalar)
    }
  }

  /// A program: a path relative to `folder`, or a name without a slash, which stays as it is.
  static func program(in folder: FilePath) -> ValueKind {
    ValueKind("a program's path or name") { scalar throws(Refusal) in
      try refuseFolder(scalar.text)
      let path = try path(in: folder).read(scalar)
      guard scalar.text.contains("/") else { return FilePath(scalar.text) }
      // Tidied, a path into the current folder may have lost what tells it from a name.
      return path.bytes.contains(UInt8(ascii: "/")) ? path : FilePath(bytes: Array("./".utf8) + path.bytes)
    }
  }

  /// A path of a file to write for each month, with `{year}` and `{month}`, relative to `folder`.
  static func monthlyFile(in folder: FilePath) -> ValueKind {
    ValueKind("a path of files such as '{year}-{month}.md'") { scalar throws(Refusal) in
      let text = scalar.text
      try refuseFolder(text)
      var rest = text[...]
      while let open = rest.firstIndex(of: "{") {
        rest = rest[open...]
        guard let close = rest.firstIndex(of: "}") else { break }
        let placeholder = String(rest[...close])
        guard ["{year}", "{month}"].contains(placeholder) else {
          throw Refusal(
            "path-template", "has the placeholder \(Quoted(placeholder)), which is unknown",
            fix: "use '{year}' and '{month}'")
        }
        rest = rest[rest.index(after: close)...]
      }
      let missing = ["{year}", "{month}"].filter { !text.contains($0) }
      guard missing.isEmpty else {
        throw Refusal(
          "path-template",
          "must tell the months apart, and \(Quoted(text)) lacks \(missing.map { "'\($0)'" }.joined(separator: " and "))",
          fix: "write a path such as '{year}-{month}.md'")
      }
      return try plainPath(text, in: folder)
    }
  }

  private static func refuseFolder(_ text: String) throws(Refusal) {
    guard text.hasSuffix("/") else { return }
    throw Refusal(
      "path-invalid", "must be the path of a file, and \(Quoted(text)) ends like a folder",
      fix: "add the file's name")
  }

  private static func plainPath(_ text: String, in folder: FilePath) throws(Refusal) -> FilePath {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw Refusal("path-invalid", "must be a path, and \(Quoted(text)) has control characters")
    }
    guard text.utf8.count <= 4000 else {
      throw Refusal("path-invalid", "must be a path, and this is too long for one")
    }
    guard let first = text.first, first != "~", first != "$" else {
      throw Refusal(
        "path-invalid", "must be a path as it is, and \(Quoted(text)) would need a shell to fill it in",
        fix:
          "write the whole path, or one relative to the pipeline file; for a name that starts so, put './' before it"
      )
    }
    return folder.appending(FilePath(text)).tidied
  }
}
