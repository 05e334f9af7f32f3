import Diagnostics
import PipelineEngine
import ReceiptModel

/// Turns the tree of a pipeline file into a description, and reports all that does not fit.
struct PipelineValidator {
  let file: FilePath
  let purpose: PipelineFileReader.Purpose
  let top: Section
  let problems: Problems

  /// The folder that paths in the file are relative to.
  var folder: FilePath { file.parent }

  /// Returns the description; where problems were reported, with defaults in their places.
  func description() -> PipelineDescription? {
    guard checkVersion() else { return nil }
    PipelineSchema.atlas.reportUnknownKeys(of: top)
    let name = top.value("name", .text) ?? Self.defaultName(of: file)
    var description = PipelineDescription(file: file, name: name, database: FilePath(""))
    description.homeCurrency = top.value("home_currency", .currency)
    description.extract.homeCurrency = description.homeCurrency
    description.timeZone = top.value("time_zone", .timeZone)
    readInput(into: &description)
    readBatch(into: &description)
    readLimits(into: &description)
    readStages(into: &description)
    return description
  }

  /// Reports a missing or wrong format version.
  ///
  /// - Returns: Whether the rest can be checked: not where another version's rules apply to it.
  private func checkVersion() -> Bool {
    PipelineSchema.atlas.require("tallyroll", in: top) { _ in
      "start the file with 'tallyroll: \(PipelineSchema.version)'"
    }
    guard let version = top.value("tallyroll", .wholeNumber(0...Int.max)), version != PipelineSchema.version
    else { return true }
    problems.report(
      "version-unsupported",
      "this is format version \(version), and this version of tallyroll reads \(PipelineSchema.version)",
      at: top.entry("tallyroll")?.value.origin ?? top.origin,
      fix: "write 'tallyroll: \(PipelineSchema.version)', or use a tallyroll that knows version \(version)")
    return false
  }

  private func readInput(into description: inout PipelineDescription) {
    if purpose == .run {
      PipelineSchema.atlas.require("input", in: top) { _ in "write 'input: { folders: [../scans] }'" }
    }
    guard let section = top.section("input") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    if purpose == .run {
      PipelineSchema.atlas.require("folders", in: section) { _ in "write 'folders: [../scans]'" }
    }
    description.input.folders = section.list("folders", .path(in: folder))?.map(\.value) ?? []
    if let include = section.list("include", .namePattern) {
      description.input.include = include.map(\.value)
    }
    if let exclude = section.list("exclude", .namePattern, orEmpty: true) {
      description.input.exclude = exclude.map(\.value)
    }
    section.value("settle", .duration(milliseconds: 0...86_400_000)).map { description.input.settle = $0 }
    section.value("pages", .choice).map { description.input.pages = $0 }
    readAfter(section, into: &description)
  }

  /// Reads `after: keep` and `after: { move: FOLDER }`.
  private func readAfter(_ input: Section, into description: inout PipelineDescription) {
    guard let entry = input.entry("after") else { return }
    if case .scalar(let scalar) = entry.value.content, !scalar.isNull {
      guard scalar.text != "keep" else { return }
      problems.report(
        "value-invalid", "'after' must be 'keep' or '{ move: FOLDER }', not \(Quoted(scalar.text))",
        at: entry.value.origin, fix: scalar.text == "move" ? "write '{ move: ../done }'" : "write 'keep'")
      return
    }
    guard let section = input.section("after") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    PipelineSchema.atlas.require("move", in: section) { _ in "write '{ move: ../done }', or 'after: keep'" }
    guard let folder = section.value("move", .path(in: folder)) else { return }
    description.input.after = .move(folder)
    let swallowed = description.input.folders.first { $0 == folder || $0.isInside(folder) }
    if let swallowed, let place = section.entry("move")?.value.origin {
      problems.report(
        "path-conflict", "the input folder \(Quoted(swallowed.text)) lies in it already", at: place,
        fix: "move files to a folder beside the input folders, or below one of them")
    }
  }

  private func readBatch(into description: inout PipelineDescription) {
    guard let section = top.section("batch") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    section.value("size", .wholeNumber(1...10_000)).map { description.batchSize = $0 }
  }

  private func readLimits(into description: inout PipelineDescription) {
    guard let section = top.section("limits") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    section.value("pixels", .pixels(1_000_000...2_000_000_000)).map { description.limits.pixels = $0 }
    section.value("time", .duration(milliseconds: 1000...3_600_000)).map { description.limits.time = $0 }
    section.value("memory", .memory(128_000_000...64_000_000_000)).map { description.limits.memory = $0 }
    section.value("pages", .wholeNumber(1...10_000)).map { description.limits.pages = $0 }
  }

  /// The name of a pipeline that has none: its file's, without the ending.
  private static func defaultName(of file: FilePath) -> String {
    let name = file.lastComponent.text
    let ending = [".yaml", ".yml"].first(where: name.hasSuffix)
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }
}
