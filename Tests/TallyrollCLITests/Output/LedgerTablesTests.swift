import ReceiptExport
import ReceiptModel
import ReceiptStore
import Testing

@testable import TallyrollCLI

@Suite struct `Tables of a ledger` {
  private static let dates = (0..<300).map { index in
    index % 11 == 0 ? nil : CalendarDate(daysSinceEpoch: 20_000 + index * 37 % 90).description
  }

  @Test func `are the same in portions as in one piece`() async throws {
    let ledger = try await FilledLedger(dates: Self.dates)
    let tables = LedgerTables(store: ledger.store, folder: FilePath("out"))
    let all = try await ledger.store.receipts()
    #expect(all.count == 300)
    for profile in CSVProfile.all {
      let receipts = try await tables.receiptsCSV(profile: profile)
      #expect(try receipts == ReceiptTable.csv(all, profile: profile, relativeTo: FilePath("out")))
      let items = try await tables.itemsCSV(profile: profile)
      #expect(try items == ItemTable.csv(all, profile: profile))
    }
    let lines = try await tables.jsonLines()
    #expect(lines == ReceiptJSON.lines(all, relativeTo: FilePath("out")))
  }

  @Test func `have their heads where there is nothing below`() async throws {
    let ledger = try await FilledLedger(dates: [])
    let table = try await LedgerTables(store: ledger.store).receiptsCSV(
      profile: .standard, columns: ["total"])
    #expect(table == Array("total\r\n".utf8))
    #expect(try await LedgerTables(store: ledger.store).jsonLines().isEmpty)
  }

  @Test func `take what a filter lets through`() async throws {
    let ledger = try await FilledLedger(dates: ["2026-01-31", "2026-02-01", "2026-02-28", nil])
    var filter = ReceiptFilter()
    filter.from = CalendarDate(iso: "2026-02-01")
    let tables = LedgerTables(store: ledger.store, filter: filter)
    let table = try await tables.receiptsCSV(profile: .standard, columns: ["receipt_date"])
    #expect(String(decoding: table, as: UTF8.self) == "receipt_date\r\n2026-02-01\r\n2026-02-28\r\n")
  }
}
