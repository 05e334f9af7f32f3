public import Diagnostics
internal import Glibc
public import ReceiptModel

/// A lock that one process at a time can hold, with a note of who holds it.
///
/// The lock goes with the process, however that ends, and with this value, so a dead owner's is free. Its file stays: whoever removed it
/// could remove another's lock.
public struct FileLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Takes the lock, or says who has it.
  ///
  /// - Parameters:
  ///   - path: The lock's file, made where it is missing, with the folders that lead to it.
  ///   - now: The time in seconds since 1970.
  /// - Throws: `already-running` where another process has it, `lock-unavailable` where it cannot be had at all.
  public init(_ path: FilePath, now: Int) throws(Diagnostic) {
    do throws(SystemError) {
      file = try Self.locked(path)
    } catch {
      guard error.code == EWOULDBLOCK else {
        throw Diagnostic(
          "lock-unavailable", "the lock cannot be had: \(error.text)", at: Origin(path.text),
          fix: "put the ledger on a local disk, in a folder that you may write to")
      }
      throw Self.held(path, now: now)
    }
    let note = "pid \(getpid())\nhost \(Self.hostName)\nstart \(now)\n"
    // Only a courtesy to whoever comes second; the lock holds without it.
    if ftruncate(file.raw, 0) == 0 { try? file.write(Array(note.utf8)) }
  }

  /// Takes the lock of a file, which need not be there; it has one lock, whatever links lead to it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - now: The time in seconds since 1970.
  /// - Throws: `already-running` where another process has it, `lock-unavailable` where it cannot be had at all.
  public init(beside file: FilePath, now: Int) throws(Diagnostic) {
    let target = (try? file.resolved()) ?? file
    // Where no link is involved the path stays as the user wrote it, for messages.
    let isLink = (try? file.linkStatus())?.isLink ?? false
    try self.init(FilePath(bytes: (isLink ? target : file).bytes + ".lock".utf8), now: now)
  }

  private static func locked(_ path: FilePath) throws(SystemError) -> Descriptor {
    try Folders.make(path.parent)
    let file = try Descriptor(path, O_RDWR | O_CREAT, mode: 0o600)
    var result: Int32
    repeat { result = flock(file.raw, LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
    guard result == 0 else { throw .last }
    return file
  }

  private static func held(_ path: FilePath, now: Int) -> Diagnostic {
    let bytes = (try? FileContents.read(path, limit: 4096)) ?? []
    var facts: [Substring: Substring] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { facts[words[0]] = words[1] }
    }
    let start = facts["start"].flatMap { Int($0) }
    let owner = facts["pid"].map { "process \($0)" } ?? "another process"
    let place = facts["host"].map { " on '\($0)'" } ?? ""
    let age = start.map { " since \(clock($0)), for \(words(forSeconds: max(0, now - $0)))" } ?? ""
    let isHere = facts["host"].map { $0 == hostName } ?? false
    let ending = facts["pid"].map { isHere ? ", or end it with 'kill \($0)'" : ", or end it on that host" }
    return Diagnostic(
      "already-running", "\(owner)\(place) has been writing the same ledger\(age)", at: Origin(path.text),
      fix: "wait until it is done" + (ending ?? ""))
  }

  /// The time in words: `2026-07-14 03:12:05 UTC`.
  private static func clock(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return "an unknown time" }
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) UTC"
  }

  private static var hostName: String {
    let bytes = (try? FileContents.read(FilePath("/proc/sys/kernel/hostname"), limit: 256)) ?? []
    return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
  }

  static func words(forSeconds seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7_200: "\(seconds / 60) min"
    case ..<172_800: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    default: "\(seconds / 86_400) days"
    }
  }
}
