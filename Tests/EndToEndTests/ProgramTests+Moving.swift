import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  @Test func `moves what it has read, never over another, and lists what failed (B104, B106, B107)`()
    async throws
  {
    let home = try Household(
      samples: 0, input: "after: { move: done }", stages: "    - { failed: out/failed.csv }")
    try home.addVariant(of: 0, as: FilePath("a/scan.jpg"), number: 1)
    try home.addVariant(of: 1, as: FilePath("b/scan.jpg"), number: 2)
    try home.addVariant(of: 1, as: FilePath("b/copy.jpg"), number: 2)
    try home.addVariant(of: 2, as: FilePath("c.jpg"))
    try home.folder.write(BadFiles.corruptJPEG, to: "scans/bad, very.jpg")
    try home.folder.write("somebody's own", to: "done/c.jpg")
    let first = try await Program.run("run", home.pipeline)
    #expect(first.status == 1)
    #expect(try home.files(in: "scans") == ["bad, very.jpg"])
    #expect(
      try home.files(in: "done") == ["a/scan.jpg", "b/copy.jpg", "b/scan.jpg", "c-2.jpg", "c.jpg"])
    #expect(try home.text("done/c.jpg") == "somebody's own")
    let failed = try home.text("out/failed.csv").split(separator: "\r\n")
    #expect(failed.first == "source_path,attempts,error,message,fix")
    #expect(failed.count == 2)
    #expect(failed[1].hasPrefix("\"../scans/bad, very.jpg\",1,image-damaged,"))
    let receipts = try home.text("out/receipts.csv")
    #expect(receipts.contains("../done/a/scan.jpg"))
    #expect(!receipts.contains("../scans/"))

    let exports = try home.exports()
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.status == 0)
    #expect(again.output.contains("\"found\":1,"))
    #expect(try home.exports() == exports)

    // A scanner that counts from the beginning again.
    try home.addVariant(of: 3, as: FilePath("a/scan.jpg"))
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    #expect(try home.files(in: "done").contains("a/scan-2.jpg"))
    #expect(try await home.receiptCount() == 4)
  }

  @Test func `mends what a crash between commit, move and note has left (B88)`() async throws {
    let home = try Household(samples: 3, input: "after: { move: done }")
    let undisturbed = try Household(samples: 3, input: "after: { move: done }")
    #expect(try await Program.run("run", undisturbed.pipeline, "--quiet").status == 0)
    try home.folder.write(
      home.text("household.yaml").replacing("after: { move: done }", with: "after: keep"), to: "keep.yaml")
    // Read but not moved, and one moved but not noted.
    let keeping = try await Program.run("run", home.folder.file("keep.yaml").text, "--quiet")
    #expect(keeping.status == 0)
    #expect(try home.files(in: "scans").count == 3)
    try home.folder.write("in the way", to: "done/receipt-01.jpg")
    try FileManager.default.moveItem(
      atPath: home.folder.file("scans/receipt-01.jpg").text,
      toPath: home.folder.file("done/receipt-01-2.jpg").text)
    let mending = try await Program.run("run", home.pipeline, "--json")
    #expect(mending.status == 0)
    #expect(mending.output.contains("\"found\":2,\"waiting\":0,\"unchanged\":2,"))
    #expect(try home.files(in: "scans").isEmpty)
    let paths = try home.text("out/receipts.csv")
    for name in ["receipt-01-2.jpg", "receipt-02.jpg", "receipt-03.png"] {
      #expect(paths.contains("../done/\(name)"))
    }
    #expect(
      paths.replacing("receipt-01-2", with: "receipt-01") == (try undisturbed.text("out/receipts.csv")))
  }

  @Test func `keeps what it cannot move, says so, and tries again`() async throws {
    let home = try Household(samples: 1, input: "after: { move: done/deep }")
    try home.folder.write("a file where a folder should be", to: "done")
    let first = try await Program.run("run", home.pipeline)
    #expect(first.status == 5)
    #expect(first.errors.contains("[input-not-moved]"))
    #expect(try home.files(in: "scans") == ["receipt-01.jpg"])
    #expect(try await home.receiptCount() == 1)
    #expect(try home.text("out/receipts.csv").contains("../scans/receipt-01.jpg"))
    try FileManager.default.removeItem(atPath: home.folder.file("done").text)
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    #expect(try home.files(in: "done") == ["deep/receipt-01.jpg"])
    #expect(try home.text("out/receipts.csv").contains("../done/deep/receipt-01.jpg"))
  }

  @Test func `leaves files in a folder for done ones that lies among the scans`() async throws {
    let home = try Household(samples: 2, input: "after: { move: scans/done }")
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    #expect(try home.files(in: "scans") == ["done/receipt-01.jpg", "done/receipt-02.jpg"])
    let exports = try home.exports()
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.output.contains("\"unchanged\":2,"))
    #expect(try home.files(in: "scans") == ["done/receipt-01.jpg", "done/receipt-02.jpg"])
    #expect(try home.exports() == exports)
  }
}

extension Household {
  /// The text of a file in the household.
  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder.file(name).text)), as: UTF8.self)
  }
}
