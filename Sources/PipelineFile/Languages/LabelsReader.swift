import Diagnostics
import PipelineEngine
import ReceiptModel

/// Reads the labels of a words file: phrases by the concepts that they stand for.
struct LabelsReader {
  let section: Section
  /// What the language's phrases mean by other files.
  let known: [LanguageWords.Labels]

  /// Returns the labels; what is wrong is reported.
  func labels() -> [LanguageWords.Labels] {
    var labels: [LanguageWords.Labels] = []
    var meanings: [String: [(concepts: Concepts, key: String, origin: Origin)]] = [:]
    for entry in section.entries {
      guard let concepts = concepts(entry), let phrases = section.list(entry.key, .phrase) else { continue }
      labels.append(LanguageWords.Labels(concepts, phrases.map(\.value)))
      for phrase in phrases {
        meanings[phrase.value.lowercased(), default: []].append((concepts, entry.key, phrase.origin))
      }
    }
    for (phrase, meanings) in meanings where meanings.count > 1 {
      reportContradiction(of: phrase, meanings)
    }
    reportContradictionsOfKnown(meanings)
    return labels
  }

  private func reportContradictionsOfKnown(
    _ meanings: [String: [(concepts: Concepts, key: String, origin: Origin)]]
  ) {
    for labels in known {
      for phrase in labels.phrases {
        for meaning in meanings[phrase.lowercased()] ?? []
        where Self.contradict(labels.concepts, meaning.concepts) {
          section.problems.report(
            "words-contradiction",
            "\(Quoted(phrase)) cannot be '\(meaning.key)': it is '\(labels.concepts.expression)' among the "
              + "built-in words",
            at: meaning.origin, fix: "remove it here")
        }
      }
    }
  }

  private func concepts(_ entry: YAMLEntry) -> Concepts? {
    switch Concepts.reading(entry.key) {
    case .success(let concepts): return concepts
    case .failure(let unknown):
      let names = Concepts.names.keys.sorted()
      section.problems.report(
        "words-concept-unknown", "unknown concept \(Quoted(unknown.name))", at: entry.origin,
        fix: DidYouMean(unknown.name, names).fix ?? "use one of: \(names.joined(separator: ", "))")
      return nil
    }
  }

  private func reportContradiction(
    of phrase: String, _ meanings: [(concepts: Concepts, key: String, origin: Origin)]
  ) {
    for (index, later) in meanings.enumerated() {
      let earlier = meanings[..<index].first { Self.contradict($0.concepts, later.concepts) }
      guard let earlier else { continue }
      section.problems.report(
        "words-contradiction",
        "\(Quoted(phrase)) cannot be both '\(earlier.key)' and '\(later.key)': also on line "
          + "\(earlier.origin.line ?? 0)",
        at: later.origin, fix: "keep one of the two")
      return
    }
  }

  /// Whether no phrase can mean both.
  static func contradict(_ a: Concepts, _ b: Concepts) -> Bool {
    // What an amount is: one of these, each with what it may not be.
    let sides: [(Concepts, Concepts)] = [
      (.inclusive, .exclusive), (.net, .gross), (.change, [.total, .due, .paid, .discount, .tip]),
      (.discount, [.total, .due, .tip, .tax]), (.tip, [.total, .due, .tax]),
      (.rounding, [.tax, .tip, .change, .discount]), (.cash, .card), (.seller, .customer),
    ]
    let areBoth = sides.contains { left, right in
      !a.isDisjoint(with: left) && !b.isDisjoint(with: right)
        || !b.isDisjoint(with: left) && !a.isDisjoint(with: right)
    }
    return areBoth || isSubtotal(a) && isWhole(b) || isSubtotal(b) && isWhole(a) || a.isEmpty != b.isEmpty
  }

  private static func isSubtotal(_ concepts: Concepts) -> Bool { concepts.contains(.sub) }
  private static func isWhole(_ concepts: Concepts) -> Bool {
    !concepts.isDisjoint(with: [.total, .due]) && !concepts.contains(.sub)
  }
}
