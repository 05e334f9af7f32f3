import Diagnostics
import PipelineEngine
import ReceiptModel
import ReceiptStore
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `Hostile text in the ledger` {
  private let output = MemorySink()
  private let errors = MemorySink()

  @Test(arguments: [
    ["list"], ["list", "--json"], ["list", "--status", "failed"], ["list", "--status", "failed", "--json"],
    ["list", "--status", "duplicate"], ["list", "--status", "duplicate", "--json"], ["show", "1-1"],
    ["show", "1-1", "--json"], ["report", "--all", "--output", "-"], ["export"], ["export", "--items"],
    ["export", "--format", "jsonl"], ["show", HostileText.sample], ["list", "--from", HostileText.sample],
    ["export", "--columns", HostileText.sample], [HostileText.sample], ["list", "--" + HostileText.sample],
  ])
  func `never reaches the terminal as it is`(arguments: [String]) async throws {
    let folder = try await Self.ledger()
    let console = Console(output: output, errors: errors, isTerminal: true, outputIsTerminal: true)
    let pipeline = folder.file("hostile.yaml").text
    let command = [arguments[0], pipeline] + arguments.dropFirst()
    _ = await Tool(surroundings: .fake(console: console)).run(command.map { FilePath($0) })
    #expect((output.text + errors.text).contains("owned"), "it is told of")
    // CSV ends its lines with CR LF.
    let lines = output.text.replacing("\r\n", with: "\n")
    #expect(HostileText.remains(in: lines).isEmpty, "\(lines.debugDescription)")
    #expect(HostileText.remains(in: errors.text).isEmpty, "\(errors.text.debugDescription)")
  }

  @Test func `is told of in diagnostics, whatever part of them it is`() {
    let text = HostileText.sample
    let diagnostic = Diagnostic(text, text, at: Origin(text, line: 1), fix: text)
    for colour in [true, false] {
      let console = Console(output: output, errors: errors, usesColour: colour)
      console.report(diagnostic)
    }
    let plain = errors.text.replacing("\u{1b}[1;31m", with: "").replacing("\u{1b}[0m", with: "")
    #expect(HostileText.remains(in: plain).isEmpty)
  }

  /// A ledger all of whose texts are hostile, with a pipeline file beside it.
  private static func ledger() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      tallyroll: 1
      name: "hostile \\u202E"
      input: { folders: [scans] }
      stages: { persist: { database: ledger.sqlite } }
      """, to: "hostile.yaml")
    let store = try await ReceiptStore.open(at: folder.file("ledger.sqlite"), now: { 0 })
    let run = try await store.beginRun(pipeline: HostileText.sample, version: "0")
    let files = (1...3).map { SourceDocument(path: FilePath("\($0)" + HostileText.sample), size: 1) }
    let documents = try await store.reserve(files, run: run, retryFailed: false).pending
    let word = Word(HostileText.sample, box: Box(x: 0, y: 0, width: 90, height: 9), confidence: 90, line: 0)
    let page = RecognisedPage(number: 1, width: 99, height: 99, words: [word], engine: HostileText.sample)
    for document in documents.prefix(2) {
      try await store.save(
        document, sha256: String(repeating: "0", count: 64),
        recognised: RecognisedDocument(mediaType: HostileText.sample, pages: [page]), receipts: [receipt],
        run: run)
    }
    let text = HostileText.sample
    try await store.save(documents[2], failure: Diagnostic(text, text, at: Origin(text), fix: text), run: run)
    return folder
  }

  private static var receipt: Receipt {
    let text = HostileText.sample
    var receipt = Receipt()
    receipt.merchantName = text
    receipt.merchantRaw = text
    receipt.merchantAddress = text
    receipt.merchantPhone = text
    receipt.merchantTaxID = text
    receipt.receiptNumber = text
    receipt.country = text
    receipt.dateRaw = text
    receipt.date = CalendarDate(iso: "2026-01-31")
    receipt.currency = Currency(code: "EUR")
    receipt.total = Money(minorUnits: 100, currency: receipt.currency)
    receipt.cardLast4 = text
    receipt.category = text
    receipt.categoryRule = text
    receipt.tags = [text]
    receipt.lineItems = [
      LineItem(
        description: text, productCode: text, quantity: text, unit: text, taxCode: text, taxRate: text,
        category: text, rawText: text)
    ]
    receipt.taxLines = [TaxLine(label: text, rate: text)]
    receipt.payments = [Payment(method: nil, cardLast4: text)]
    receipt.evidence = [
      Evidence(
        field: text, labelRaw: text, valueRaw: text, valueNorm: text, page: 1, box: nil, rule: text,
        confidence: 1)
    ]
    return receipt
  }
}
