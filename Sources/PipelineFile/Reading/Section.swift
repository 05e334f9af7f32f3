import Diagnostics

/// A mapping of the file, read key by key; what is wrong is reported as it is met.
///
/// A key that is not there reads as `nil`, like one whose value is wrong: the reader goes on with the default.
struct Section {
  /// The keys' names that lead here, joined by `: `; empty for the whole file.
  let name: String
  /// Where the section is, for what is missing in it.
  let origin: Origin
  let entries: [YAMLEntry]
  let problems: Problems

  private init(name: String, origin: Origin, entries: [YAMLEntry], problems: Problems) {
    self.name = name
    self.origin = origin
    self.entries = entries
    self.problems = problems
  }

  /// The section that `node` is, or `nil` where it is no mapping, which is reported.
  ///
  /// `keyOrigin` is where the section's key stands; the node's own place where there is none.
  init?(_ node: YAMLNode, name: String, keyOrigin: Origin? = nil, problems: Problems) {
    let subject = name.isEmpty ? "the file" : "'\(name)'"
    switch node.content {
    case .mapping(let entries):
      self.init(name: name, origin: keyOrigin ?? node.origin, entries: entries, problems: problems)
    case .refused: return nil
    case .scalar(let scalar) where scalar.isNull:
      problems.report(
        "value-empty", "\(subject) has no value", at: keyOrigin ?? node.origin,
        fix: "write its keys below it and further in, or '{}' for none")
      return nil
    case .scalar(let scalar):
      problems.report(
        "wrong-type", "\(subject) must be keys and values, not the single value \(Quoted(scalar.text))",
        at: node.origin)
      return nil
    case .sequence:
      problems.report("wrong-type", "\(subject) must be keys and values, not a list", at: node.origin)
      return nil
    }
  }

  func entry(_ key: String) -> YAMLEntry? { entries.first { $0.key == key } }

  /// Returns the section below `key`.
  func section(_ key: String) -> Section? {
    guard let entry = entry(key) else { return nil }
    let below = name.isEmpty ? key : "\(name): \(key)"
    return Section(entry.value, name: below, keyOrigin: entry.origin, problems: problems)
  }

  /// Returns the single value of `key`.
  func value<Value>(_ key: String, _ kind: ValueKind<Value>) -> Value? {
    entry(key).flatMap { read($0.value, kind, subject: "'\(key)'", emptyAt: $0.origin) }
  }

  /// Returns the values of the list of `key`, each with its place; wrong ones are left out.
  func list<Value: Hashable>(
    _ key: String, _ kind: ValueKind<Value>, orEmpty: Bool = false, mayRepeat: Bool = false
  ) -> [Located<Value>]? {
    guard let entry = entry(key) else { return nil }
    switch entry.value.content {
    case .refused: return nil
    case .sequence(let items):
      if items.isEmpty, !orEmpty {
        problems.report(
          "list-empty", "'\(key)' lists nothing", at: entry.value.origin, fix: "write at least one item")
      }
      let values = items.compactMap { item in
        let value = read(item, kind, subject: "an item of '\(key)'", emptyAt: item.origin)
        return value.map { Located($0, at: item.origin) }
      }
      return mayRepeat ? values : withoutRepeats(values, key: key)
    case .scalar(let scalar) where scalar.isNull:
      problems.report(
        "value-empty", "'\(key)' has no value", at: entry.origin,
        fix: "write a list, such as '\(key): [a, b]'")
    case .scalar(let scalar):
      let items = scalar.text.split(whereSeparator: { $0 == "+" || $0 == "," })
        .map { $0.drop { $0 == " " } }.joined(separator: ", ")
      problems.report(
        "wrong-type", "'\(key)' must be a list, not the single value \(Quoted(scalar.text))",
        at: entry.value.origin, fix: "write '\(key): [\(items.prefix(60))]'")
    case .mapping:
      problems.report("wrong-type", "'\(key)' must be a list, not keys and values", at: entry.value.origin)
    }
    return nil
  }

  private func read<Value>(
    _ node: YAMLNode, _ kind: ValueKind<Value>, subject: String, emptyAt: Origin
  ) -> Value? {
    switch node.content {
    case .refused: return nil
    case .sequence:
      problems.report(
        "wrong-type", "\(subject) must be a single value (\(kind.expected)), not a list", at: node.origin)
      return nil
    case .mapping:
      problems.report(
        "wrong-type", "\(subject) must be a single value (\(kind.expected)), not keys and values",
        at: node.origin, fix: "put text that contains braces in quotes")
      return nil
    case .scalar(let scalar) where scalar.isNull || scalar.text.allSatisfy(\.isWhitespace):
      problems.report(
        "value-empty", "\(subject) has no value", at: emptyAt, fix: "write \(kind.expected)")
      return nil
    case .scalar(let scalar):
      do throws(Refusal) {
        return try kind.read(scalar)
      } catch {
        problems.report(error.id, "\(subject) \(error.reason)", at: node.origin, fix: error.fix)
        return nil
      }
    }
  }

  private func withoutRepeats<Value: Hashable>(_ values: [Located<Value>], key: String) -> [Located<Value>] {
    var seen: Set<Value> = []
    return values.filter { located in
      if seen.insert(located.value).inserted { return true }
      problems.report(
        "value-repeated", "'\(key)' lists \(Quoted("\(located.value)")) twice", at: located.origin,
        fix: "remove one of the two")
      return false
    }
  }
}
