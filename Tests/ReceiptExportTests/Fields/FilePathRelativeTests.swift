import ReceiptModel
import Testing

@testable import ReceiptExport

@Suite struct `A path seen from a folder` {
  @Test(arguments: [
    ("/data/scans/a.jpg", "/data/reports", "../scans/a.jpg"),
    ("/data/scans/a.jpg", "/data/scans", "a.jpg"),
    ("/data/scans/a.jpg", "/", "data/scans/a.jpg"),
    ("/data/x/../scans//./a.jpg", "/data/reports/", "../scans/a.jpg"),
    ("pipelines/../samples/a.jpg", "pipelines/../reports", "../samples/a.jpg"),
    ("../a.jpg", ".", "../a.jpg"),
    ("a.jpg", "../reports", "a.jpg"),
    ("../a.jpg", "../reports", "../a.jpg"),
    ("/data/a.jpg", "reports", "/data/a.jpg"),
    ("a.jpg", "/reports", "a.jpg"),
    ("/data", "/data", "."),
  ])
  func `is relative where text can tell`(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: FilePath(folder)) == FilePath(expected))
  }

  @Test func `is itself without a folder`() {
    #expect(FilePath("/a/../b").relative(to: nil) == FilePath("/a/../b"))
  }
}
