internal import CSystem
internal import Glibc

/// How many processor cores this process may use.
public enum UsableCores {
  /// The cores that the scheduler gives this process, as limited by its affinity and its control group; at least 1.
  public static var count: Int {
    let groups = ControlGroups(read: SystemFile.read)
    return count(affinity: affinity, quota: groups.processorQuota)
  }

  /// Combines the limits: a share of a core counts as a core.
  static func count(affinity: Int?, quota: Double?) -> Int {
    let shared = quota.map { Int(min($0, 1_000_000).rounded(.up)) } ?? .max
    let limit = min(affinity ?? .max, shared)
    return limit == .max ? 1 : max(1, limit)
  }

  private static var affinity: Int? {
    var mask = cpu_set_t()
    guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &mask) == 0 else {
      let online = sysconf(Int32(_SC_NPROCESSORS_ONLN))
      return online > 0 ? online : nil
    }
    return withUnsafeBytes(of: mask) { $0.reduce(0) { $0 + $1.nonzeroBitCount } }
  }
}
