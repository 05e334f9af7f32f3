import Foundation
import PipelineEngine
import ReceiptModel
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `The export writer` {
  @Test func `writes every export, and leaves it alone where nothing has changed`() async throws {
    let ledger = try await FilledLedger(dates: ["2026-01-31", "2026-02-01", nil])
    let out = ledger.folder.file("out")
    let exports: [PipelineDescription.Export] = [
      .csv(path: out.appending(FilePath("r.csv")), profile: "standard"),
      .jsonl(path: out.appending(FilePath("r.jsonl"))),
      .markdown(path: out.appending(FilePath("{year}/{month}.md"))),
    ]
    let writer = ExportWriter(store: ledger.store, name: "household")
    let paths = try await writer.write(exports)
    #expect(paths == exports.map(\.path))
    let files = ["r.csv", "r-items.csv", "r.jsonl", "2026/01.md", "2026/02.md"].map {
      out.appending(FilePath($0)).text
    }
    func numbers() throws -> [NSNumber?] {
      try files.map { try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? NSNumber }
    }
    let before = try numbers()
    #expect(!before.contains(nil))
    _ = try await writer.write(exports)
    #expect(try numbers() == before)
    let report = try String(contentsOfFile: files[4], encoding: .utf8)
    #expect(report.contains("1 receipt · 0 to review · 1 undated · 1 failed file"))
    #expect(report.contains("scans/failed.jpg"))
  }
}
