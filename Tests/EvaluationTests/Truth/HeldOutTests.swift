import ReceiptModel
import Testing

@testable import Evaluation

struct `The held-out part` {
  @Test(
    arguments: [
      ("", 0x811C_9DC5), ("a", 0xE40C_292C), ("foobar", 0xBF9C_F968), ("003", 0xE6CB_3C5A),
      ("de-supermarkt", 0xB0B6_E793),
    ] as [(String, UInt32)])
  func `is chosen by the FNV-1a hash`(text: String, hash: UInt32) {
    #expect(HeldOut.hash(of: text.utf8) == hash)
  }

  @Test(arguments: [
    ("001.jpg", true), ("012.jpg", true), ("003.jpg", false), ("images/001.pdf", true),
    ("/x/y.z/foobar", true),
    ("foobar.tar.gz", false), ("foobar.", true), (".foobar", false), ("a", true),
    ("de-supermarkt.jpg", false),
  ])
  func `depends on the name without folders and ending`(path: String, isHeldOut: Bool) {
    #expect(TruthRow(file: FilePath(path)).isHeldOut == isHeldOut)
  }

  @Test func `is about a fifth`() {
    let count = (0..<1_000).count { TruthRow(file: FilePath("scan-\($0).jpg")).isHeldOut }
    #expect((150...250).contains(count))
  }
}
