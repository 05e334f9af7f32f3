internal import Glibc
public import ReceiptModel

extension FilePresence {
  /// Returns whether something is at a path, links followed; a folder that may not be searched hides what is in it.
  public static func isThere(_ path: FilePath) -> Bool { (try? path.status()) != nil }
}
