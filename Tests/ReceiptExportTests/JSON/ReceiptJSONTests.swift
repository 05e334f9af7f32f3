import Diagnostics
import Foundation
import ReceiptExport
import ReceiptModel
import Testing

@Suite struct `A receipt as JSON` {
  private static let keys =
    ReceiptTable.columnNames + ["created_at", "line_items", "tax_lines", "payments"]

  private func keys(of value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.key)
  }

  private func value(_ key: String, in object: JSONValue) -> JSONValue? {
    guard case .object(let members) = object else { return nil }
    return members.first { $0.key == key }?.value
  }

  @Test func `lines are the same file as last time`() throws {
    try Snapshot.expect(ReceiptJSON.lines(SampleLedger.everything), toEqual: "receipts.jsonl")
    #expect(ReceiptJSON.lines([]).isEmpty)
  }

  @Test func `object with numbers and evidence is the same as last time`() throws {
    let object = ReceiptJSON.object(SampleLedger.receipts[0], confidence: .number, withEvidence: true)
    try Snapshot.expect(Array((object.text + "\n").utf8), toEqual: "receipt-with-evidence.json")
  }

  @Test func `has every field always, and null where nothing is known`() throws {
    let empty = ReceiptJSON.object(Receipt(), sourcePath: FilePath("a.jpg"), confidence: .number)
    #expect(keys(of: empty) == Self.keys)
    for name in [
      "receipt_id", "document_id", "total", "receipt_date", "merchant_name", "created_at", "home_total",
    ] {
      #expect(value(name, in: empty) == .null, "\(name)")
    }
    #expect(value("issues", in: empty) == .array([]))
    #expect(value("source_path", in: empty) == .string("a.jpg"))
    for receipt in SampleLedger.everything {
      #expect(keys(of: ReceiptJSON.object(receipt, confidence: .band)) == Self.keys)
    }
  }

  @Test func `can be read by a JSON parser, one object a line`() throws {
    let text = String(decoding: ReceiptJSON.lines(SampleLedger.everything), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == SampleLedger.everything.count)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(Set(object?.keys.map { $0 } ?? []) == Set(Self.keys))
    }
  }

  /// B34: amounts are decimal text with the currency's own digits.
  @Test func `writes amounts as text`() throws {
    for (text, code) in [
      ("1200", "JPY"), ("1.234", "KWD"), ("19.99", "EUR"), ("4.35", "EUR"), ("-0.05", "EUR"),
    ] {
      let receipt = SampleLedger.receipt(1, "2026-10-01", "A", text, code)
      #expect(value("total", in: ReceiptJSON.object(receipt, confidence: .number)) == .string(text))
    }
  }

  @Test(arguments: [(0.968, 97), (0.0, 0), (1.0, 100), (1.5, 100), (-1.0, 0), (.nan, 0), (.infinity, 0)])
  func `rounds confidence to two digits`(confidence: Double, hundredths: Int) {
    var receipt = Receipt()
    receipt.confidence = confidence
    let object = ReceiptJSON.object(receipt, sourcePath: FilePath("a"), confidence: .number)
    #expect(value("confidence", in: object) == .hundredths(hundredths))
  }

  @Test func `tells why a file failed`() {
    let object = ReceiptJSON.failure(
      sourcePath: FilePath("a.jpg"), reason: Diagnostic("image-unreadable", "not a readable image"))
    #expect(
      object.text == """
        {"source_path":"a.jpg","status":"failed","error":{"id":"image-unreadable",\
        "message":"not a readable image","fix":null}}
        """)
  }
}
