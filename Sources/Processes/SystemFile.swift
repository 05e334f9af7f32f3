internal import Glibc

/// Small files in which the kernel tells about itself.
enum SystemFile {
  /// Returns the first 64 kilobytes of a file as text, or `nil` where it cannot be read.
  static func read(_ path: String) -> String? {
    let raw = open(path, O_RDONLY | O_CLOEXEC)
    guard raw >= 0 else { return nil }
    var buffer = LineBuffer(Descriptor(owning: raw))
    while buffer.count < 1 << 16, case .more = buffer.fill() {}
    return String(decoding: buffer.takeRest(), as: UTF8.self)
  }
}
