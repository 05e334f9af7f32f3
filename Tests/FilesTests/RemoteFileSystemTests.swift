import ReceiptModel
import TestSupport
import Testing

@testable import Files

@Suite struct `A remote file system` {
  @Test(
    "B91: is told by its number",
    arguments: [
      (0x6969, "NFS"), (0xFF53_4D42, "CIFS"), (0xFE53_4D42, "SMB"), (0x6573_5546, "FUSE"),
      (-11_317_950, "CIFS"), (0xEF53, nil), (0x0102_1994, nil), (0x9123_683E, nil), (0, nil),
    ])
  func isTold(type: Int, name: String?) {
    #expect(RemoteFileSystem.name(ofType: type) == name)
  }

  @Test func `is asked about where the path is not there yet`() {
    #expect(RemoteFileSystem.name(of: FilePath("/proc/not/there/at/all")) == nil)
    #expect(
      RemoteFileSystem.name(of: FilePath("not/there/at/all")) == RemoteFileSystem.name(of: FilePath(".")))
  }
}
