import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  private static let top = [
    "CORNER MARKET", "12 High Street, London", "Date: 05/01/2026 10:30", "Bread          2.10",
    "Milk           1.20", "Butter         3.30",
  ]
  private static let bottom = [
    "Cheese         4.40", "Apples         1.00", "TOTAL    GBP  12.00", "CASH          20.00",
    "CHANGE         8.00", "Thank you for shopping with us",
  ]

  @Test func `reads a receipt over two files as one`() async throws {
    var results: [[String: Data]] = []
    for lanes in ["1", "4"] {
      let home = try Household(samples: 0)
      try Self.addReceipts(to: home)
      let first = try await Program.run("run", home.pipeline, "--lanes", lanes, "--json")
      #expect(first.status == 0, "\(first.errors)")
      #expect(first.output.contains("\"read\":4,"), "\(first.output)")
      #expect(first.output.contains("\"receipts\":3,"), "\(first.output)")
      #expect(first.output.contains("\"joined\":1,\"possible_duplicates\":0,"), "\(first.output)")
      results.append(try home.exports())
    }
    #expect(results[0] == results[1])
  }

  @Test func `shows the files of a receipt, and keeps them together as long as it is told to`() async throws {
    let home = try Household(samples: 0)
    try Self.addReceipts(to: home)
    let first = try await Program.run("run", home.pipeline)
    #expect(first.errors.contains("read 4 documents: 3 receipts"), "\(first.errors)")
    #expect(first.errors.contains("1 file joined to the receipt of another\n"), "\(first.errors)")
    let exported = try home.exports()
    let sheet = try await Program.run("show", home.pipeline, "3-1").output
    #expect(sheet.contains("till_1.pdf\ncontinued_in "), "\(sheet)")
    #expect(sheet.contains("12.00 GBP"), "\(sheet)")
    #expect(sheet.contains(/receipt_date .*till_1\.pdf page 1 at/), "\(sheet)")
    #expect(sheet.contains(/total .*till_2\.pdf page 1 at/), "\(sheet)")
    #expect(sheet.contains(/Bread[^|]*Cheese/), "\(sheet)")
    let json = try await Program.run("show", home.pipeline, "3-1", "--json").output
    #expect(
      json.contains(/"files":\[\{"source_path":"[^"]*till_1\.pdf","pages":1\},\{[^}]*till_2\.pdf/), "\(json)")

    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.output.contains("\"joined\":0,"))
    #expect(try home.exports() == exported)
    let reread = try await Program.run("run", home.pipeline, "--reread")
    #expect(reread.errors.contains("read 4 documents: 3 receipts"), "\(reread.errors)")
    #expect(try home.exports() == exported)

    let pipeline = try String(contentsOf: URL(filePath: home.pipeline), encoding: .utf8)
    try home.folder.write(
      pipeline.replacing("settle: 0s", with: "settle: 0s\n  pages: each"), to: "household.yaml")
    let apart = try await Program.run("run", home.pipeline, "--reread")
    #expect(apart.errors.contains("read 4 documents: 4 receipts"), "\(apart.errors)")
    #expect(try await home.receiptCount() == 4)
    try home.folder.write(pipeline, to: "household.yaml")
    #expect(try await Program.run("run", home.pipeline, "--reread", "--quiet").status == 0)
    #expect(try home.exports() == exported)
  }

  @Test func `joins a part that comes after the first has been moved away`() async throws {
    let home = try Household(samples: 0, input: "after: { move: done }")
    try home.folder.write(PrintedPDF.text(of: Self.top), to: "scans/till_1.pdf")
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    #expect(try home.files(in: "done") == ["till_1.pdf"])
    try home.folder.write(PrintedPDF.text(of: Self.bottom), to: "scans/till_2.pdf")
    let second = try await Program.run("run", home.pipeline)
    #expect(second.errors.contains("read 1 document: 1 receipt"), "\(second.errors)")
    #expect(second.errors.contains("1 file joined to the receipt of another\n"), "\(second.errors)")
    #expect(try home.files(in: "done") == ["till_1.pdf", "till_2.pdf"])
    let list = try await Program.run("list", home.pipeline, "--json").output
    #expect(list.contains("\"receipt_id\":\"1-1\""))
    #expect(list.contains("done/till_1.pdf"))
    #expect(list.contains("\"total\":\"12.00\""))
  }

  @Test func `joins what a run that was stopped left apart`() async throws {
    let home = try Household(samples: 0)
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    try LedgerProbe(home.database).execute(
      """
      CREATE TRIGGER stop BEFORE UPDATE OF part ON documents WHEN NEW.part IS NOT NULL
      BEGIN SELECT raise(ABORT, 'stop'); END
      """)
    try Self.addReceipts(to: home)
    let stopped = try await Program.run("run", home.pipeline)
    #expect(stopped.status == 5, "\(stopped.errors)")
    #expect(try await home.receiptCount() == 4)
    try LedgerProbe(home.database).execute("DROP TRIGGER stop")
    let next = try await Program.run("run", home.pipeline)
    #expect(next.status == 0)
    #expect(next.errors.contains("nothing new to read\n1 file joined to the receipt of another\n"))
    #expect(try await home.receiptCount() == 3)
  }

  /// Adds a receipt in two files, and two receipts that only have such names.
  private static func addReceipts(to home: Household) throws {
    try home.folder.write(PrintedPDF.text(of: top), to: "scans/till_1.pdf")
    try home.folder.write(PrintedPDF.text(of: bottom), to: "scans/till_2.pdf")
    let others = [
      [
        "GREEN GROCER", "4 Mill Lane, York", "Date: 02/01/2026 11:15", "Pears          2.10",
        "Plums          1.20", "TOTAL    GBP   3.30", "CASH           5.00", "CHANGE         1.70",
        "Come back soon",
      ],
      [
        "PAPER AND PEN LTD", "80 Station Road, Leeds", "07/01/2026 16:42", "Ink            9.00",
        "Envelopes      4.50", "TOTAL GBP     13.50", "VISA CARD     13.50", "No refund without receipt",
      ],
    ]
    for (number, lines) in others.enumerated() {
      try home.folder.write(PrintedPDF.text(of: lines), to: "scans/other_\(number + 1).pdf")
    }
  }
}
