/// A document as normalised text: what the extraction reads.
public struct TextDocument: Hashable, Sendable, Codable {
  /// The pages, in order.
  public var pages: [TextPage]

  /// Creates a document.
  public init(pages: [TextPage]) { self.pages = pages }
}
