public import Diagnostics
public import ReceiptModel

/// The phases are fixed and typed; the pipeline file chooses what fills each one.
public struct Pipeline: Sendable {
  /// File to words.
  public var recognise: any Stage<SourceDocument, Recognition>
  /// How documents are looked at again that leave doubt; `nil` where one look has to do.
  public var further: FurtherLooks?
  /// Words to rows.
  public var normalise: any Stage<RecognisedDocument, TextDocument>
  /// Rows to receipts.
  public var extract: any Stage<TextDocument, [Receipt]>
  /// Receipts to receipts with more known about them, in order.
  public var categorise: [any Stage<Receipt, Receipt>]
  /// Whether a document goes on with the receipt of the one before; `nil` where none ever does.
  public var continues: (any Stage<Neighbours, Bool>)?

  /// Creates a pipeline from its stages.
  public init(
    recognise: any Stage<SourceDocument, Recognition>,
    further: FurtherLooks? = nil,
    normalise: any Stage<RecognisedDocument, TextDocument>,
    extract: any Stage<TextDocument, [Receipt]>,
    categorise: [any Stage<Receipt, Receipt>] = [],
    continues: (any Stage<Neighbours, Bool>)? = nil
  ) {
    self.recognise = recognise
    self.further = further
    self.normalise = normalise
    self.extract = extract
    self.categorise = categorise
    self.continues = continues
  }

  /// Takes one document through every stage.
  ///
  /// Where the first look leaves doubt, and there are further ones, they are taken until there is none; one that fails
  /// adds nothing.
  ///
  /// A failure is a value; so is cancellation, which shows as ``Outcome/cancelled(_:)``.
  public func process(_ document: SourceDocument) async -> Outcome {
    var timings = StageTimings()
    do throws(Diagnostic) {
      var recognition = try await recognise.run(document)
      timings.add(recognition.timings)
      var understanding = await Understanding(of: recognition.document, by: self, timings: &timings)
      if let further {
        await LookingAgain(document: document, looks: further, pipeline: self)
          .complete(&recognition, &understanding, timings: &timings)
      }
      if let failure = understanding.failure { throw failure }
      return .read(document, recognition, understanding.receipts, timings)
    } catch {
      guard !Task.isCancelled else { return .cancelled(document) }
      return .failed(document, error.located(at: Origin(document.path.text)), timings)
    }
  }

  /// Takes recognised words through the stages after recognition.
  ///
  /// Not affected by cancellation.
  ///
  /// - Throws: The diagnostic of the stage that failed.
  public func understand(
    _ recognised: RecognisedDocument, timings: inout StageTimings
  ) async throws(Diagnostic) -> [Receipt] {
    let clock = ContinuousClock()
    var mark = clock.now
    func lap() -> Duration {
      let now = clock.now
      defer { mark = now }
      return mark.duration(to: now)
    }
    let text = try await normalise.run(recognised)
    timings[.normalise] += lap()
    var receipts = try await extract.run(text)
    timings[.extract] += lap()
    for index in receipts.indices {
      for stage in categorise { receipts[index] = try await stage.run(receipts[index]) }
    }
    timings[.categorise] += lap()
    return receipts
  }
}
