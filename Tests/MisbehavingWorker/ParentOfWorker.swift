import OCRWorker
import Processes
import ReceiptModel

/// A program that gives a worker the document that its input names, and waits until its input ends.
struct ParentOfWorker {
  func run() {
    guard let document = readLine() else { return }
    var configuration = WorkerConfiguration()
    configuration.endsWithParent = true
    let command = WorkerCommand("/proc/self/exe", [], environment: [:])
    let lane = WorkerLane(command: command, configuration: configuration)
    Task { try await lane.recognise(SourceDocument(path: FilePath(document))) }
    while readLine() != nil {}
  }
}
