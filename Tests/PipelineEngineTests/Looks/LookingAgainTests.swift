import Diagnostics
import ReceiptModel
import Testing

@testable import PipelineEngine

@Suite struct `Looking again` {
  private static let lines = [PageArea(page: 1, box: Box(x: 5, y: 5, width: 90, height: 20))]
  private let document = SourceDocument(id: 7, path: FilePath("scans/a.jpg"))

  @Test func `is not done where nothing is in doubt`() async throws {
    let bench = Bench(doubts: [.none])
    let read = try await bench.read(document)
    #expect(await bench.log.revisits.isEmpty)
    #expect(read.recognition.document.pages[0].further.isEmpty)
    #expect(read.receipts.map(\.merchantName) == ["first"])
  }

  @Test func `confirms lines once, by the cheapest way, and stops`() async throws {
    let bench = Bench(doubts: [.unconfirmed(Self.lines), .unconfirmed(Self.lines), .open])
    let read = try await bench.read(document)
    let revisits = await bench.log.revisits
    #expect(revisits.map(\.look) == [2])
    #expect(revisits.first?.revisit.areas == Self.lines)
    #expect(read.recognition.document.pages[0].further.map(\.areas) == [[Self.lines[0].box]])
  }

  @Test func `has nothing to do where no lines are unconfirmed`() async throws {
    let bench = Bench(doubts: [.unconfirmed([]), .open])
    _ = try await bench.read(document)
    #expect(await bench.log.revisits.isEmpty)
  }

  @Test func `goes on with whole pages until nothing is open`() async throws {
    let bench = Bench(doubts: [.open, .open, .none, .open])
    let read = try await bench.read(document)
    #expect(await bench.log.revisits.map(\.look) == [2, 3])
    #expect(await bench.log.revisits.allSatisfy { $0.revisit.areas.isEmpty })
    #expect(read.recognition.document.pages[0].further.map(\.engine) == ["look 2", "look 3"])
    #expect(read.receipts.map(\.merchantName) == ["first second third"])
  }

  @Test func `ends with the last way, however much is open`() async throws {
    let bench = Bench(doubts: [.open])
    _ = try await bench.read(document)
    #expect(await bench.log.revisits.map(\.look) == [2, 3, 4])
  }

  @Test func `reads whole pages where lines were not confirmed`() async throws {
    let bench = Bench(doubts: [.unconfirmed(Self.lines), .open, .none])
    let read = try await bench.read(document)
    let revisits = await bench.log.revisits
    #expect(revisits.map(\.look) == [2, 2])
    #expect(revisits.map(\.revisit.areas) == [Self.lines, []])
    // The whole page says all that its part did.
    #expect(read.recognition.document.pages[0].further.map(\.areas) == [[]])
  }

  @Test func `knows how pages stand and how long the looks before took`() async throws {
    let bench = Bench(doubts: [.open, .open, .none])
    _ = try await bench.read(document)
    let revisits = await bench.log.revisits.map(\.revisit)
    #expect(revisits.map(\.document) == [document, document])
    #expect(revisits.map(\.rotations) == [[90], [90]])
    #expect(revisits.map(\.spent) == [.milliseconds(12), .milliseconds(24)])
  }

  @Test func `adds up what all looks took`() async throws {
    let read = try await Bench(doubts: [.open, .none]).read(document)
    #expect(read.timings[.recognise] == .milliseconds(20))
    #expect(read.timings[.load] == .milliseconds(4))
  }

  @Test func `does without a way that fails`() async throws {
    let bench = Bench(doubts: [.open, .open, .none], failing: [2])
    let read = try await bench.read(document)
    #expect(await bench.log.revisits.map(\.look) == [2, 3])
    #expect(read.recognition.document.pages[0].further.map(\.engine) == ["look 3"])
    let alone = try await Bench(doubts: [.open], failing: [2, 3, 4]).read(document)
    #expect(alone.receipts.map(\.merchantName) == ["first"])
    let unconfirmed = Bench(doubts: [.unconfirmed(Self.lines)], failing: [2])
    #expect(try await unconfirmed.read(document).receipts.map(\.merchantName) == ["first"])
    #expect(await unconfirmed.log.revisits.count == 1)
  }

  @Test func `does without a stage that cannot tell what is open`() async throws {
    let bench = Bench(doubts: [])
    #expect(try await bench.read(document).receipts.map(\.merchantName) == ["first"])
    #expect(await bench.log.revisits.isEmpty)
  }

  @Test func `finds text where the first look found none`() async throws {
    let bench = Bench(doubts: [.open, .none], first: [])
    let read = try await bench.read(document)
    #expect(read.receipts.map(\.merchantName) == ["second"])
    #expect(await bench.log.examined.first?.receipts == [])
  }

  @Test func `leaves a document without text a failure where no look finds any`() async {
    let bench = Bench(doubts: [.open], first: [], failing: [2, 3, 4])
    guard case .failed(_, let reason, let timings) = await bench.pipeline.process(document) else {
      Issue.record("expected a failure")
      return
    }
    #expect(reason.id == "no-text" && reason.origin?.file == "scans/a.jpg")
    #expect(timings[.recognise] == .milliseconds(10))
  }

  @Test func `is not done where pages are no pictures`() async throws {
    let bench = Bench(doubts: [.open], confidence: 100)
    #expect(try await bench.read(document).receipts.map(\.merchantName) == ["first"])
    #expect(await bench.log.revisits.isEmpty)
  }

  @Test func `keeps what was read where it is cancelled`() async throws {
    let bench = Bench(doubts: [.open], waitingForCancellation: true)
    let document = document
    let task = Task { try await bench.read(document) }
    while await bench.log.revisits.isEmpty { await Task.yield() }
    task.cancel()
    #expect(try await task.value.receipts.map(\.merchantName) == ["first"])
    #expect(await bench.log.revisits.map(\.look) == [2])
  }
}
