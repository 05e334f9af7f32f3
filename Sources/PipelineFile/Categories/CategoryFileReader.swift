import Diagnostics
import PipelineEngine
public import ReceiptModel

/// Reads rules files as strictly as pipeline files.
///
/// Whether the rules match their own examples is not looked at here: compiling them tells.
public enum CategoryFileReader {
  private static let version = 1
  private static let rulePart = "categories: CATEGORY: RULE"
  private static let atlas = KeyAtlas(parts: [
    .init(section: "", keys: ["tallyroll_categories", "default", "categories"]),
    .init(section: rulePart, keys: ["merchants", "words", "examples", "counterexamples"]),
  ])

  /// Returns the rules of a file, and all that is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's path, which diagnostics and the rules' origins name.
  /// - Returns: The rules where the file has no errors, and every diagnostic.
  public static func read(_ bytes: some Sequence<UInt8>, file: FilePath) -> Reading<CategoryFile> {
    let problems = Problems()
    let root = YAMLComposer.compose(Array(bytes), file: file.text, problems: problems)
    let top = root.flatMap { Section($0, name: "", problems: problems) }
    return Reading(top.flatMap(contents), problems)
  }

  private static func contents(_ top: Section) -> CategoryFile? {
    guard atlas.checkVersion("tallyroll_categories", version, in: top, of: "rules") else { return nil }
    atlas.reportUnknownKeys(of: top)
    atlas.require("categories", in: top) { "write '\($0):' with the categories below it" }
    let defaultCategory = top.value("default", .label)
    let rules = top.section("categories")?.entries.flatMap { entry in
      category(entry, problems: top.problems)
    }
    return CategoryFile(rules: rules ?? [], defaultCategory: defaultCategory)
  }

  private static func category(_ entry: YAMLEntry, problems: Problems) -> [CategoryRule] {
    let name = label(entry, problems: problems)
    let section = Section(
      entry.value, name: "categories: \(entry.key)", keyOrigin: entry.origin, problems: problems)
    guard let name, let section else { return [] }
    let misplaced = section.entries.first { entry in
      // A rule may be named 'words', and holds keys; the list of that name does not.
      if case .mapping = entry.value.content { return false }
      return atlas.keys(of: rulePart).contains(entry.key)
    }
    if let misplaced {
      problems.report(
        "wrong-type", "\(Quoted(name)) must hold rules, each under a name of its own", at: misplaced.origin,
        fix: "put a name such as 'shops:' above '\(misplaced.key)', and indent what belongs to it")
      return []
    }
    return section.entries.compactMap { rule($0, category: name, problems: problems) }
  }

  private static func rule(_ entry: YAMLEntry, category: String, problems: Problems) -> CategoryRule? {
    let name = label(entry, problems: problems)
    let section = Section(
      entry.value, name: "categories: \(category): \(entry.key)", keyOrigin: entry.origin, problems: problems)
    guard let name, let section else { return nil }
    atlas.reportUnknownKeys(of: section, part: rulePart)
    if section.entry("merchants") == nil, section.entry("words") == nil {
      problems.report(
        "missing-key", "the rule \(Quoted(name)) has no patterns", at: section.origin,
        fix: "give it 'merchants' or 'words'")
    }
    atlas.require("examples", in: section, part: rulePart) {
      "write '\($0):' with texts that the rule must match"
    }
    atlas.require("counterexamples", in: section, part: rulePart) {
      "write '\($0):' with texts that the rule must not match"
    }
    func texts(_ key: String, _ kind: ValueKind<String>) -> [String] {
      section.list(key, kind)?.map(\.value) ?? []
    }
    return CategoryRule(
      category: category, name: "\(category)/\(name)", merchants: texts("merchants", .wordPattern),
      words: texts("words", .wordPattern), examples: texts("examples", .text),
      counterexamples: texts("counterexamples", .text), origin: entry.origin)
  }

  private static func label(_ entry: YAMLEntry, problems: Problems) -> String? {
    do throws(Refusal) {
      return try ValueKind.label.read(YAMLScalar(text: entry.key, isPlain: true))
    } catch {
      problems.report(error.id, "the name \(error.reason)", at: entry.origin, fix: error.fix)
      return nil
    }
  }
}
