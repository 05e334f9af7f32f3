import Foundation

/// A user without rights of any kind, for what root may do and others may not.
enum OtherUser {
  /// What to write before a command in a shell script.
  static let prefix = "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether this user may become the other, and the other may run the program.
  static let isAvailable: Bool = {
    guard geteuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(prefix) '\(Program.path)' --version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
