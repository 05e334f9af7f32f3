import PipelineEngine
import ReceiptModel
import Testing

@testable import OCRWorker

@Suite struct `A worker's request` {
  private static let look = Look(
    number: 3, rotations: [0, 90],
    areas: [PageArea(page: 2, box: Box(x: -1, y: 2, width: 30, height: 4))])

  @Test(arguments: [
    WorkerRequest(id: 1, path: FilePath("scans/a.jpg")),
    WorkerRequest(id: -7, path: FilePath("ü \" \\"), look: look, softDeadline: .milliseconds(1500)),
    WorkerRequest(id: 2, path: FilePath("a"), look: .first),
    WorkerRequest(id: 3, path: FilePath("a"), look: look),
  ])
  func `is the same after it was written and read`(request: WorkerRequest) throws {
    let line = try MessageLine.encode(request)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(MessageLine.decode(WorkerRequest.self, from: line) == request)
  }

  @Test func `is for a first look where it names none`() throws {
    let line = Array("{\"id\":1,\"path\":\"scan.jpg\"}".utf8)
    let request = try #require(MessageLine.decode(WorkerRequest.self, from: line))
    #expect(request == WorkerRequest(id: 1, path: FilePath("scan.jpg")))
    #expect(request.look == nil && request.softDeadline == nil)
  }

  @Test func `does not speak of looks where none is named`() throws {
    let line = try MessageLine.encode(WorkerRequest(id: 1, path: FilePath("a"), softDeadline: .seconds(48)))
    let text = String(decoding: line, as: UTF8.self)
    #expect(!text.contains("look") && text.contains("\"softDeadlineMilliseconds\":48000"))
  }

  @Test(arguments: [
    "{\"id\":1,\"path\":\"a\",\"look\":2}", "{\"id\":1,\"path\":\"a\",\"look\":{\"number\":\"2\"}}",
    "{\"id\":1,\"path\":\"a\",\"look\":{\"number\":2,\"rotations\":[\"0\"],\"areas\":[]}}",
    "{\"path\":\"a\"}",
  ])
  func `is nothing else`(line: String) {
    #expect(MessageLine.decode(WorkerRequest.self, from: Array(line.utf8)) == nil)
  }
}
