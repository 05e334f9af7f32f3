import Diagnostics
import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `The place of a ledger (B91)` {
  @Test func `is told where it is a network file system`() {
    let note = LedgerPlace.note(on: FilePath("/mnt/x.sqlite")) { _ in "NFS" }
    #expect(note?.id == "ledger-on-network" && note?.severity == .note)
    #expect(note?.message.contains("lies on NFS") == true)
    #expect(LedgerPlace.note(on: FilePath("/mnt/x.sqlite")) { _ in nil } == nil)
  }
}
