import PipelineEngine
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

@Suite struct `The doubt stage` {
  private static let document = PrintedText.document(
    "CORNER SHOP\nBREAD        1.20\nTOTAL   EUR  1.20\n15/03/2026   10:15")

  /// Where a word stands.
  private static func box(_ text: String) throws -> Box {
    try #require(document.pages[0].words.last { $0.text == text }).box
  }

  private static func evidence(_ field: String, _ text: String, confidence: Double = 0.99, readings: Int = 2)
    throws -> Evidence
  {
    var evidence = Evidence(
      field: field, valueRaw: text, valueNorm: text, page: 1, box: try box(text), rule: "label",
      confidence: confidence)
    evidence.readings = readings
    return evidence
  }

  /// A receipt that leaves nothing open.
  private static func receipt(name: Double = 0.9, readings: Int = 2) throws -> Receipt {
    var receipt = Receipt()
    receipt.evidence = [
      try evidence("total", "1.20", readings: readings),
      try evidence("receipt_date", "15/03/2026", readings: readings),
      try evidence("merchant_name", "CORNER", confidence: name, readings: 1),
    ]
    return receipt
  }

  private static func doubt(
    _ receipts: [Receipt], _ document: RecognisedDocument = document, isThorough: Bool = false
  ) async throws -> Doubt {
    try await DoubtStage(isThorough: isThorough).run(Examination(receipts: receipts, document: document))
  }

  /// The document after it was looked at again, as a whole or in parts.
  private static func lookedAtAgain(areas: [Box] = []) -> RecognisedDocument {
    var document = document
    document.pages[0].further = [
      FurtherReading(engine: "second", words: document.pages[0].words, areas: areas)
    ]
    return document
  }

  @Test func `finds nothing open where everything is sure and read twice`() async throws {
    #expect(try await Self.doubt([Self.receipt()]) == .none)
  }

  @Test func `finds open what gave no receipt`() async throws {
    #expect(try await Self.doubt([]) == .open)
  }

  private static let told: Set<IssueCode> = [
    .totalMissing, .totalAmbiguous, .totalMismatch, .totalUnconfirmed, .itemsTotalMismatch, .amountRepaired,
    .dateMissing, .dateUncertain, .merchantMissing, .lowConfidence, .notAReceipt,
  ]

  @Test(arguments: IssueCode.allCases)
  func `finds open what another look may tell`(issue: IssueCode) async throws {
    var receipt = try Self.receipt()
    receipt.issues = [issue]
    #expect(try await Self.doubt([receipt]) == (Self.told.contains(issue) ? .open : .none))
    #expect(try await Self.doubt([Self.receipt(), receipt]) == (Self.told.contains(issue) ? .open : .none))
  }

  @Test func `leaves items that do not make the total after a second look`() async throws {
    var receipt = try Self.receipt()
    receipt.issues = [.itemsTotalMismatch]
    #expect(try await Self.doubt([receipt], Self.lookedAtAgain()) == .none)
    #expect(try await Self.doubt([receipt], Self.lookedAtAgain(), isThorough: true) == .open)
    // Parts are no second look.
    let area = try Self.box("1.20")
    #expect(try await Self.doubt([receipt], Self.lookedAtAgain(areas: [area])) == .open)
    receipt.issues = [.totalMissing]
    #expect(try await Self.doubt([receipt], Self.lookedAtAgain()) == .open)
  }

  @Test(arguments: [
    (0.9, true, true, true), (0.8, false, true, false), (0.65, false, true, false),
    (0.55, false, false, false),
  ])
  func `wants names surer at first than later`(
    confidence: Double, atFirst: Bool, later: Bool, thorough: Bool
  ) async throws {
    let receipt = try Self.receipt(name: confidence)
    #expect((try await Self.doubt([receipt]) == .none) == atFirst)
    #expect((try await Self.doubt([receipt], Self.lookedAtAgain()) == .none) == later)
    #expect(
      (try await Self.doubt([receipt], Self.lookedAtAgain(), isThorough: true) == .none) == thorough)
  }

  @Test func `finds open what has no name`() async throws {
    var receipt = try Self.receipt()
    receipt.evidence.removeLast()
    #expect(try await Self.doubt([receipt]) == .open)
  }

  @Test func `finds the lines of totals and dates unconfirmed that were read once`() async throws {
    let total = PageArea(page: 1, box: try Self.box("TOTAL").union(Self.box("1.20")))
    let date = PageArea(page: 1, box: try Self.box("15/03/2026").union(Self.box("10:15")))
    #expect(try await Self.doubt([Self.receipt(readings: 1)]) == .unconfirmed([total, date]))
    var receipt = try Self.receipt()
    receipt.evidence[1].readings = 1
    #expect(try await Self.doubt([receipt]) == .unconfirmed([date]))
    receipt.issues = [.totalUnconfirmed]
    #expect(try await Self.doubt([receipt]) == .open)
  }

  @Test func `finds values unconfirmed where the engine gives no lines`() async throws {
    var document = Self.document
    for place in document.pages[0].words.indices { document.pages[0].words[place].line = nil }
    var receipt = try Self.receipt()
    receipt.evidence[0].readings = 1
    let area = PageArea(page: 1, box: try Self.box("1.20"))
    #expect(try await Self.doubt([receipt], document) == .unconfirmed([area]))
  }

  @Test func `has nothing to confirm on pages that are no pictures`() async throws {
    var document = Self.document
    for place in document.pages[0].words.indices { document.pages[0].words[place].confidence = 100 }
    #expect(try await Self.doubt([Self.receipt(readings: 1)], document) == .none)
    document.pages[0].number = 2
    #expect(try await Self.doubt([Self.receipt(readings: 1)], document) == .none)
  }
}
