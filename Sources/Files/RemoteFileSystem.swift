internal import CSystem
internal import Glibc
public import ReceiptModel

/// Tells file systems on which a lock may not be seen by other machines.
public enum RemoteFileSystem {
  /// The numbers of statfs(2), from the kernel's `magic.h` and the file systems' own sources.
  private static let names: [UInt32: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB", 0x5346_414F: "AFS",
    0x6B41_4653: "AFS", 0x0102_1997: "9P", 0x00C3_6400: "Ceph", 0x6573_5546: "FUSE", 0x0BD0_0BD0: "Lustre",
    0x7375_7245: "Coda", 0x564C: "NCP", 0x786F_4256: "VirtualBox's shared folders",
  ]

  /// Returns what a path, or the nearest folder above it that exists, lies on; `nil` where that is a local disk.
  public static func name(of path: FilePath) -> String? {
    var facts = statfs()
    var place = path
    while place.withCPath({ statfs($0, &facts) }) != 0 {
      guard place.parent != place else { return nil }
      place = place.parent
    }
    return name(ofType: facts.f_type)
  }

  static func name(ofType type: Int) -> String? { names[UInt32(truncatingIfNeeded: type)] }
}
