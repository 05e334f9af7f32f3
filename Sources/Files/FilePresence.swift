internal import Glibc
public import ReceiptModel

/// What is at the place where a document was found.
public enum FilePresence: Hashable, Sendable {
  /// Nothing.
  case missing
  /// The file, as it was.
  case unchanged
  /// A file of another size or time of change, or none that can be looked at.
  case changed
  /// A link to the file.
  case link

  /// Looks where a document was found, or somewhere else.
  public init(of document: SourceDocument, at path: FilePath? = nil) {
    do throws(SystemError) {
      let status = try (path ?? document.path).linkStatus()
      if status.isLink {
        self = .link
      } else {
        let isSame =
          status.isRegular && Int(status.st_size) == document.size && status.modified == document.modified
        self = isSame ? .unchanged : .changed
      }
    } catch {
      self = error.code == ENOENT || error.code == ENOTDIR ? .missing : .changed
    }
  }
}
