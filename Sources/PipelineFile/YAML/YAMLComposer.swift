import Diagnostics

/// Builds the tree of a YAML file and refuses what makes a file say something else than it seems to.
///
/// Anchors, aliases, tags, merge keys, repeated keys and further documents are reported, and reading
/// goes on where it can, so that all problems show at once.
struct YAMLComposer: ~Copyable {
  /// How deep lists and mappings may lie in each other.
  static let maximumDepth = 32

  private var reader: YAMLEventReader
  private let file: String
  private let problems: Problems

  /// Returns the file's tree, or `nil` where there is none that could be checked further.
  static func compose(_ bytes: [UInt8], file: String, problems: Problems) -> YAMLNode? {
    guard let bytes = YAMLText.checked(bytes, file: file, problems: problems) else { return nil }
    do throws(Diagnostic) {
      var composer = try YAMLComposer(bytes, file: file, problems: problems)
      return try composer.document()
    } catch {
      problems.report(error)
      return nil
    }
  }

  private init(_ bytes: [UInt8], file: String, problems: Problems) throws(Diagnostic) {
    reader = try YAMLEventReader(bytes, file: file)
    self.file = file
    self.problems = problems
  }

  private mutating func document() throws(Diagnostic) -> YAMLNode? {
    var event = try reader.next()
    while event.kind == .other { event = try reader.next() }
    guard event.kind == .documentStart else {
      problems.report(
        "yaml-empty", "the file is empty", at: Origin(file), fix: "check that this is the right file")
      return nil
    }
    let root = try node(try reader.next(), depth: 1)
    event = try reader.next()
    while event.kind == .other { event = try reader.next() }
    if event.kind == .documentStart {
      problems.report(
        "yaml-documents", "a second document starts here", at: origin(event),
        fix: "remove the '---', or put it into a file of its own")
    }
    return root
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLNode {
    let origin = origin(event)
    guard event.kind != .alias else {
      problems.report(
        "yaml-alias", "aliases are not allowed: '*\(event.anchor ?? "")'", at: origin,
        fix: "repeat the value; put text that starts with '*' in quotes")
      return YAMLNode(content: .refused, origin: origin)
    }
    reportProperties(event)
    switch event.kind {
    case .scalar(let scalar): return YAMLNode(content: .scalar(scalar), origin: origin)
    case .sequenceStart:
      try checkDepth(depth, at: origin)
      return YAMLNode(content: .sequence(try items(depth: depth)), origin: origin)
    case .mappingStart:
      try checkDepth(depth, at: origin)
      return YAMLNode(content: .mapping(try entries(depth: depth)), origin: origin)
    default: return YAMLNode(content: .refused, origin: origin)
    }
  }

  private mutating func items(depth: Int) throws(Diagnostic) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try reader.next()
      guard event.kind != .sequenceEnd else { return items }
      items.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var first: [String: Int] = [:]
    while true {
      let event = try reader.next()
      guard event.kind != .mappingEnd else { return entries }
      let key = try node(event, depth: depth + 1)
      let value = try node(try reader.next(), depth: depth + 1)
      guard let name = plainKey(key) else { continue }
      if let line = first[name] {
        problems.report(
          "yaml-duplicate-key", "the key \(Quoted(name)) stands here twice: also on line \(line)",
          at: key.origin, fix: "keep one of the two")
        continue
      }
      first[name] = key.origin.line
      entries.append(YAMLEntry(key: name, origin: key.origin, value: value))
    }
  }

  private func plainKey(_ key: YAMLNode) -> String? {
    switch key.content {
    case .refused: return nil
    case .scalar(let scalar) where scalar.isPlain && scalar.text == "<<":
      problems.report(
        "yaml-merge", "merge keys ('<<') are not allowed", at: key.origin, fix: "write the keys out")
      return nil
    case .scalar(let scalar) where !scalar.text.isEmpty: return scalar.text
    default:
      problems.report(
        "yaml-key", "a key must be text", at: key.origin,
        fix: "put text that starts with '[' or '{' in quotes")
      return nil
    }
  }

  private func reportProperties(_ event: YAMLEvent) {
    if let anchor = event.anchor {
      problems.report(
        "yaml-anchor", "anchors are not allowed: '&\(anchor)'", at: origin(event),
        fix: "remove it; put text that starts with '&' in quotes")
    }
    if let tag = event.tag {
      problems.report(
        "yaml-tag", "tags are not allowed: \(Quoted(tag))", at: origin(event),
        fix: "remove it; put text that starts with '!' in quotes")
    }
  }

  private func checkDepth(_ depth: Int, at origin: Origin) throws(Diagnostic) {
    guard depth > Self.maximumDepth else { return }
    throw Diagnostic(
      "yaml-too-deep", "lists and mappings lie more than \(Self.maximumDepth) deep in each other", at: origin,
      fix: "check the brackets before this place")
  }

  private func origin(_ event: YAMLEvent) -> Origin { Origin(file, line: event.line, column: event.column) }
}
