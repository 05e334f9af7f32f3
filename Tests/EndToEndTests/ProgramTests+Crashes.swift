import Diagnostics
import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  @Test func `sets a document aside that ended it three times (B100, B101)`() async throws {
    let home = try Household(samples: 1)
    for attempt in 1...3 {
      let execution = try Program.start(["run", home.pipeline, "--lanes", "1"])
      // Each look takes a while, so this does not spin.
      while home.attempts() < attempt, execution.isRunning {}
      execution.send(SIGKILL)
      #expect(try await execution.end().status == SIGKILL)
      #expect(try await home.receiptCount() == 0)
    }
    let fourth = try await Program.run("run", home.pipeline)
    #expect(fourth.status == 1)
    #expect(fourth.errors.contains("receipt-01.jpg: error: "))
    #expect(fourth.errors.contains("[document-set-aside]"))
    #expect(fourth.errors.contains("'--retry-failed'"))
    let fifth = try await Program.run("run", home.pipeline, "--json")
    #expect(fifth.status == 0)
    #expect(fifth.output.contains("\"failed_before\":1"))
    let asked = try await Program.run("run", home.pipeline, "--retry-failed", "--json")
    #expect(asked.status == 0)
    #expect(asked.output.contains("\"read\":1"))
  }

  @Test func `waits for another program's lock, and not for ever (B88, B89)`() async throws {
    let home = try Household(samples: 2)
    #expect(try await Program.run("run", home.pipeline, "--limit", "1", "--quiet").status == 0)
    let probe = try LedgerProbe(home.database)
    try probe.execute("BEGIN IMMEDIATE")
    let refused = try await Program.run("run", home.pipeline)
    #expect(refused.status == 5)
    #expect(refused.errors.contains("[ledger-locked]"))
    #expect(try await home.receiptCount() == 1)

    let waiting = try Program.start(["run", home.pipeline, "--json"])
    // As long as a backup program might take.
    try await Task.sleep(for: .seconds(3))
    #expect(waiting.isRunning)
    try probe.execute("ROLLBACK")
    let done = try await waiting.end()
    #expect(done.status == 0, "\(done.errors)")
    #expect(done.output.contains("\"read\":1"))
  }

  @Test func `gives up a lock that is taken amid a run once, not once a document (B88, B89)`() async throws {
    let home = try Household(samples: 8)
    let execution = try Program.start(["run", home.pipeline, "--lanes", "2"])
    // Each look takes a while, so this does not spin.
    while try await home.receiptCount() < 1, execution.isRunning {}
    let probe = try LedgerProbe(home.database)
    try probe.execute("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    let start = clock.now
    let refused = try await execution.end()
    // It waits for 10 seconds.
    #expect(clock.now - start < .seconds(20))
    try probe.execute("ROLLBACK")
    #expect(refused.status == 5)
    #expect(refused.errors.contains("[ledger-locked]"))
    #expect(refused.errors.contains("stopped after "))
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try await home.receiptCount() == 8)
  }

  @Test func `leaves a damaged ledger and a later version's as they are`() async throws {
    let home = try Household(samples: 1)
    let garbage = Data("no database at all, but long enough to be read as one".utf8)
    try home.folder.write(garbage, to: "out/household.sqlite")
    let damaged = try await Program.run("run", home.pipeline)
    #expect(damaged.status == 5)
    #expect(damaged.errors.contains("[ledger-corrupt]"))
    #expect(try Data(contentsOf: URL(filePath: home.database.text)) == garbage)

    try FileManager.default.removeItem(atPath: home.database.text)
    #expect(try await Program.run("run", home.pipeline, "--quiet").status == 0)
    let version = try LedgerProbe(home.database).number("PRAGMA user_version")
    try LedgerProbe(home.database).execute("PRAGMA user_version = 99")
    let later = try await Program.run("run", home.pipeline)
    #expect(later.status == 5)
    #expect(later.errors.contains("[ledger-too-new]"))
    try LedgerProbe(home.database).execute("PRAGMA user_version = \(version)")
    let again = try await Program.run("run", home.pipeline, "--json")
    #expect(again.status == 0)
    #expect(again.output.contains("\"unchanged\":1"))
  }

  @Test(.enabled(if: PrivateMounts.areAllowed, "this user may not mount"))
  func `loses nothing on a full disk (B92)`() async throws {
    let home = try Household(samples: 6)
    let result = try await Program.shell(
      PrivateMounts.script(
        """
        mkdir out && mount -t tmpfs -o size=400k none out
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        mount -o remount,size=100m out
        "$TALLYROLL" run household.yaml --json; echo "status $?"
        "$TALLYROLL" list household.yaml --json | wc -l
        """), in: home.folder.path)
    #expect(result.lines.first == "status 5", "\(result.output)\(result.errors)")
    #expect(result.errors.contains("[ledger-disk-full]"))
    #expect(result.lines.dropFirst(2) == ["status 0", "6"], "\(result.output)")
    #expect(result.output.contains("\"failed_before\":0"))
  }

  @Test func `ends in good order where files may not grow`() async throws {
    let home = try Household(samples: 1)
    let result = try await Program.shell(
      """
      (ulimit -f 100; "$TALLYROLL" run household.yaml --quiet; echo "status $?")
      "$TALLYROLL" run household.yaml --quiet; echo "status $?"
      """, in: home.folder.path)
    #expect(result.lines == ["status 5", "status 0"], "\(result.errors)")
    #expect(try await home.receiptCount() == 1)
  }

  @Test(.enabled(if: PrivateMounts.areAllowed, "this user may not mount"))
  func `says that there is no room for exports and moved files, and leaves none of them twice (B92)`()
    async throws
  {
    let home = try Household(samples: 1, input: "after: { move: done }")
    let result = try await Program.shell(
      PrivateMounts.script(
        """
        sed -i s#csv:.out/#csv:\\ tables/# household.yaml
        mkdir tables done
        mount -t tmpfs -o size=8k none tables && head -c 8k /dev/zero > tables/full
        mount -t tmpfs -o size=8k none done
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        ls -A done scans; ls -A tables
        rm tables/full; mount -o remount,size=1m tables; mount -o remount,size=9m done
        mount --bind scans scans; mount -o remount,ro,bind scans
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        ls -A done scans
        umount scans
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        ls -A done scans tables
        """), in: home.folder.path)
    let stays = ["done:", "scans:", "receipt-01.jpg"]
    #expect(
      result.lines.map { String($0) } == ["status 5"] + stays + ["full", "status 5"] + stays + [
        "status 0", "done:", "receipt-01.jpg", "scans:", "tables:", "receipts-items.csv", "receipts.csv",
      ], "\(result.output)\(result.errors)")
    let errors = result.errors
    #expect(errors.contains("done/receipt-01.jpg': No space left on device [input-not-moved]"), "\(errors)")
    #expect(errors.contains("tables/receipts.csv: error: "), "\(errors)")
    #expect(errors.contains("done/receipt-01.jpg': Read-only file system [input-not-moved]"), "\(errors)")
  }

  @Test(.enabled(if: PrivateMounts.areAllowed, "this user may not mount"))
  func `says that a folder is read-only, and goes on when it is not`() async throws {
    let home = try Household(samples: 1)
    let result = try await Program.shell(
      PrivateMounts.script(
        """
        mkdir out && mount -t tmpfs none out && mount -o remount,ro out
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        mount -o remount,rw out
        "$TALLYROLL" run household.yaml --quiet; echo "status $?"
        mount -o remount,ro out
        "$TALLYROLL" list household.yaml --json | wc -l
        """), in: home.folder.path)
    #expect(result.lines == ["status 5", "status 0", "1"], "\(result.errors)")
    #expect(result.errors.contains("Read-only file system"))
  }
}

extension Household {
  /// How often the reading of the only document was begun.
  fileprivate func attempts() -> Int {
    (try? LedgerProbe(database).number("SELECT attempts FROM documents WHERE document_id = 1")) ?? 0
  }
}
