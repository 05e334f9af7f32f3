internal import Diagnostics
internal import Files
internal import ReceiptModel
internal import ReceiptStore

/// Moves input files away that the ledger has, as `input: after: move` asks for.
///
/// The commit comes first, then the move, then the note of the new place. Whatever ends the program between
/// two of them, the next run finds out and goes on from there.
struct InputMover {
  let store: ReceiptStore
  /// The input folders.
  let folders: [FilePath]
  /// Where files go.
  let destination: FilePath

  /// Notes where files lie that were moved by a run which ended before it could do so.
  ///
  /// - Throws: `ledger-…` diagnostics.
  func repair() async throws(Diagnostic) {
    for handled in try await store.handledDocuments() {
      guard let wanted = target(of: handled.document.path), FilePresence(of: handled.document) == .missing,
        let place = place(of: handled, near: wanted)
      else { continue }
      try await store.move(handled.document, to: place)
    }
  }

  /// Moves every file that gave receipts, or has the bytes of one that did.
  ///
  /// A file that changed since stays, and so does a link, which might lead nowhere from another place.
  ///
  /// - Throws: `ledger-…` diagnostics.
  /// - Returns: What could not be moved.
  func moveAll() async throws(Diagnostic) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for handled in try await store.handledDocuments() {
      guard let wanted = target(of: handled.document.path), FilePresence(of: handled.document) == .unchanged
      else {
        continue
      }
      let place: FilePath
      do throws(Diagnostic) { place = try FileMove.move(handled.document.path, to: wanted) } catch {
        problems.append(error)
        continue
      }
      try await store.move(handled.document, to: place)
    }
    return problems
  }

  /// Returns where a file goes: below the destination as it lies below its input folder.
  ///
  /// `nil` where it is to stay.
  func target(of path: FilePath) -> FilePath? {
    guard path.below(destination) == nil else { return nil }
    let places = folders.compactMap { path.below($0) }
    return places.min { $0.bytes.count < $1.bytes.count }.map(destination.appending)
  }

  /// Finds a moved file under the names that it may have got.
  private func place(of handled: ReceiptStore.HandledDocument, near wanted: FilePath) -> FilePath? {
    for name in FreeNames(wanted) {
      switch FilePresence(of: handled.document, at: name) {
      case .missing: return nil
      case .unchanged where (try? FileDigest.sha256(of: name)) == handled.sha256: return name
      case .unchanged, .changed, .link: continue
      }
    }
    return nil
  }
}

extension FilePath {
  /// The path as seen from a folder that it lies below; `nil` where it does not.
  fileprivate func below(_ folder: FilePath) -> FilePath? {
    let slash = UInt8(ascii: "/")
    let start = folder.bytes.last == slash ? folder.bytes : folder.bytes + [slash]
    guard bytes.starts(with: start), bytes.count > start.count else { return nil }
    return FilePath(bytes: bytes.dropFirst(start.count))
  }
}
