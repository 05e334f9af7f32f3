import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// A receipt whose page was looked at more than once.
@Suite struct `A receipt reader` {
  private static let stage = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]))

  /// A receipt over two items, paid in cash.
  private static func text(
    total: String = "13.60", cash: String = "CASH        20.00\nCHANGE       6.40",
    date: String = "15/03/2026",
    name: String = "CORNER SHOP LTD", items: String = "BREAD        1.20\nATLAS       12.40"
  ) -> String {
    """
    \(name)
    12 HIGH STREET
    LONDON SW1A 1AA
    DATE \(date) 10:15
    \(items)
    TOTAL  GBP  \(total)
    \(cash)
    THANK YOU
    """
  }

  private static func read(_ texts: String...) async throws -> Receipt {
    let document = PrintedText.document(texts[0], further: Array(texts.dropFirst()))
    return try #require(try await stage.run(try await NormaliseStage().run(document)).first)
  }

  private static func evidence(_ field: String, of receipt: Receipt) throws -> Evidence {
    try #require(receipt.evidence.first { $0.field == field })
  }

  @Test func `says how many readings agree on each value`() async throws {
    let once = try await Self.read(Self.text())
    let total = try Self.evidence("total", of: once)
    #expect(total.votes == 1 && total.readings == 1)
    let twice = try await Self.read(Self.text(), Self.text())
    for field in ["total", "receipt_date", "merchant_name", "merchant_address"] {
      let evidence = try Self.evidence(field, of: twice)
      #expect(evidence.votes == 2 && evidence.readings == 2, "\(field)")
    }
    #expect(twice.status == .ok, "\(twice.issues)")
    #expect(twice.lineItems.count == 2 && twice.total?.decimalText == "13.60")
  }

  /// One misread digit can be mended, so that both readings have the total; two cannot.
  @Test(arguments: [("18.60", 2), ("18.68", 1)])
  func `gives the total that the arithmetic of one reading proves, whichever it is`(
    misread: String, votes: Int
  ) async throws {
    let wrong = Self.text(total: misread)
    for receipt in [try await Self.read(wrong, Self.text()), try await Self.read(Self.text(), wrong)] {
      #expect(receipt.total?.decimalText == "13.60")
      #expect(receipt.change?.decimalText == "6.40")
      #expect(receipt.lineItems.map { $0.amount?.decimalText } == ["1.20", "12.40"])
      // The arithmetic is stronger than the other reading.
      #expect(receipt.status == .ok, "\(receipt.issues)")
      #expect(try Self.evidence("total", of: receipt).votes == votes)
    }
  }

  @Test func `is not sure of a total that nothing proves and readings disagree on`() async throws {
    func text(_ total: String) -> String { Self.text(total: total, cash: "VISA", items: "VARIOUS GOODS") }
    let receipt = try await Self.read(text("13.60"), text("18.60"))
    #expect(receipt.status == .needsReview)
    #expect(receipt.issues.contains(.totalUnconfirmed) || receipt.issues.contains(.totalAmbiguous))
    let agreed = try await Self.read(text("13.60"), text("13.60"))
    #expect(agreed.total?.decimalText == "13.60" && !agreed.issues.contains(.totalAmbiguous))
  }

  @Test func `is not sure of a date that readings disagree on`() async throws {
    let receipt = try await Self.read(Self.text(), Self.text(date: "16/03/2026"))
    #expect(receipt.date != nil && receipt.issues.contains(.dateUncertain), "\(receipt.issues)")
    #expect(receipt.status == .needsReview)
    #expect(try Self.evidence("receipt_date", of: receipt).votes == 1)
    // Two of three are too few where the third has something else there.
    let outvoted = try await Self.read(Self.text(), Self.text(date: "16/03/2026"), Self.text())
    #expect(outvoted.date == CalendarDate(year: 2026, month: 3, day: 15))
    #expect(outvoted.issues.contains(.dateUncertain))
    #expect(try Self.evidence("receipt_date", of: outvoted).votes == 2)
  }

  @Test func `takes what only another reading has`() async throws {
    let blind = Self.text(date: "?S/O_/Z0?b")
    let receipt = try await Self.read(blind, Self.text())
    #expect(receipt.date == CalendarDate(year: 2026, month: 3, day: 15))
    #expect(receipt.time == TimeOfDay(hour: 10, minute: 15))
    #expect(receipt.issues.contains(.dateUncertain))
  }

  @Test func `takes items of another reading that make the total`() async throws {
    let wrong = Self.text(items: "BREAD        7.20\nATLAS       12.40")
    let receipt = try await Self.read(wrong, Self.text())
    #expect(receipt.lineItems.map { $0.amount?.decimalText } == ["1.20", "12.40"])
    #expect(!receipt.issues.contains(.itemsTotalMismatch) && receipt.status == .ok, "\(receipt.issues)")
  }

  @Test func `gives lines that were not read again no more votes`() async throws {
    var document = PrintedText.document(Self.text())
    let words = document.pages[0].words
    let date = try #require(words.first { $0.text == "15/03/2026" })
    let line = words.filter { $0.line == date.line }
    let area = line.reduce(date.box) { $0.union($1.box) }
    document.pages[0].further = [FurtherReading(engine: "second", words: line, areas: [area])]
    let text = try await NormaliseStage().run(document)
    let receipt = try #require(try await Self.stage.run(text).first)
    #expect(try Self.evidence("receipt_date", of: receipt).votes == 2)
    let total = try Self.evidence("total", of: receipt)
    #expect(total.votes == 1 && total.readings == 1)
    #expect(receipt.status == .ok, "\(receipt.issues)")
  }
}
