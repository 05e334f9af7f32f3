import PipelineEngine
import ReceiptExport
import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `The summary of a run` {
  @Test func `tells all that happened`() {
    #expect(
      text { summary in
        summary.found = 30
        summary.read = 20
        summary.receipts = 21
        summary.needsReview = 3
        summary.failed = 4
        summary.failedBefore = 1
        summary.duplicates = 1
        summary.joined = 2
        summary.unchanged = 2
        summary.waiting = 2
        summary.timings[.load] = .seconds(3)
        summary.timings[.recognise] = .milliseconds(12_340)
      } == """
        read 20 documents: 21 receipts, 3 to review
        4 documents failed
        1 failed before; '--retry-failed' tries it again
        1 duplicate left out
        2 files joined to the receipts of others
        2 in the ledger already
        2 still being written, left for the next run
        time: 9.9 s; slowest stage: recognise (12.3 s of 15.3 s over all lanes)
        ledger: out/a\\u{7}.sqlite
        export: out/receipts.csv
        """)
  }

  @Test func `is short where little happened`() {
    #expect(
      text { $0.unchanged = 12 } == """
        nothing new to read
        12 in the ledger already
        time: 9.9 s
        ledger: out/a\\u{7}.sqlite
        export: out/receipts.csv
        """)
  }

  @Test func `names the files that wait, if they are few`() {
    var summary = RunSummary()
    summary.waiting = 12
    let text = SummaryText(
      summary: summary, elapsed: .zero, database: FilePath("a.sqlite"), outputs: [],
      waiting: (1...12).map { FilePath("scan\n\($0).jpg") }
    ).text
    #expect(text.contains("left for the next run\n  scan\\n1.jpg\n  scan\\n2.jpg\n"))
    #expect(text.contains("\n  scan\\n10.jpg\n  and 2 more\n"))
  }

  @Test func `says how far an interrupted run got`() {
    let text = text { summary in
      summary.read = 1
      summary.receipts = 1
      summary.interrupted = true
    }
    #expect(text.hasPrefix("interrupted after 1 document: 1 receipt\nthe next run goes on from here\n"))
  }

  @Test func `does not say that all was read where something stopped the run`() {
    var summary = RunSummary()
    summary.found = 3
    let text = SummaryText(
      summary: summary, elapsed: .zero, database: FilePath("a.sqlite"), outputs: [], wasStopped: true
    ).text
    #expect(text.hasPrefix("stopped after 0 documents: 0 receipts\nthe next run goes on from here\n"))
  }

  @Test func `is one JSON object for machines`() {
    var summary = RunSummary()
    summary.read = 1
    summary.timings[.recognise] = .milliseconds(12)
    let text = SummaryText(
      summary: summary, elapsed: .seconds(1), database: FilePath("a.sqlite"), outputs: [FilePath("b.csv")]
    ).json.text
    #expect(
      text == """
        {"found":0,"waiting":0,"unchanged":0,"failed_before":0,"read":1,"duplicates":0,"failed":0,\
        "receipts":0,"needs_review":0,"joined":0,"possible_duplicates":0,"batches":0,"interrupted":false,"elapsed_ms":1000,\
        "stage_ms":{"recognise":12},"slowest_stage":"recognise","waiting_files":[],"database":"a.sqlite","exports":["b.csv"]}
        """)
  }

  private func text(_ change: (inout RunSummary) -> Void) -> String {
    var summary = RunSummary()
    change(&summary)
    return SummaryText(
      summary: summary, elapsed: .milliseconds(9_876), database: FilePath("out/a\u{7}.sqlite"),
      outputs: [FilePath("out/receipts.csv")]
    ).text
  }
}
