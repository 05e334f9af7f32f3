import Diagnostics
import Files
import Glibc
import ReceiptModel
import TestSupport
import Testing

@Suite struct `The digest of a file` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // From FIPS 180-2, appendix B, and NIST's example of the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `is its SHA-256`(contents: String, digest: String) throws {
    #expect(try FileDigest.sha256(of: folder.write(contents, to: "a")) == digest)
  }

  @Test func `is refused of a pipe, without waiting for it`() {
    let pipe = folder.file("pipe")
    mkfifo(pipe.text, 0o600)
    #expect(throws: Diagnostic.self) { try FileDigest.sha256(of: pipe) }
  }
}
