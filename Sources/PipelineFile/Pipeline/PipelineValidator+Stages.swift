import Diagnostics
import PipelineEngine
import ReceiptModel

extension PipelineValidator {
  /// Reads the stages.
  func readStages(into description: inout PipelineDescription) {
    if purpose == .run {
      PipelineSchema.atlas.require("stages", in: top) { _ in
        "write 'stages:' with at least 'persist' below it"
      }
    }
    guard let stages = top.section("stages") else { return }
    PipelineSchema.atlas.reportUnknownKeys(
      of: stages, as: "unknown-stage", called: "stage", leaving: PipelineSchema.plannedStages)
    for entry in stages.entries where PipelineSchema.plannedStages.contains(entry.key) {
      problems.report(
        "stage-unavailable", "this version of tallyroll has no stage '\(entry.key)'", at: entry.origin,
        fix: "leave '\(entry.key)' out")
    }
    readLoad(stages, into: &description)
    readRecognise(stages, into: &description)
    if let section = stages.section("normalise") { PipelineSchema.atlas.reportUnknownKeys(of: section) }
    readExtract(stages, into: &description)
    readCategorise(stages, into: &description)
    let database = readPersist(stages, into: &description)
    let exports =
      stages.entry("export").map { ExportReader(folder: folder, problems: problems).read($0) } ?? []
    description.exports = exports.map(\.value)
    PathConflicts(description: description, database: database, exports: exports, problems: problems).report()
  }

  private func readLoad(_ stages: Section, into description: inout PipelineDescription) {
    guard let section = stages.section("load") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    section.value("orientation", .choice).map { description.load.orientation = $0 }
  }

  private func readRecognise(_ stages: Section, into description: inout PipelineDescription) {
    guard let section = stages.section("recognise") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    section.list("languages", .language).map { description.recognise.languages = $0.map(\.value) }
    section.value("mode", .choice).map { description.recognise.mode = $0 }
    section.value("lanes", .automaticOr(1...256)).map { description.recognise.lanes = $0 }
    readSecondOpinion(section, into: &description)
  }

  private func readSecondOpinion(_ recognise: Section, into description: inout PipelineDescription) {
    guard let section = recognise.section("second_opinion") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    PipelineSchema.atlas.require("program", in: section) { _ in
      "write 'program: PATH', or leave 'second_opinion' out"
    }
    let arguments = section.list("arguments", .argument, orEmpty: true, mayRepeat: true)
    guard let program = section.value("program", .program(in: folder)) else { return }
    description.secondOpinion = SecondOpinion(
      program: program, arguments: arguments?.map(\.value) ?? [])
  }

  private func readExtract(_ stages: Section, into description: inout PipelineDescription) {
    guard let section = stages.section("extract") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    section.value("date_order", .choice).map { description.extract.dateOrder = $0 }
    section.list("countries", .country, orEmpty: true)
      .map { description.extract.countries = $0.map(\.value) }
    section.list("words", .file(in: folder), orEmpty: true).map { description.words = $0.map(\.value) }
  }

  private func readCategorise(_ stages: Section, into description: inout PipelineDescription) {
    guard let section = stages.section("categorise") else { return }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    PipelineSchema.atlas.require("rules", in: section) { _ in
      "write 'rules: categories.yaml', or leave the stage out"
    }
    let learn = section.value("learn", .flag) ?? false
    guard let rules = section.value("rules", .file(in: folder)) else { return }
    description.categorise = PipelineDescription.Categorise(rules: rules)
    description.categorise?.learn = learn
  }

  private func readPersist(
    _ stages: Section, into description: inout PipelineDescription
  ) -> Located<FilePath>? {
    if purpose == .run {
      PipelineSchema.atlas.require("persist", in: stages) { _ in
        "write 'persist: { database: ../reports/ledger.sqlite }'"
      }
    }
    guard let section = stages.section("persist") else { return nil }
    PipelineSchema.atlas.reportUnknownKeys(of: section)
    PipelineSchema.atlas.require("database", in: section) { _ in "write 'database: ../reports/ledger.sqlite'"
    }
    guard let path = section.value("database", .file(in: folder)) else { return nil }
    description.database = path
    return section.entry("database").map { Located(path, at: $0.value.origin) }
  }
}
