import Files
import Foundation
import ReceiptModel
import TestSupport
import Testing

/// The built program as its users meet it.
///
/// The tests follow each other, because each keeps all cores busy.
@Suite(.serialized) struct `The program` {
  @Test func `says what it is`() async throws {
    let version = try await Program.run("--version")
    #expect(version.status == 0)
    #expect(version.output == "tallyroll 0.1.0\n")
    #expect(version.errors.isEmpty)
    let help = try await Program.run("--help")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: tallyroll COMMAND"))
    for command in ["run", "check", "report", "export", "list", "show", "extract", "recognise", "doctor"] {
      let help = try await Program.run(command, "--help")
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("usage: tallyroll \(command)"))
      #expect(help.errors.isEmpty)
    }
  }

  @Test func `refuses a bad pipeline file before it touches anything`() async throws {
    let folder = try TemporaryFolder()
    let pipeline = try folder.write(
      """
      tallyroll: 1
      name: bad
      inptu: { folders: [scans] }
      stages:
        persist: { database: out/bad.sqlite }
        categorize: {}
      """, to: "bad.yaml"
    ).text
    for command in ["run", "check", "report", "export", "list"] {
      let arguments = command == "report" ? [command, pipeline, "--all"] : [command, pipeline]
      let result = try await Program.start(arguments).end()
      #expect(result.status == 2, "\(command)")
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("bad.yaml:3:1: error: "))
      #expect(result.errors.contains("did you mean 'input'?"))
      #expect(result.errors.contains("did you mean 'categorise'?"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("out").text))
  }

  @Test func `reads a folder in which some files are bad, and reads it once`() async throws {
    let home = try Household(samples: 20)
    try home.folder.write(BadFiles.corruptJPEG, to: "scans/corrupt.jpg")
    try home.folder.write("", to: "scans/empty.jpg")
    try home.folder.write("Dear Sir or Madam", to: "scans/letter.jpg")
    try home.folder.write(BadFiles.png(side: 30_000), to: "scans/wall.png")

    let first = try await Program.run("run", home.pipeline)
    #expect(first.status == 1)
    #expect(first.output.isEmpty)
    for name in ["corrupt.jpg", "empty.jpg", "letter.jpg", "wall.png"] {
      let told = first.errors.split(separator: "\n").filter { $0.contains("scans/\(name): error: ") }
      #expect(told.count == 1, "\(name): \(first.errors)")
    }
    #expect(first.errors.components(separatedBy: "\n  fix: ").count == 5)
    #expect(first.errors.contains("read 20 documents: 20 receipts"))
    #expect(first.errors.contains("4 documents failed"))
    #expect(try await home.receiptCount() == 20)

    let exported = try home.exports()
    #expect(exported.keys.contains("receipts.csv"))
    #expect(exported.keys.contains("receipts-items.csv"))
    #expect(exported.keys.contains { $0.hasSuffix(".md") })
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.status == 0)
    #expect(again.output.contains("\"unchanged\":20"))
    #expect(again.output.contains("\"failed_before\":4"))
    #expect(!again.output.contains("\"recognise\""))
    #expect(try home.exports() == exported)

    let quiet = try await Program.run("run", home.pipeline, "--quiet")
    #expect(quiet.status == 0)
    #expect(quiet.output.isEmpty)
    #expect(quiet.errors.isEmpty)

    let reread = try await Program.run("run", home.pipeline, "--reread")
    #expect(reread.status == 0)
    #expect(reread.errors.contains("read 20 documents: 20 receipts"))
    #expect(try home.exports() == exported)

    let retried = try await Program.run("run", home.pipeline, "--retry-failed")
    #expect(retried.status == 1)
    #expect(retried.errors.contains("4 documents failed"))
    #expect(try home.exports() == exported)
  }

  @Test func `gives the same bytes with any number of lanes`() async throws {
    var results: [[String: Data]] = []
    for lanes in ["1", "2", "8"] {
      let home = try Household(samples: 5)
      let result = try await Program.run("run", home.pipeline, "--lanes", lanes)
      #expect(result.status == 0, "\(result.errors)")
      results.append(try home.exports())
    }
    #expect(results[0].count > 3)
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
  }

  @Test func `goes on where it was stopped (B100)`() async throws {
    let undisturbed = try Household(samples: 6)
    #expect(try await Program.run("run", undisturbed.pipeline).status == 0)
    let expected = try undisturbed.exports()
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGKILL] {
      let home = try Household(samples: 6)
      let execution = try Program.start(["run", home.pipeline, "--lanes", "1"])
      // Each look takes a while, so this does not spin.
      while try await home.receiptCount() < 2, execution.isRunning {}
      execution.send(signal)
      let stopped = try await execution.end()
      #expect(stopped.status == (signal == SIGKILL ? SIGKILL : 130))
      if signal != SIGKILL { #expect(stopped.errors.contains("interrupted after ")) }
      let stored = try await home.receiptCount()
      #expect((2..<6).contains(stored))

      let resumed = try await Program.run("run", home.pipeline, "--json")
      #expect(resumed.status == 0)
      #expect(resumed.output.contains("\"unchanged\":\(stored),"))
      #expect(resumed.output.contains("\"read\":\(6 - stored),"))
      #expect(try home.exports() == expected)
    }
  }

  @Test func `stops when its time is over, and goes on in the next run (B103)`() async throws {
    let home = try Household(samples: 12)
    let first = try await Program.run(
      "run", home.pipeline, "--lanes", "1", "--max-run-time", "1s", "--quiet")
    #expect(first.status == 124)
    #expect(
      first.errors.hasPrefix("error: the run was stopped, because it took longer than 1s [run-time-over]"))
    #expect(first.errors.split(separator: "\n").count == 2, "\(first.errors)")
    let stored = try await home.receiptCount()
    #expect(stored < 12)
    let second = try await Program.run("run", home.pipeline, "--max-run-time", "1h", "--json")
    #expect(second.status == 0)
    #expect(second.output.contains("\"read\":\(12 - stored),"))
    #expect(try await home.receiptCount() == 12)
  }

  @Test func `tells who runs already, since when, and takes over when that was killed (B103)`() async throws {
    let home = try Household(samples: 4)
    symlink("out/household.sqlite", home.folder.file("link.sqlite").text)
    try home.folder.write(
      try String(contentsOf: URL(filePath: home.pipeline), encoding: .utf8)
        .replacing("out/household.sqlite", with: "link.sqlite"), to: "other.yaml")
    let first = try Program.start(["run", home.pipeline, "--lanes", "1"])
    // Each look takes a while, so this does not spin.
    while try await home.receiptCount() < 1, first.isRunning {}
    for pipeline in [home.pipeline, home.folder.file("other.yaml").text] {
      let second = try await Program.run("run", pipeline)
      #expect(second.status == 6)
      #expect(second.errors.contains("error: process \(first.id) on '"), "\(second.errors)")
      #expect(
        second.errors.contains(/same ledger since 20..-..-.. ..:..:.. UTC, for \d+ s \[already-running\]/))
    }
    first.send(SIGKILL)
    #expect(try await first.end().status == SIGKILL)
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    #expect(try await home.receiptCount() == 4)
  }

  @Test func `leaves the ledger to the run that has it`() async throws {
    let home = try Household(samples: 1)
    let lock = try FileLock(home.folder.file("out/household.sqlite.lock"), now: 1_000)
    let second = try await Program.run("run", home.pipeline)
    #expect(second.status == 6)
    #expect(second.errors.contains("[already-running]"))
    #expect(second.errors.contains("process \(ProcessInfo.processInfo.processIdentifier)"))
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("out/household.sqlite").text))
    _ = consume lock
    #expect(try await Program.run("run", home.pipeline).status == 0)
  }

  @Test func `names a language that is missing before it reads anything`() async throws {
    let home = try Household(samples: 1)
    try home.folder.write(
      try String(contentsOf: URL(filePath: home.pipeline), encoding: .utf8)
        .replacing("[eng]", with: "[eng, tlh]"), to: "household.yaml")
    for command in ["run", "check"] {
      let result = try await Program.run(command, home.pipeline)
      #expect(result.status == 3)
      #expect(result.errors.contains("[ocr-language-missing]"))
      #expect(result.errors.contains("'tlh'"))
    }
    #expect(try await home.receiptCount() == 0)
  }

  @Test func `writes no message into the ledger where its streams are closed`() async throws {
    let home = try Household(samples: 2)
    try home.folder.write("Dear Sir or Madam", to: "scans/letter.jpg")
    let result = try await Program.shell(
      """
      (exec <&- >&- 2>&-; "$TALLYROLL" run household.yaml; echo $? > status)
      cat status
      "$TALLYROLL" list household.yaml --json | wc -l
      wc -l < out/household.sqlite.lock
      (exec >&-; "$TALLYROLL" run household.yaml --json; echo $? > status)
      cat status
      """, in: home.folder.path)
    // The result of the last cannot be printed.
    #expect(result.lines == ["1", "2", "3", "5"], "\(result.output)\(result.errors)")
  }

  @Test(.enabled(if: OtherUser.isAvailable, "this user may not become another"))
  func `tells what it may not or cannot read, and reads the rest`() async throws {
    let home = try Household(samples: 2)
    let result = try await Program.shell(
      """
      chmod 000 scans/receipt-01.jpg
      mkdir scans/closed && chmod 000 scans/closed
      mkdir scans/folder.jpg && mkfifo scans/pipe.jpg && ln -s nowhere scans/link.jpg
      chown -R 65534 .
      \(OtherUser.prefix) "$TALLYROLL" run household.yaml; echo "status $?"
      chmod 644 scans/receipt-01.jpg
      \(OtherUser.prefix) "$TALLYROLL" run household.yaml --retry-failed --quiet; echo "status $?"
      \(OtherUser.prefix) "$TALLYROLL" list household.yaml --json | wc -l
      """, in: home.folder.path)
    #expect(result.lines == ["status 1", "status 0", "2"], "\(result.output)\(result.errors)")
    #expect(result.errors.contains("scans/receipt-01.jpg: error: "))
    #expect(result.errors.contains("Permission denied [file-unreadable]"))
    for name in ["closed", "pipe.jpg", "link.jpg"] {
      #expect(result.errors.contains("scans/\(name): warning: "), "\(result.errors)")
    }
  }

  @Test func `says where it cannot write`() async throws {
    let home = try Household(samples: 1)
    try home.folder.write("a file where a folder should be", to: "out")
    let result = try await Program.run("run", home.pipeline)
    #expect(result.status == 5)
    #expect(result.errors.contains("household.sqlite"))
    #expect(result.errors.contains("fix: "))
  }

  @Test func `leaves files alone that were just written`() async throws {
    let home = try Household(samples: 1)
    try home.folder.write(
      try String(contentsOf: URL(filePath: home.pipeline), encoding: .utf8)
        .replacing("settle: 0s", with: "settle: 1h"), to: "household.yaml")
    let early = try await Program.run("run", home.pipeline)
    #expect(early.status == 0)
    #expect(early.errors.contains("1 still being written, left for the next run\n"))
    #expect(early.errors.contains("scans/receipt-01.jpg\n"))
    #expect(try await home.receiptCount() == 0)
    let name = home.folder.file("scans/receipt-01.jpg").text
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: name)
    #expect(try await Program.run("run", home.pipeline).errors.contains("read 1 document: "))
  }

  @Test func `takes copies for copies`() async throws {
    let home = try Household(samples: 2)
    try home.add(Household.samples[0], as: "zz-copy.jpg")
    let first = try await Program.run("run", home.pipeline, "--json")
    #expect(first.status == 0)
    #expect(first.output.contains("\"read\":2,\"duplicates\":1,"))
    #expect(try await home.receiptCount() == 2)
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.output.contains("\"unchanged\":3,"))
  }
}
