internal import Files
internal import ReceiptModel

/// How much memory the machine has.
struct MemoryFacts: Hashable {
  /// All of it, in bytes.
  var total: Int
  /// What programs could still take, in bytes.
  var available: Int

  /// The machine's memory now, or `nil` where it does not tell.
  static var current: MemoryFacts? {
    guard let bytes = try? FileContents.read(FilePath("/proc/meminfo"), limit: 1 << 16) else { return nil }
    return MemoryFacts(meminfo: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads the text of `/proc/meminfo`.
  init?(meminfo: String) {
    func bytes(_ key: String) -> Int? {
      let line = meminfo.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }
    guard let total = bytes("MemTotal"), let available = bytes("MemAvailable") else { return nil }
    self.total = total
    self.available = available
  }

  /// The facts in words.
  var text: String { "\(Self.gigabytes(available)) GB available of \(Self.gigabytes(total)) GB" }

  private static func gigabytes(_ bytes: Int) -> String {
    ProgressLine.oneDecimal(Double(bytes) / 1_000_000_000)
  }
}
