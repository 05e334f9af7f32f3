/// The processor time that control groups, of version 1 or 2, leave to this process.
struct ControlGroups {
  /// Returns the contents of a file, or `nil` where it cannot be read.
  let read: (String) -> String?

  /// How many processors' worth of time the process may use, or `nil` where no group limits it.
  var processorQuota: Double? {
    let lines = (read("/proc/self/cgroup") ?? "").split(separator: "\n")
    let quotas = lines.flatMap { line -> [Double] in
      // cgroups(7): "hierarchy-ID:controller-list:cgroup-path"
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      let controllers = parts[1].split(separator: ",")
      if parts[0] == "0", controllers.isEmpty {
        return ancestors(of: parts[2]).compactMap { unified("/sys/fs/cgroup\($0)") }
      }
      guard controllers.contains("cpu") else { return [] }
      // The group's own path is there only where the process sees the host's hierarchy; in a container it is the root.
      return ["cpu", String(parts[1])].flatMap { mount in
        ancestors(of: parts[2]).compactMap { legacy("/sys/fs/cgroup/\(mount)\($0)") }
      }
    }
    return quotas.min()
  }

  /// A group's path and those of all groups around it, each of which limits the process.
  ///
  /// The root is `""`.
  private func ancestors(of path: Substring) -> [String] {
    path.split(separator: "/").reduce(into: [""]) { $0.append(($0.last ?? "") + "/" + $1) }
  }

  private func unified(_ folder: String) -> Double? {
    let parts = (read(folder + "/cpu.max") ?? "").split { $0 == " " || $0 == "\n" }
    guard parts.count == 2 else { return nil }
    return quota(parts[0], period: parts[1])
  }

  private func legacy(_ folder: String) -> Double? {
    func number(_ name: String) -> Substring? {
      read(folder + "/cpu." + name)?.split(separator: "\n").first
    }
    guard let quota = number("cfs_quota_us"), let period = number("cfs_period_us") else { return nil }
    return self.quota(quota, period: period)
  }

  /// No limit is written `max` in version 2 and `-1` in version 1.
  private func quota(_ time: Substring, period: Substring) -> Double? {
    guard let time = Double(time), let period = Double(period), time > 0, period > 0 else { return nil }
    return time / period
  }
}
