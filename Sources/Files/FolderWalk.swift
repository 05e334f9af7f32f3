internal import Diagnostics
internal import Glibc
internal import ReceiptModel

/// One walk through folders: what was seen so far, and what remains to be followed.
///
/// Folders that are reached without links come first, so that the name a file is found under does not depend on
/// links that happen to be about.
struct FolderWalk {
  private let takes: (FilePath) -> Bool
  private let entersFolder: (FilePath) -> Bool
  private var entered: Set<FileIdentity> = []
  private var linkedFolders: [FilePath] = []
  private var plain: [FileIdentity: (path: FilePath, status: stat)] = [:]
  private var linked: [FileIdentity: (path: FilePath, status: stat)] = [:]
  private var problems: [FilePath: Diagnostic] = [:]

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - takes: Whether a file of this name is wanted.
  ///   - entersFolder: Whether a folder of this name is looked into.
  init(takes: @escaping (FilePath) -> Bool, entersFolder: @escaping (FilePath) -> Bool) {
    self.takes = takes
    self.entersFolder = entersFolder
  }

  /// The files found, ordered by path.
  var files: [(path: FilePath, status: stat)] {
    plain.merging(linked) { plain, _ in plain }.values.sorted { $0.path < $1.path }
  }

  /// What was left out, ordered by path.
  var skipped: [Diagnostic] { problems.sorted { $0.key < $1.key }.map(\.value) }

  /// Walks a folder of the input, without following links below it yet.
  mutating func visitRoot(_ folder: FilePath) {
    do throws(SystemError) {
      let status = try folder.status()
      guard status.isFolder else { throw SystemError(code: ENOTDIR) }
      walk(folder, status)
    } catch {
      problems[folder] = Diagnostic(
        error.code == ENOENT ? "folder-missing" : "folder-unreadable",
        error.code == ENOENT
          ? "the input folder does not exist" : "the input folder cannot be read: \(error.text)",
        at: Origin(folder.text),
        fix: "correct 'input.folders', or mount or create the folder and let this user read it")
    }
  }

  /// Walks the folders that links led to, until there are no new ones.
  mutating func followLinks() {
    while !linkedFolders.isEmpty {
      let batch = linkedFolders.sorted()
      linkedFolders = []
      for folder in batch {
        if let status = try? folder.status() { walk(folder, status, throughLink: true) }
      }
    }
  }

  private mutating func walk(_ start: FilePath, _ status: stat, throughLink: Bool = false) {
    var pending = [(path: start, identity: status.identity)]
    while let (folder, identity) = pending.popLast() {
      guard entered.insert(identity).inserted else { continue }
      do throws(SystemError) {
        for name in try FolderListing.names(in: folder).sorted(by: >) {
          let path = folder.appending(name)
          guard let below = visit(path, name: name, throughLink: throughLink) else { continue }
          pending.append((path, below))
        }
      } catch {
        skip(
          folder, "folder-unreadable", "the folder cannot be read: \(error.text)",
          fix: "make the folder readable for the user that runs this, or exclude it")
      }
    }
  }

  /// Notes one entry of a folder; returns its identity where it is a folder to look into.
  private mutating func visit(_ path: FilePath, name: FilePath, throughLink: Bool) -> FileIdentity? {
    do throws(SystemError) {
      var status = try path.linkStatus()
      let isLink = status.isLink
      if isLink {
        guard takes(name) || entersFolder(name) else { return nil }
        status = try path.status()
      }
      if status.isFolder {
        guard entersFolder(name) else { return nil }
        guard isLink else { return status.identity }
        linkedFolders.append(path)
      } else if takes(name) {
        note(path, status, linked: isLink || throughLink)
      }
    } catch {
      noteUnreachable(path, name: name, error)
    }
    return nil
  }

  private mutating func note(_ path: FilePath, _ status: stat, linked isLinked: Bool) {
    guard status.isRegular else {
      skip(
        path, "file-not-regular", "this is \(status.kindName), not a file",
        fix: "remove it from the folder, or exclude it by its name")
      return
    }
    let known = isLinked ? linked[status.identity] : plain[status.identity]
    if let known, known.path < path { return }
    if isLinked { linked[status.identity] = (path, status) } else { plain[status.identity] = (path, status) }
  }

  private mutating func noteUnreachable(_ path: FilePath, name: FilePath, _ error: SystemError) {
    guard takes(name) else { return }
    // A name that was listed and is gone was moved meanwhile; a link to nothing still has its name.
    guard error.code != ENOENT || (try? path.linkStatus()) != nil else { return }
    let isDangling = error.code == ENOENT || error.code == ELOOP
    skip(
      path, isDangling ? "link-dangling" : "file-unreadable",
      isDangling ? "the link leads to no file" : "the file cannot be read: \(error.text)",
      fix: isDangling ? "remove the link, or put back what it leads to" : "check the file's permissions")
  }

  private mutating func skip(_ path: FilePath, _ id: String, _ message: String, fix: String) {
    problems[path] = Diagnostic(id, message, severity: .warning, at: Origin(path.text), fix: fix)
  }
}
