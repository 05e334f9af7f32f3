import Diagnostics
import Foundation
import Glibc
import OCRWorker
import PipelineEngine
import ReceiptModel
import TestSupport

/// A folder of documents, and workers that do what a document tells them.
struct Workshop {
  let folder: TemporaryFolder
  var configuration = WorkerConfiguration()

  init() throws {
    folder = try TemporaryFolder()
    // Well above what the tests themselves have resident: a child's peak begins with its parent's.
    configuration.limits.memory = 700_000_000
    configuration.limits.pages = 4
  }

  /// Writes a document that gives an instruction.
  func document(_ instruction: String, name: String = UUID().uuidString) throws -> SourceDocument {
    SourceDocument(path: try folder.write(instruction, to: name))
  }

  /// Creates a lane of workers, which misbehave where `misdeed` says how.
  func lane(_ misdeed: String? = nil, startLimit: Duration = .seconds(60)) -> WorkerLane {
    WorkerLane(command: Self.command(misdeed), configuration: configuration, startLimit: startLimit)
  }

  /// The command that starts a misbehaving worker.
  static func command(_ misdeed: String? = nil) -> WorkerCommand {
    WorkerCommand(executable, misdeed.map { [$0] } ?? [], environment: WorkerCommand.environment(from: [:]))
  }

  /// The program lies where the tests lie.
  static let executable: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return FilePath(tests).parent.appending(FilePath("misbehaving-worker")).text
  }()

  /// Makes a pipe with a name, at which a worker and the test meet.
  func meetingPoint() throws -> MeetingPoint { try MeetingPoint(folder.file(UUID().uuidString)) }
}

extension Recognition {
  /// The words, joined.
  var text: String { document.pages.flatMap(\.words).map(\.text).joined(separator: " ") }
  /// The number of the process that read them.
  var worker: Int32? { document.pages.first.flatMap { Int32($0.engine) } }
}

/// Runs `body` and returns the slug of what it throws.
func slug<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Diagnostic) -> Result
) async -> String? {
  do throws(Diagnostic) {
    _ = try await body()
    return nil
  } catch {
    return error.id
  }
}
