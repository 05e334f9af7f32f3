import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `Export paths` {
  @Test(arguments: [
    ("out/receipts.csv", "out/receipts-items.csv"), ("receipts", "./receipts-items"),
    ("/a.b/receipts", "/a.b/receipts-items"), ("out/.csv", "out/.csv-items"), ("x.y.csv", "./x.y-items.csv"),
  ])
  func `put the items beside the receipts`(table: String, items: String) {
    #expect(ExportPaths.items(besides: FilePath(table)).text == items)
  }
}
