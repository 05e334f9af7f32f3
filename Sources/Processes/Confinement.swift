internal import CSystem
public import Diagnostics

/// Takes from a process what it does not need for computing, reading files and answering; for processes that parse
/// untrusted bytes.
///
/// What is in force is what the kernel has: a value says so.
public struct Confinement: Hashable, Sendable {
  /// The version of Landlock, or `nil` where the kernel has none.
  public var landlock: Int?
  /// Whether system calls are filtered.
  public var filtersCalls: Bool

  /// Creates a confinement of so much.
  public init(landlock: Int?, filtersCalls: Bool) {
    self.landlock = landlock
    self.filtersCalls = filtersCalls
  }

  /// What the running kernel has.
  public static var available: Confinement {
    Confinement(landlock: Landlock.version, filtersCalls: CallFilter.isAvailable)
  }

  /// Confines this process for the rest of its life, as far as the kernel can.
  ///
  /// From then on it cannot write to, make, remove or change any file, open a socket, run a program, send a signal to
  /// another process or gain a privilege. It can read, and write to what is open already. What is denied fails with
  /// an error; nothing is killed for trying.
  ///
  /// Landlock holds for the calling thread and those it starts later, everything else for all threads.
  ///
  /// - Throws: `process-not-confined` where the kernel refuses what it has.
  public func apply() throws(Diagnostic) {
    do throws(SystemError) {
      // The condition for all else: prctl(2), PR_SET_NO_NEW_PRIVS.
      guard tallyroll_set_no_new_privileges() == 0 else { throw .last }
      if let landlock { try Landlock.restrict(version: landlock) }
      if filtersCalls { try CallFilter.load() }
    } catch {
      throw Diagnostic(
        "process-not-confined", "the worker's privileges cannot be taken away: \(error.text)",
        fix: "report it with the output of 'tallyroll doctor' and 'uname -r'")
    }
  }
}
