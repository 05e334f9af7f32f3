internal import Diagnostics
internal import OCRWorker

extension LanePool {
  /// Starts one worker, to find out before the first document what would keep all of them from starting.
  ///
  /// - Throws: A failure of status 3 where languages are missing, 70 where it is something else; of status 130 and
  ///   without a message where the task is cancelled.
  func startOrFail() async throws(CommandFailure) {
    do throws(Diagnostic) {
      try await start()
    } catch {
      guard !Task.isCancelled else { throw CommandFailure(.interrupted) }
      throw CommandFailure(.notStarted(error), error)
    }
  }
}

extension ExitStatus {
  /// The status of a run whose workers do not start: something is not installed, or something is wrong.
  static func notStarted(_ reason: Diagnostic) -> ExitStatus {
    ["ocr-", "second-opinion-"].contains { reason.id.hasPrefix($0) } ? .missingTool : .internalError
  }
}
