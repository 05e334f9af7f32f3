internal import BoundedWork
internal import Diagnostics
internal import Files
internal import ReceiptModel

/// Digests files on a thread of its own, so that a slow disk holds up nothing else.
actor DigestQueue {
  private nonisolated let executor = QueueExecutor(label: "tallyroll.digest")

  /// The digests' own thread.
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  /// Returns the SHA-256 of a file's bytes in lower-case hexadecimal.
  ///
  /// - Throws: `file-vanished`, `file-unreadable`, `file-not-regular`, `digest-unavailable`.
  func sha256(of path: FilePath) throws(Diagnostic) -> String { try FileDigest.sha256(of: path) }
}
