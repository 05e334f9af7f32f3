import Files
import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  @Test func `reads files of any name, once each (B86, B94, B95, B106)`() async throws {
    let home = try Household(samples: 0, input: "after: { move: done }")
    let deep = String(repeating: "deeper/", count: 40) + "scan.jpg"
    let longest = [UInt8](repeating: 0x6E, count: 251) + Array(".jpg".utf8)
    let plain = [
      "with space.jpg", "it's \"so\".jpg", "new\nline.jpg", "-rf", "*.jpg", "\u{1F9FE}.jpg",
      "back\\slash.jpg",
      "F\u{F6}rmlich.jpg", "Fo\u{308}rmlich.jpg", "receipt", "R.JPEG", "really a jpeg.png", "a/scan.jpg",
      "b/scan.jpg", "\u{1B}[31mred.jpg", deep,
    ].map { FilePath($0) }
    let names = plain + [FilePath(bytes: [0x62, 0xE4, 0x2E, 0x6A, 0x70, 0x67]), FilePath(bytes: longest)]
    for (number, name) in names.enumerated() {
      try home.addVariant(of: Household.clearSample, as: name, number: number)
    }
    symlink("a/scan.jpg", home.folder.file("scans/link.jpg").text)
    symlink("a", home.folder.file("scans/folder-link").text)
    let first = try await Program.run("run", home.pipeline, "--json")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("\"found\":\(names.count),"))
    #expect(first.output.contains("\"read\":\(names.count),"))
    // All show the same receipt.
    #expect(first.output.contains("\"possible_duplicates\":\(names.count - 1),"))
    let scan = FolderScan(folders: [home.folder.file("done")]).run(now: .max)
    #expect(scan.files.count == names.count)
    for name in names {
      #expect(scan.files.contains { $0.path == home.folder.file("done").appending(name) }, "\(name)")
    }
    let again = try await Program.run("run", home.pipeline)
    #expect(again.status == 0)
    #expect(again.errors.contains("nothing new to read"))
    #expect(!again.errors.utf8.contains(0x1B))
    #expect(try await Program.run("list", home.pipeline).output.utf8.contains(0x1B) == false)
  }

  @Test func `waits for files that are not done, and reads them when they are (B82, B83, B85)`() async throws
  {
    let home = try Household(samples: 1, settle: "5s")
    try home.touch("receipt-01.jpg", age: 60)
    let whole = try Data(contentsOf: Household.samples[1])
    try home.folder.write(whole.prefix(20_000), to: "scans/half.jpg")
    try home.touch("half.jpg", age: 60)
    try home.folder.write(whole.prefix(20_000), to: "scans/old half.jpg")
    try home.touch("old half.jpg", age: 7_200)
    try home.folder.write(whole, to: "scans/young.jpg")
    for name in [
      "upload.jpg.part", "upload.jpg.filepart", "scan.tmp", "~$scan.jpg", ".~lock.x#", "Thumbs.db",
    ] {
      try home.folder.write("not done", to: "scans/\(name)")
      try home.touch(name, age: 7_200)
    }
    let first = try await Program.run("run", home.pipeline)
    #expect(first.status == 1)
    #expect(first.errors.contains("read 1 document: "))
    #expect(first.errors.contains("2 still being written, left for the next run\n"))
    #expect(first.errors.contains("scans/half.jpg\n"))
    #expect(first.errors.contains("scans/young.jpg\n"))
    #expect(first.errors.contains("scans/old half.jpg: error: "))
    #expect(first.errors.components(separatedBy: "error: ").count == 2)

    try home.folder.write(whole, to: "scans/half.jpg")
    try FileManager.default.moveItem(
      atPath: home.folder.file("scans/upload.jpg.part").text,
      toPath: home.folder.file("scans/upload.jpg").text)
    try Data(contentsOf: Household.samples[2]).write(
      to: URL(filePath: home.folder.file("scans/upload.jpg").text))
    for name in ["half.jpg", "upload.jpg", "young.jpg"] { try home.touch(name, age: 60) }
    let second = try await Program.run("run", home.pipeline, "--json")
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.output.contains("\"waiting\":0,"))
    #expect(second.output.contains("\"read\":2,\"duplicates\":1,"))
  }

  @Test func `flags a second picture and drops nothing (B97, B98, B112, B113)`() async throws {
    let home = try Household(samples: 2)
    try home.add(Household.samples[Household.clearSample], as: "clear.jpg")
    let first = try await Program.run("run", home.pipeline, "--json")
    #expect(first.output.contains("\"possible_duplicates\":0,"))
    try home.addVariant(of: Household.clearSample, as: FilePath("zz second picture.jpg"))
    try home.add(Household.samples[1], as: "zz the same file.jpg")
    let second = try await Program.run("run", home.pipeline)
    #expect(second.status == 0)
    #expect(second.errors.contains("read 1 document: 1 receipt"))
    #expect(second.errors.contains("1 receipt may be a second picture of another, to review\n"))
    #expect(second.errors.contains("1 duplicate left out\n"))
    #expect(try await home.receiptCount() == 4)
    let table = try await Program.run(
      "export", home.pipeline, "--columns", "receipt_id,status,issues,possible_duplicate_of")
    let flagged = try #require(table.output.split(whereSeparator: \.isNewline).first { $0.hasPrefix("4-1,") })
    #expect(flagged.hasPrefix("4-1,needs_review,") && flagged.contains("possible_duplicate"), "\(flagged)")
    #expect(flagged.hasSuffix(",1-1"), "\(flagged)")
    let review = try await Program.run("list", home.pipeline, "--status", "needs_review")
    #expect(review.lines.contains { $0.hasPrefix("4-1 ") })
    let exports = try home.exports()
    #expect(try await Program.run("run", home.pipeline, "--reread", "--quiet").status == 0)
    #expect(try home.exports() == exports)
  }
}
