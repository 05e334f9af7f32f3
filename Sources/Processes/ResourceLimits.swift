public import Diagnostics
internal import Glibc

/// What this process may use from now on; for worker processes.
public struct ResourceLimits: Hashable, Sendable {
  /// The most memory in bytes that the process may have of its own, `nil` for no limit.
  ///
  /// Counted is what is allocated, whether or not it is in use yet (`RLIMIT_DATA`: the heap and every other private,
  /// writable mapping), so that an allocation beyond it fails at once. Code, files mapped for reading and room that
  /// is only reserved do not count, as they would with `RLIMIT_AS`.
  public var memory: Int?

  /// Creates limits.
  ///
  /// - Parameter memory: The most memory in bytes.
  public init(memory: Int?) { self.memory = memory }

  /// Limits this process for the rest of its life, and keeps it from leaving a core file.
  ///
  /// A limit that is stricter already stays.
  ///
  /// - Throws: `limit-not-set` where the system refuses.
  public func apply() throws(Diagnostic) {
    // <bits/resource.h>: the numbers of Linux on every architecture that Swift knows.
    let data = __rlimit_resource_t(2)
    let core = __rlimit_resource_t(4)
    try lower(core, to: 0, "core files")
    if let memory { try lower(data, to: rlim_t(max(0, memory)), "memory") }
  }

  private func lower(
    _ resource: __rlimit_resource_t, to value: rlim_t, _ name: String
  ) throws(Diagnostic) {
    var limit = rlimit()
    if getrlimit(resource, &limit) == 0 {
      limit.rlim_max = min(limit.rlim_max, value)
      limit.rlim_cur = limit.rlim_max
      if setrlimit(resource, &limit) == 0 { return }
    }
    throw Diagnostic(
      "limit-not-set", "the process's limit of \(name) cannot be set: \(SystemError.last.text)",
      fix: "check that this system allows setrlimit")
  }
}
