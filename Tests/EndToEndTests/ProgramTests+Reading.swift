import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  @Test func `extracts files in the order they are named`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", to: "bad.jpg")
    let good = Household.samples.prefix(3).map(\.path)
    let bad = folder.file("bad.jpg").text
    let files = [good[0], bad, good[1], folder.path.text, good[2]]
    let result = try await Program.start(["extract"] + files).end()
    #expect(result.status == 1)
    let objects = try result.lines.map { try Self.object($0) }
    #expect(objects.map { $0["source_path"] as? String } == files)
    #expect(objects.map { $0["status"] as? String == "failed" } == [false, true, false, true, false])
    #expect(objects.contains { $0["total"] is String })
    #expect(objects[0]["line_items"] is [Any])
    #expect(objects[0]["tax_lines"] is [Any])
    #expect(objects[0]["evidence"] == nil)
    #expect(result.errors.contains("bad.jpg: error: "))
    #expect(result.errors.contains("[file-not-regular]"))
  }

  @Test func `takes paths from standard input, whatever their bytes`() async throws {
    let folder = try TemporaryFolder()
    let sample = Household.samples[0].path
    let result = try await Program.shell(
      """
      mkdir odd
      cp '\(sample)' $'odd/new\\nline.jpg'
      cp '\(sample)' $'odd/b\\xe4d.jpg'
      cp '\(sample)' odd/-rf
      cp '\(sample)' "odd/it's \\"so\\".jpg"
      find odd -type f -print0 | sort -z | "$TALLYROLL" extract -0 --evidence
      "$TALLYROLL" extract -- $'odd/b\\xe4d.jpg'
      """, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let objects = try result.lines.map { try Self.object($0) }
    let paths = objects.map { $0["source_path"] as? String }
    #expect(
      paths == [
        "odd/-rf", "odd/b\\xE4d.jpg", "odd/it's \"so\".jpg", "odd/new\nline.jpg", "odd/b\\xE4d.jpg",
      ])
    #expect(Set(objects.map { $0["total"] as? String }).count == 1)
    #expect(objects[0]["evidence"] is [Any])
  }

  @Test func `takes one path a line, and the settings of a pipeline file`() async throws {
    let folder = try TemporaryFolder()
    let picture = try folder.write(BadFiles.png(side: 1_500), to: "two megapixels.png").text
    let pipeline = try folder.write(
      "tallyroll: 1\nname: x\nlimits: { pixels: 2MP }\nstages: {}\n", to: "small.yaml"
    ).text
    let result = try await Program.run("extract", "--pipeline", pipeline, input: "\n\(picture)\n")
    #expect(result.status == 1)
    #expect(result.output.contains("\"status\":\"failed\""))
    #expect(result.errors.contains("two megapixels.png: error: "))
    #expect(result.errors.contains("limits"))
  }

  @Test func `ends quietly when its reader has seen enough`() async throws {
    let folder = try TemporaryFolder()
    let files = Household.samples.prefix(4).map { "'\($0.path)'" }.joined(separator: " ")
    let result = try await Program.shell(
      """
      set -o pipefail
      "$TALLYROLL" extract --lanes 1 \(files) | head -n 1 | cut -c 1-20
      """, in: folder.path)
    #expect(result.status == 0)
    #expect(result.output == "{\"receipt_id\":null,\"\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `shows, lists, exports and reports what it has read`() async throws {
    let home = try Household(samples: 3)
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    let list = try await Program.run("list", home.pipeline)
    #expect(list.status == 0)
    #expect(list.lines.count == 4)
    #expect(list.lines[0].hasPrefix("ID "))
    let dates = list.lines.dropFirst().map { $0.split(separator: " ")[1] }
    #expect(dates == dates.sorted(by: >))

    let id = String(list.lines[1].prefix { $0 != " " })
    let show = try await Program.run("show", home.pipeline, id)
    #expect(show.status == 0)
    #expect(show.output.contains("receipt_id "))
    #expect(show.output.contains("RECOGNISED TEXT"))
    let object = try Self.object(Substring(try await Program.run("show", home.pipeline, id, "--json").output))
    #expect(object["receipt_id"] as? String == id)
    #expect(object["recognised_text"] is [Any])
    #expect(try await Program.run("show", home.pipeline, "999-1").status == 2)

    let table = try await Program.run("export", home.pipeline, "--columns", "receipt_id,total")
    #expect(table.status == 0)
    #expect(table.output.hasPrefix("receipt_id,total\r\n"))
    #expect(table.output.split(separator: "\r\n").count == 4)
    let nothing = try await Program.run("export", home.pipeline, "--format", "jsonl", "--to", "1990-01-01")
    #expect(nothing.status == 0)
    #expect(nothing.output.isEmpty)
    let typo = try await Program.run("export", home.pipeline, "--columns", "totl")
    #expect(typo.status == 2)
    #expect(typo.errors.contains("did you mean 'total'?"))

    let exported = try home.exports()
    let reports = exported.keys.filter { $0.hasSuffix(".md") }.sorted()
    for name in reports { try FileManager.default.removeItem(atPath: home.folder.file("out/\(name)").text) }
    let report = try await Program.run("report", home.pipeline, "--all")
    #expect(report.status == 0)
    #expect(report.lines.map { FilePath(String($0)).lastComponent.text } == reports)
    #expect(try home.exports() == exported)
    let month = try await Program.run("report", home.pipeline, "--month", "1999-12", "--output", "-")
    #expect(month.output.hasPrefix("# December 1999: household\n"))
    #expect(try home.exports() == exported)
  }

  @Test func `finds out what is there and what is wrong`() async throws {
    let machine = try await Program.run("doctor")
    #expect(machine.status == 0)
    #expect(machine.output.contains(/tesseract +5\./))
    #expect(machine.output.contains(/languages .*\beng\b/))
    #expect(machine.output.contains(/workers +no new privileges,/))
    let home = try Household(samples: 1)
    let before = try await Program.run("doctor", home.pipeline)
    #expect(before.status == 0)
    #expect(before.output.contains("household.sqlite (not there yet)"))
    _ = try await Program.run("run", home.pipeline)
    let after = try await Program.run("doctor", home.pipeline)
    #expect(after.output.contains("1 documents, 1 receipts"))
    try home.folder.write("no database at all, but long enough to be read as one", to: "out/household.sqlite")
    let broken = try await Program.run("doctor", home.pipeline)
    #expect(broken.status == 5)
    #expect(broken.errors.contains("[ledger-corrupt]"))
  }

  @Test func `tells what it would read`() async throws {
    let home = try Household(samples: 2)
    let dry = try await Program.run("run", home.pipeline, "--dry-run")
    #expect(dry.status == 0)
    #expect(
      dry.lines.map { FilePath(String($0)).lastComponent.text } == ["receipt-01.jpg", "receipt-02.jpg"])
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("out").text))
    #expect(try await Program.run("run", home.pipeline, "--limit", "1", "--quiet").status == 0)
    let rest = try await Program.run("run", home.pipeline, "--dry-run")
    #expect(rest.lines.map { FilePath(String($0)).lastComponent.text } == ["receipt-02.jpg"])
  }

  private static func object(_ line: Substring) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }
}
