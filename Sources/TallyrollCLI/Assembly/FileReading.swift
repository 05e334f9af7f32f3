internal import PipelineEngine
internal import ReceiptModel

/// Takes files through a pipeline as they are named, a few at a time.
struct FileReading: Sendable {
  let pipeline: Pipeline
  /// How many documents are recognised at once; two more are under way.
  let lanes: Int

  /// Reads files until there are no more, until `goesOn` says no, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - goesOn: Whether what is read is still wanted.
  ///   - take: Takes what came of a file, and the file's place among all, counted from 0; many may be called at once.
  func run(
    _ paths: AsyncStream<FilePath>, while goesOn: @escaping @Sendable () async -> Bool = { true },
    _ take: @escaping @Sendable (Outcome, Int) async -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      var underWay = 0
      var place = 0
      for await path in paths {
        if underWay > lanes + 1 {
          await group.next()
          underWay -= 1
        }
        guard !Task.isCancelled, await goesOn() else { break }
        let number = place
        group.addTask { await take(pipeline.process(SourceDocument(path: path)), number) }
        underWay += 1
        place += 1
      }
      if await !goesOn() { group.cancelAll() }
    }
  }
}

extension AsyncStream<FilePath> {
  /// Creates a stream of files that are known already.
  static func of(_ files: [FilePath]) -> AsyncStream<FilePath> {
    AsyncStream { continuation in
      for file in files { continuation.yield(file) }
      continuation.finish()
    }
  }
}
