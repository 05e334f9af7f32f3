import ReceiptExport
import Testing

@Suite struct `The table of items` {
  @Test func `is the same file as last time`() throws {
    try Snapshot.expect(try ItemTable.csv(SampleLedger.everything), toEqual: "items-standard.csv")
  }

  @Test func `tells of each item which purchase it belongs to`() throws {
    let rows = LibcsvReader.rows(of: try ItemTable.csv(SampleLedger.everything))
    #expect(rows.count == 2)
    #expect(rows.map { $0["line_no"] } == ["1", "2"])
    for row in rows {
      #expect(row["receipt_id"] == "1-1")
      #expect(row["receipt_date"] == "2026-10-01")
      #expect(row["merchant_name"] == "Hofladen Sommer")
      #expect(row["currency"] == "EUR")
    }
    #expect(rows[1]["amount"] == "-0.25")
    #expect(rows[0]["raw_text"] == "Äpfel, rot 1,250 kg 3,75 B")
  }

  @Test func `is a line of names without items`() throws {
    let bytes = try ItemTable.csv([])
    #expect(String(decoding: bytes, as: UTF8.self) == ItemTable.columnNames.joined(separator: ",") + "\r\n")
  }
}
