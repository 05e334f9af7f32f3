/// A file as the recogniser read it.
public struct RecognisedDocument: Hashable, Sendable, Codable {
  /// What the file is by its bytes, as an IANA media type: `image/jpeg`.
  public var mediaType: String
  /// The pages, in the file's order.
  public var pages: [RecognisedPage]

  /// Creates a document.
  public init(mediaType: String, pages: [RecognisedPage]) {
    self.mediaType = mediaType
    self.pages = pages
  }
}
