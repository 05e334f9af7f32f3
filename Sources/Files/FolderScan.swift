internal import Glibc
public import ReceiptModel

/// Finds the files in folders and everything below them.
///
/// Links are followed. However many names and ways lead to a file, it is found once, under the name that is not a
/// link, and of several such the first by bytes. Nothing is opened but folders, so pipes and devices cannot hang it.
public struct FolderScan: Sendable {
  /// Where to look, with everything below.
  public var folders: [FilePath]
  /// Names of files to take; one must match.
  public var include: [ShellPattern]
  /// Names of files and folders to leave; none must match.
  ///
  /// The given folders themselves are always looked into.
  public var exclude: [ShellPattern]
  /// How long a file must have been left alone to be taken.
  public var settle: Duration

  /// How long a file must have been left alone to be taken though it ends before its format says so.
  ///
  /// After that it is taken for damaged, not for one that is still being written.
  public var completion: Duration

  /// Creates a scan.
  ///
  /// - Parameters:
  ///   - folders: Where to look.
  ///   - include: Shell patterns of the names of files to take.
  ///   - exclude: Shell patterns of the names of files and folders to leave.
  ///   - settle: How long a file must have been left alone to be taken.
  ///   - completion: How long a file without an end must have been left alone to be taken.
  public init(
    folders: [FilePath], include: [String] = ["*"], exclude: [String] = [], settle: Duration = .zero,
    completion: Duration = .zero
  ) {
    self.folders = folders
    self.include = include.map(ShellPattern.init)
    self.exclude = exclude.map(ShellPattern.init)
    self.settle = settle
    self.completion = completion
  }

  /// Looks into the folders.
  ///
  /// A file is waiting where it was changed less than ``settle`` before `now`, or less than ``completion`` and it
  /// has no proper end. A time of change that lies after
  /// `now`, as from a scanner with a fast clock, does not count; the time that the file got its name and
  /// attributes does instead.
  ///
  /// - Parameter now: The time of the scan, in nanoseconds since 1970.
  /// - Returns: What was found; problems are part of it.
  public func run(now: Int) -> ScanResult {
    var walk = FolderWalk(takes: takes(_:), entersFolder: { !isExcluded($0) })
    for folder in folders { walk.visitRoot(folder) }
    walk.followLinks()
    var result = ScanResult()
    for (path, status) in walk.files {
      let file = FoundFile(path: path, status: status)
      if isWaiting(path, status, now: now) { result.waiting.append(file) } else { result.files.append(file) }
    }
    result.skipped = walk.skipped
    return result
  }

  private func isExcluded(_ name: FilePath) -> Bool { exclude.contains { $0.matches(name) } }

  private func takes(_ name: FilePath) -> Bool {
    !isExcluded(name) && include.contains { $0.matches(name) }
  }

  private func isWaiting(_ path: FilePath, _ status: stat, now: Int) -> Bool {
    let touched = status.modified <= now ? status.modified : status.changed
    guard touched <= now else { return false }
    let age = Duration.nanoseconds(now - touched)
    return age < settle || age < completion && FileEnding.isMissing(path)
  }
}
