internal import Glibc
public import ReceiptModel

/// Finds programs as the shell does.
public enum ProgramSearch {
  /// Looks where a program lies.
  ///
  /// - Parameters:
  ///   - program: A path, which is taken as it is, or a name without a slash.
  ///   - path: The folders to look through for a name, as `PATH` lists them; empty parts are left out, for
  ///     the current folder may be anybody's.
  /// - Returns: The program's path, or `nil` where there is no file of that name that may be run.
  public static func find(_ program: FilePath, path: String) -> FilePath? {
    let slash = UInt8(ascii: "/")
    guard !program.bytes.contains(slash) else { return mayBeRun(program) ? program : nil }
    let folders = path.utf8.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: $0) }
    return folders.map { $0.appending(program) }.first(where: mayBeRun)
  }

  private static func mayBeRun(_ file: FilePath) -> Bool {
    guard let status = try? file.status(), status.isRegular else { return false }
    return file.withCPath { access($0, X_OK) } == 0
  }
}
