import Testing

@testable import Processes

@Suite struct `The usable cores` {
  @Test func `are at least one, and no more than the machine has`() {
    #expect(UsableCores.count >= 1)
    #expect(UsableCores.count <= 4096)
  }

  @Test(
    arguments: [
      (8, nil, 8), (8, 2.0, 2), (8, 1.5, 2), (8, 0.2, 1), (1, 4.0, 1), (nil, 3.0, 3), (nil, nil, 1),
      (0, nil, 1),
      (4, Double.greatestFiniteMagnitude, 4),
    ] as [(Int?, Double?, Int)])
  func `are the fewer of affinity and quota`(affinity: Int?, quota: Double?, cores: Int) {
    #expect(UsableCores.count(affinity: affinity, quota: quota) == cores)
  }

  @Test(
    arguments: [
      // Version 2, in a container and below a slice that is stricter.
      (["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "150000 100000\n"], 1.5),
      (["/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/cpu.max": "max 100000\n"], nil),
      (
        [
          "/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/cpu.max": "400000 100000\n",
          "/sys/fs/cgroup/a/cpu.max": "200000 100000\n",
        ], 2
      ),
      // Version 1, on a host and in a container that does not see its own path.
      (
        [
          "/proc/self/cgroup": "3:memory:/x\n2:cpu,cpuacct:/docker/1\n",
          "/sys/fs/cgroup/cpu,cpuacct/docker/1/cpu.cfs_quota_us": "50000\n",
          "/sys/fs/cgroup/cpu,cpuacct/docker/1/cpu.cfs_period_us": "100000\n",
        ], 0.5
      ),
      (
        [
          "/proc/self/cgroup": "2:cpu:/docker/1\n", "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "300000\n",
          "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
        ], 3
      ),
      (
        [
          "/proc/self/cgroup": "2:cpu:/\n", "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
          "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000\n",
        ], nil
      ),
      // Nothing, or nonsense.
      ([:], nil),
      (["/proc/self/cgroup": "nonsense\n::\n", "/sys/fs/cgroup/cpu.max": "x y z"], nil),
      (["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "100000 0\n"], nil),
    ] as [([String: String], Double?)])
  func `have the quota of the strictest group`(files: [String: String], quota: Double?) {
    #expect(ControlGroups { files[$0] }.processorQuota == quota)
  }
}
