/// The keys of a file format, section by section, for telling what an unknown key was meant to be.
struct KeyAtlas {
  /// A section's name and its keys.
  struct Part {
    var section: String
    var keys: [String]
  }

  /// Suggestions take time; a file with more problems than this is something else than a misspelt pipeline.
  private static let mostSuggestions = 200

  var parts: [Part]

  /// The keys of a section.
  func keys(of section: String) -> [String] { parts.first { $0.section == section }?.keys ?? [] }

  /// Reports every key of `section` that does not belong there, except those that are reported elsewhere.
  ///
  /// `part` names the part of this atlas that the section is, where the section's own name does not.
  func reportUnknownKeys(
    of section: Section, as id: String = "unknown-key", called what: String = "key", leaving: [String] = [],
    part: String? = nil
  ) {
    let part = part ?? section.name
    let known = keys(of: part)
    let place = section.name.isEmpty || what != "key" ? "" : " in '\(section.name)'"
    for entry in section.entries where !known.contains(entry.key) && !leaving.contains(entry.key) {
      section.problems.report(
        id, "unknown \(what) \(Quoted(entry.key))\(place)", at: entry.origin,
        fix: section.problems.list.count < Self.mostSuggestions
          ? fix(for: entry.key, in: part, known: known) : nil)
    }
  }

  /// Reports each of `required` that `section` lacks, unless an unknown key is taken for it already.
  func require(_ required: String..., in section: Section, part: String? = nil, fix: (String) -> String) {
    let known = keys(of: part ?? section.name)
    let unknown = section.entries.map(\.key).filter { !known.contains($0) }.prefix(Self.mostSuggestions)
    let meant = Set(unknown.compactMap { DidYouMean($0, known).word })
    for key in required where section.entry(key) == nil && !meant.contains(key) {
      let place = section.name.isEmpty ? "" : " in '\(section.name)'"
      section.problems.report(
        "missing-key", "the key '\(key)' is missing\(place)", at: section.origin, fix: fix(key))
    }
  }

  private func fix(for key: String, in section: String, known: [String]) -> String? {
    if let elsewhere = home(of: key, otherThan: section) { return "move it: \(elsewhere)" }
    if let near = DidYouMean(key, known).fix { return near }
    let others = parts.filter { $0.section != section }.flatMap(\.keys)
    // A short key is near to some key of some other section only by chance.
    if key.count > 4, let near = DidYouMean(key, others).word,
      let elsewhere = home(of: near, otherThan: section)
    {
      return "did you mean '\(near)'? \(elsewhere)"
    }
    guard !known.isEmpty else { return "remove it: nothing can be set here" }
    return "use one of: \(known.joined(separator: ", "))"
  }

  private func home(of key: String, otherThan section: String) -> String? {
    let homes = parts.filter { $0.section != section && $0.keys.contains(key) }
      .map { $0.section.isEmpty ? "at the top of the file" : "under '\($0.section)'" }
    return homes.isEmpty ? nil : "'\(key)' belongs \(homes.joined(separator: " or "))"
  }
}
