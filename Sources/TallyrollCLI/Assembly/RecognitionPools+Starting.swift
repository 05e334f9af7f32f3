internal import Diagnostics

extension RecognitionPools {
  /// Starts the workers of a command.
  ///
  /// - Throws: A failure of status 3 where a language or program is missing, 70 where it is something else; of status 130
  ///   and without a message where the task is cancelled.
  static func startedOrFail(
    _ assembly: PipelineAssembly, _ surroundings: Surroundings
  ) async throws(CommandFailure) -> RecognitionPools {
    do throws(Diagnostic) {
      return try await RecognitionPools(assembly, environment: surroundings.environment)
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
