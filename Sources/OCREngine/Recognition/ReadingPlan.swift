internal import PipelineEngine

/// Which looks there are at a document, in their order.
struct ReadingPlan {
  /// What a look does.
  struct Pass: Hashable {
    /// What it recognises lines with.
    var model: RecognitionModel
    /// How large it makes the print.
    var glyphHeight: Double
  }

  /// The passes, one for each look.
  let passes: [Pass]

  /// Plans the looks.
  ///
  /// Mode `fast` has one. The receipt model is first where it knows all languages; the installed ones are where it does not.
  init(_ settings: RecogniseSettings) {
    let installed = RecognitionModel.languages(settings.languages)
    let known = settings.languages.filter(RecognitionModel.receiptLanguages.contains)
    let order: [RecognitionModel] =
      if known.isEmpty {
        [installed, installed]
      } else if known.count == settings.languages.count {
        [.receipts, installed]
      } else {
        [installed, .receipts]
      }
    let looks = [
      Pass(model: order[0], glyphHeight: 20), Pass(model: order[1], glyphHeight: 20),
      Pass(model: order[0], glyphHeight: 25),
    ]
    switch settings.mode {
    case .fast: passes = Array(looks.prefix(1))
    case .accurate: passes = looks
    }
  }

  /// What a look does; those beyond the last do as the last.
  func pass(for look: Look) -> Pass { passes[min(max(look.number, 1), passes.count) - 1] }
}
