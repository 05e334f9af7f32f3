public import PipelineEngine
import ReceiptModel

extension PipelineDescription {
  /// The description as a pipeline file with every default filled in and every path resolved.
  ///
  /// The same description always gives the same text, and the text is a pipeline file that says the same
  /// (where its paths are absolute).
  public var resolvedText: String {
    var text = ResolvedText()
    text.line(0, "tallyroll", "\(PipelineSchema.version)")
    text.line(0, "name", .text(name))
    homeCurrency.map { text.line(0, "home_currency", $0.code) }
    timeZone.map { text.line(0, "time_zone", $0) }
    if !input.folders.isEmpty { appendInput(to: &text) }
    text.line(0, "batch")
    text.line(1, "size", "\(batchSize)")
    text.line(0, "limits")
    text.line(1, "pixels", Measure.pixels.text(limits.pixels))
    text.line(1, "time", .duration(limits.time))
    text.line(1, "memory", Measure.memory.text(limits.memory))
    text.line(1, "pages", "\(limits.pages)")
    appendStages(to: &text)
    return text.text
  }

  private func appendInput(to text: inout ResolvedText) {
    text.line(0, "input")
    text.line(1, "folders", .list(input.folders.map(String.path)))
    text.line(1, "include", .list(input.include.map(String.text)))
    text.line(1, "exclude", .list(input.exclude.map(String.text)))
    text.line(1, "settle", .duration(input.settle))
    text.line(1, "pages", input.pages.rawValue)
    switch input.after {
    case .keep: text.line(1, "after", "keep")
    case .move(let folder): text.line(1, "after", "{ move: \(String.path(folder)) }")
    }
  }

  private func appendStages(to text: inout ResolvedText) {
    text.line(0, "stages")
    text.line(1, "load")
    text.line(2, "orientation", load.orientation.rawValue)
    text.line(1, "recognise")
    text.line(2, "languages", .list(recognise.languages))
    text.line(2, "mode", recognise.mode.rawValue)
    text.line(2, "lanes", recognise.lanes.map(String.init) ?? "auto")
    if let secondOpinion {
      text.line(2, "second_opinion")
      text.line(3, "program", .path(secondOpinion.program))
      text.line(3, "arguments", .list(secondOpinion.arguments.map(String.text)))
    }
    text.line(1, "normalise", "{}")
    text.line(1, "extract")
    text.line(2, "date_order", extract.dateOrder.rawValue)
    text.line(2, "countries", .list(extract.countries))
    text.line(2, "words", .list(words.map(String.path)))
    if let categorise {
      text.line(1, "categorise")
      text.line(2, "rules", .path(categorise.rules))
      text.line(2, "learn", "\(categorise.learn)")
    }
    if !database.bytes.isEmpty {
      text.line(1, "persist")
      text.line(2, "database", .path(database))
    }
    guard !exports.isEmpty else { return }
    text.line(1, "export")
    for export in exports {
      switch export {
      case .csv(let path, let profile): text.item(2, "{ csv: \(String.path(path)), profile: \(profile) }")
      case .jsonl(let path): text.item(2, "{ jsonl: \(String.path(path)) }")
      case .markdown(let path): text.item(2, "{ markdown: \(String.path(path)) }")
      case .failed(let path, let profile):
        text.item(2, "{ failed: \(String.path(path)), profile: \(profile) }")
      }
    }
  }
}
