/// The keys of a pipeline file.
enum PipelineSchema {
  /// The format version that this reader knows.
  static let version = 1

  /// Every section and its keys, in the order of the documentation.
  static let atlas = KeyAtlas(parts: [
    .init(
      section: "",
      keys: ["tallyroll", "name", "home_currency", "time_zone", "input", "batch", "limits", "stages"]),
    .init(section: "input", keys: ["folders", "include", "exclude", "settle", "pages", "after"]),
    .init(section: "input: after", keys: ["move"]),
    .init(section: "batch", keys: ["size"]),
    .init(section: "limits", keys: ["pixels", "time", "memory", "pages"]),
    .init(
      section: "stages",
      keys: ["load", "recognise", "normalise", "extract", "categorise", "persist", "export"]),
    .init(section: "stages: load", keys: ["orientation"]),
    .init(section: "stages: recognise", keys: ["languages", "mode", "lanes", "second_opinion"]),
    .init(section: "stages: recognise: second_opinion", keys: ["program", "arguments"]),
    .init(section: "stages: normalise", keys: []),
    .init(section: "stages: extract", keys: ["date_order", "countries", "words"]),
    .init(section: "stages: categorise", keys: ["rules", "learn"]),
    .init(section: "stages: persist", keys: ["database"]),
    .init(section: "stages: export", keys: ["csv", "jsonl", "markdown", "failed", "profile"]),
  ])

  /// Stages that the design has and this version does not.
  static let plannedStages = ["convert", "assess"]

  /// The column profiles of a CSV export, the default first.
  static let csvProfiles = ["standard", "excel"]
}
