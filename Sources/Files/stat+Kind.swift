internal import Glibc

extension stat {
  /// Whether this is a file with contents, as opposed to a folder, pipe, socket or device.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  /// Whether this is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Whether this is a symbolic link.
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  /// When the contents were last changed, in nanoseconds since 1970.
  var modified: Int { st_mtim.tv_sec * 1_000_000_000 + st_mtim.tv_nsec }
  /// When the file, its name or its attributes were last changed, in nanoseconds since 1970.
  var changed: Int { st_ctim.tv_sec * 1_000_000_000 + st_ctim.tv_nsec }
  /// What tells it from every other file of the machine.
  var identity: FileIdentity { FileIdentity(device: UInt64(st_dev), inode: UInt64(st_ino)) }

  /// What it is, in words, where it is neither a file nor a folder.
  var kindName: String {
    switch st_mode & S_IFMT {
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    case S_IFDIR: "a folder"
    default: "no file"
    }
  }
}
