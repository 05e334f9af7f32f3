import Foundation
import Testing

@testable import TallyrollCLI

@Suite struct `An exit status` {
  @Test(arguments: TallyrollCLI.ExitStatus.allCases)
  func `is documented`(status: TallyrollCLI.ExitStatus) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/ExitCodes.md"), encoding: .utf8)
    #expect(page.contains("\n| \(status.rawValue) | "))
    #expect(!status.meaning.isEmpty)
  }

  @Test func `is never renumbered`() {
    #expect(TallyrollCLI.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 70, 124, 130])
  }
}
