internal import Diagnostics
internal import ReceiptModel

/// The further looks at one document, until nothing is open or there are no more.
struct LookingAgain {
  let document: SourceDocument
  let looks: FurtherLooks
  let pipeline: Pipeline

  /// Adds to what a first look gave.
  ///
  /// Lines that everything rests on are read once more by the next way before whole pages are. A look that fails adds
  /// nothing, since there is a reading already; so does one that was cancelled.
  func complete(
    _ recognition: inout Recognition, _ understanding: inout Understanding, timings: inout StageTimings
  ) async {
    var next = 0
    var isConfirmed = false
    while next < looks.stages.count, recognition.document.hasPictures, !Task.isCancelled {
      let examination = Examination(receipts: understanding.receipts, document: recognition.document)
      var areas: [PageArea] = []
      switch (try? await looks.doubts.run(examination)) ?? Doubt.none {
      case .none: return
      case .unconfirmed(let lines):
        if isConfirmed || lines.isEmpty || !looks.confirmsLines { return }
        areas = lines
      case .open: break
      }
      let look = looks.stages[next]
      if areas.isEmpty { next += 1 } else { isConfirmed = true }
      let revisit = Revisit(
        document: document, rotations: recognition.document.pages.map(\.rotation), areas: areas,
        spent: timings[.load] + timings[.recognise])
      guard let again = try? await look.run(revisit) else { continue }
      timings.add(again.timings)
      guard recognition.document.add(again.document, areas: areas) else { continue }
      understanding = await Understanding(of: recognition.document, by: pipeline, timings: &timings)
    }
  }
}
