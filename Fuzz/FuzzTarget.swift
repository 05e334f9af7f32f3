/// What is fuzzed, by name.
enum FuzzTarget {
  /// What is done with each input; it traps where something is not as it must be.
  typealias Body = @Sendable ([UInt8]) -> Void

  /// The target that this process runs; set once, before libFuzzer starts.
  nonisolated(unsafe) static var chosen: Body = { _ in }

  private static let all: [(name: String, body: Body)] = [
    ("pipeline", PipelineTarget.run), ("categories", CategoriesTarget.run), ("numbers", NumbersTarget.run),
    ("dates", DatesTarget.run), ("receipts", ReceiptsTarget.run), ("paths", PathsTarget.run),
    ("replies", RepliesTarget.run), ("requests", RequestsTarget.run), ("exports", ExportsTarget.run),
    ("ledger-words", LedgerWordsTarget.run), ("headers", HeadersTarget.run),
    ("words", WordsTarget.run),
  ]

  /// The names, in the order in which they are run.
  static var names: [String] { all.map(\.name) }

  /// Returns the target of a name.
  static func named(_ name: String) -> Body? { all.first { $0.name == name }?.body }
}
