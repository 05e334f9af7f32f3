import Diagnostics
import PipelineEngine
import ReceiptModel

/// Reads the list of exports.
struct ExportReader {
  private static let section = "stages: export"
  private static let formats = ["csv", "jsonl", "markdown", "failed"]

  let folder: FilePath
  let problems: Problems

  /// Returns the exports of the list, each at the place of its path; wrong ones are reported and left out.
  func read(_ entry: YAMLEntry) -> [Located<PipelineDescription.Export>] {
    switch entry.value.content {
    case .sequence(let items): return items.compactMap(export)
    case .refused: return []
    case .scalar(let scalar) where scalar.isNull:
      problems.report(
        "value-empty", "'\(Self.section)' has no value", at: entry.origin,
        fix: "write a list, such as '- { csv: ../reports/receipts.csv }'")
    case .scalar, .mapping:
      problems.report(
        "wrong-type", "'\(Self.section)' must be a list", at: entry.value.origin,
        fix: "put '- ' before each export")
    }
    return []
  }

  private func export(_ item: YAMLNode) -> Located<PipelineDescription.Export>? {
    if case .scalar(let scalar) = item.content {
      let format = Self.formats.contains(scalar.text) ? scalar.text : "csv"
      problems.report(
        "wrong-type", "an export must be a format and a path, not \(Quoted(scalar.text))", at: item.origin,
        fix: "write it as '- { \(format): ../reports/… }'")
      return nil
    }
    guard let section = Section(item, name: Self.section, problems: problems) else { return nil }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    let formats = section.entries.filter { Self.formats.contains($0.key) }
    guard let format = formats.first else {
      let known = PipelineSchema.atlas.keys(of: Self.section)
      guard section.entries.allSatisfy({ known.contains($0.key) }) else { return nil }
      problems.report(
        "export-format", "the export names no format", at: item.origin,
        fix: "give it one of: \(Self.formats.joined(separator: ", "))")
      return nil
    }
    for other in formats.dropFirst() {
      problems.report(
        "export-format", "the export names two formats: '\(format.key)' and '\(other.key)'", at: other.origin,
        fix: "put '- ' before '\(other.key)' to make it an export of its own")
    }
    let profile = profile(section, of: format.key)
    switch format.key {
    case "csv":
      return section.value("csv", .file(in: folder))
        .map { Located(.csv(path: $0, profile: profile), at: format.value.origin) }
    case "failed":
      return section.value("failed", .file(in: folder))
        .map { Located(.failed(path: $0, profile: profile), at: format.value.origin) }
    case "jsonl":
      return section.value("jsonl", .file(in: folder))
        .map { Located(.jsonl(path: $0), at: format.value.origin) }
    default:
      return section.value("markdown", .monthlyFile(in: folder))
        .map { Located(.markdown(path: $0), at: format.value.origin) }
    }
  }

  private func profile(_ section: Section, of format: String) -> String {
    let profiles = PipelineSchema.csvProfiles
    guard let entry = section.entry("profile") else { return profiles[0] }
    guard ["csv", "failed"].contains(format) else {
      problems.report(
        "unknown-key", "unknown key 'profile' in a \(format) export", at: entry.origin,
        fix: "remove it: only tables (csv, failed) have a profile")
      return profiles[0]
    }
    let kind = ValueKind<String>("one of \(profiles.joined(separator: ", "))") { scalar throws(Refusal) in
      if profiles.contains(scalar.text) { return scalar.text }
      throw Refusal(
        "profile-unknown", "must be one of \(profiles.joined(separator: ", ")), not \(Quoted(scalar.text))",
        fix: DidYouMean(scalar.text, profiles).fix)
    }
    return section.value("profile", kind) ?? profiles[0]
  }
}
