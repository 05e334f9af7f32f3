import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import OCRWorker

@Suite struct `A further look` {
  private static let areas = [
    PageArea(page: 1, box: Box(x: 1, y: 2, width: 3, height: 4)),
    PageArea(page: 2, box: Box(x: 5, y: 6, width: 7, height: 8)),
  ]
  let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private var pool: LanePool {
    LanePool(lanes: 1, command: Workshop.command(), configuration: workshop.configuration)
  }

  private func revisit(_ instruction: String, spent: Duration = .zero) throws -> Revisit {
    Revisit(
      document: try workshop.document(instruction), rotations: [0, 270], areas: Self.areas, spent: spent)
  }

  @Test func `tells the worker its number, how pages stand and what to read`() async throws {
    let pool = pool
    let text = try await pool.look(2).run(revisit("look")).text
    #expect(text == "look:2 turned:0 turned:270 area:1:1,2,3,4 area:2:5,6,7,8")
    #expect(try await pool.look(3).run(revisit("look")).text.hasPrefix("look:3 "))
    #expect(await pool.shutDown().processes == 1)
  }

  @Test func `is a first look to workers that know only one`() async throws {
    #expect(try await pool.look(nil).run(revisit("look")).text == "look:1")
    #expect(try await pool.run(workshop.document("look")).text == "look:1")
  }

  @Test func `has the time that is left`() async throws {
    let pool = pool
    #expect(workshop.configuration.limits.time == .seconds(60))
    for (spent, left) in [(0, "48.0"), (10, "40.0"), (50, "8.0")] {
      let text = try await pool.look(2).run(revisit("deadline", spent: .seconds(spent))).text
      #expect(text == "\(left) seconds")
    }
  }

  @Test(arguments: [54, 60, 1000])
  func `is not taken where hardly any time is left, and costs no worker`(spent: Int) async throws {
    let pool = pool
    let before = try await pool.run(workshop.document("words")).worker
    let revisit = try revisit("words", spent: .seconds(spent))
    #expect(await slug { () throws(Diagnostic) in try await pool.look(2).run(revisit) } == "document-timeout")
    #expect(try await pool.run(workshop.document("words")).worker == before)
    #expect(await pool.shutDown().processes == 1)
  }

  @Test func `is over with the time that is left`() async throws {
    var workshop = workshop
    workshop.configuration.limits.time = .seconds(2)
    let pool = LanePool(lanes: 1, command: Workshop.command(), configuration: workshop.configuration)
    let revisit = try revisit("hang", spent: .milliseconds(1500))
    let start = ContinuousClock.now
    #expect(await slug { () throws(Diagnostic) in try await pool.look(2).run(revisit) } == "document-timeout")
    #expect(start.duration(to: .now) >= .milliseconds(500))
    #expect(try await pool.run(workshop.document("words")).text == "words")
  }
}
