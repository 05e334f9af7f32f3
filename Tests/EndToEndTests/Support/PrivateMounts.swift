import Foundation

/// File systems that only one shell script sees, and that go with it.
enum PrivateMounts {
  /// Whether this machine lets the user of the tests have them.
  static let areAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-rm", "/bin/sh", "-c", "mount -t tmpfs none /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Wraps a script so that its mounts are its own.
  static func script(_ text: String) -> String { "exec unshare -rm /bin/bash -c '\(text)'" }
}
