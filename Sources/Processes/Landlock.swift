internal import CSystem
internal import Glibc

/// The kernel's own means for a process to give up access, by what it may do where: landlock(7).
enum Landlock {
  /// What a version of Landlock can restrict.
  ///
  /// Execution, and all that changes files, is given up; reading is not.
  private enum Files {
    static let all: [(version: Int, rights: ClosedRange<UInt64>)] = [
      // LANDLOCK_ACCESS_FS_EXECUTE and WRITE_FILE.
      (1, 0...1),
      // REMOVE_DIR, REMOVE_FILE and seven kinds of MAKE.
      (1, 4...12),
      // REFER.
      (2, 13...13),
      // TRUNCATE.
      (3, 14...14),
      // IOCTL_DEV.
      (5, 15...15),
    ]
  }

  /// The version that the kernel has, or `nil` where it has none or it is off.
  static var version: Int? {
    // LANDLOCK_CREATE_RULESET_VERSION.
    let version = tallyroll_landlock_create_ruleset(nil, 0, 1)
    return version > 0 ? version : nil
  }

  /// Takes all of it from this thread and those it starts later.
  static func restrict(version: Int) throws(SystemError) {
    var ruleset = tallyroll_landlock_ruleset()
    for (since, rights) in Files.all where version >= since {
      for right in rights { ruleset.handled_access_fs |= 1 << right }
    }
    // LANDLOCK_ACCESS_NET_BIND_TCP and CONNECT_TCP.
    if version >= 4 { ruleset.handled_access_net = 0b11 }
    // LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET and SIGNAL.
    if version >= 6 { ruleset.scoped = 0b11 }
    let raw = tallyroll_landlock_create_ruleset(&ruleset, MemoryLayout.size(ofValue: ruleset), 0)
    guard raw >= 0 else { throw .last }
    let descriptor = Descriptor(owning: Int32(raw))
    // No rule grants anything back.
    guard tallyroll_landlock_restrict_self(descriptor.raw) == 0 else { throw .last }
  }
}
