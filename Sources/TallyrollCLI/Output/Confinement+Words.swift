internal import Processes

extension Confinement {
  /// What worker processes are kept from by the kernel, and what the kernel has not, in one line.
  var words: String {
    [
      "no new privileges",
      landlock.map { "Landlock \($0)" } ?? "no Landlock in this kernel",
      filtersCalls ? "system calls filtered" : "no filter of system calls in this kernel",
    ].joined(separator: ", ")
  }
}
