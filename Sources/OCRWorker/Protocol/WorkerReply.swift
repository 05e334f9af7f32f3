public import Diagnostics
public import PipelineEngine

/// A line that a worker writes.
///
/// It has a codec of its own, because a page of 400 words takes `JSONEncoder` and `JSONDecoder` some milliseconds
/// each.
public struct WorkerReply: Hashable, Sendable {
  /// What a worker has to say.
  public enum Content: Hashable, Sendable {
    /// It has started, and takes requests.
    case ready
    /// A file's words.
    case recognised(Recognition)
    /// Why it gives no words, or, where there is no id, why it does not start or what it did not understand.
    case failed(Diagnostic)
  }

  /// The request's number, or `nil` where this answers none.
  public var id: Int?
  /// What it says.
  public var content: Content

  /// Creates a reply.
  public init(id: Int? = nil, _ content: Content) {
    self.id = id
    self.content = content
  }
}
