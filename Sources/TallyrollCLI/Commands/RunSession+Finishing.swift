internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel
internal import ReceiptStore

extension RunSession {
  /// Flags receipts that may be second pictures of others.
  ///
  /// - Throws: A failure where the ledger cannot be written.
  func flagDuplicates(in store: ReceiptStore, summary: inout RunSummary) async throws(CommandFailure) {
    let flagged = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await store.flagPossibleDuplicates()
    }
    summary.possibleDuplicates = flagged
  }

  /// Returns what moves input files away; `nil` where they stay.
  func inputMover(of store: ReceiptStore) -> InputMover? {
    guard case .move(let destination) = description.input.after else { return nil }
    return InputMover(store: store, folders: description.input.folders, destination: destination)
  }

  /// Moves input files away that the ledger has.
  ///
  /// - Throws: A failure where the ledger cannot be written.
  /// - Returns: A failure where files could not be moved.
  func moveInputs(of store: ReceiptStore) async throws(CommandFailure) -> CommandFailure? {
    guard !options.rereads, let mover = inputMover(of: store) else { return nil }
    let problems = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await mover.moveAll()
    }
    return problems.isEmpty ? nil : CommandFailure(.storage, problems)
  }
}
