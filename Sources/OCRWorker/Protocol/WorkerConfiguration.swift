public import PipelineEngine

/// The first line that a worker reads: how it is to work.
public struct WorkerConfiguration: Hashable, Sendable {
  /// How files become pages.
  public var load: LoadSettings
  /// How pages become words.
  public var recognise: RecogniseSettings
  /// What one document may cost; the memory limit holds for the worker's whole process.
  public var limits: DocumentLimits
  /// Whether the worker ends at once, even amid a document, when the writer of its input is gone.
  public var endsWithParent: Bool

  /// Creates a configuration.
  public init(
    load: LoadSettings = LoadSettings(), recognise: RecogniseSettings = RecogniseSettings(),
    limits: DocumentLimits = DocumentLimits(), endsWithParent: Bool = false
  ) {
    self.load = load
    self.recognise = recognise
    self.limits = limits
    self.endsWithParent = endsWithParent
  }
}

extension WorkerConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case load, recognise, limits, endsWithParent
  }

  /// Decodes a configuration; what is left out has its default.
  ///
  /// - Throws: `DecodingError` where a part is not what it should be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limits = try container.decodeIfPresent(DocumentLimits.self, forKey: .limits) ?? DocumentLimits()
    let counts = [limits.pixels, limits.memory, limits.pages]
    guard counts.allSatisfy({ $0 > 0 }), limits.time > .zero, limits.time <= .seconds(1_000_000_000) else {
      throw DecodingError.dataCorruptedError(
        forKey: .limits, in: container, debugDescription: "a limit is not what a limit can be")
    }
    self.init(
      load: try container.decodeIfPresent(LoadSettings.self, forKey: .load) ?? LoadSettings(),
      recognise: try container.decodeIfPresent(RecogniseSettings.self, forKey: .recognise)
        ?? RecogniseSettings(),
      limits: limits,
      endsWithParent: try container.decodeIfPresent(Bool.self, forKey: .endsWithParent) ?? false)
  }
}
