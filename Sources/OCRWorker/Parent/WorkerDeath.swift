internal import Diagnostics
internal import Processes

/// The end of a worker that nobody asked to end.
struct WorkerDeath {
  /// How it ended.
  var exit: ProcessExit
  /// The last of what it wrote to its standard error.
  var errorText: String
  /// How much memory it was allowed, in bytes.
  var memoryLimit: Int

  /// What to say of the document that it worked on.
  var diagnostic: Diagnostic {
    if ranOutOfMemory {
      return Diagnostic(
        "worker-out-of-memory",
        "reading the document needs more memory than the \(memoryLimit / 1_000_000) MB it may have",
        fix: "make the picture smaller, or raise 'limits.memory' in the pipeline file")
    }
    return Diagnostic(
      "worker-crashed", "the worker that read the document \(ending)",
      fix: "check the file with another program; if it is good, report it with the file")
  }

  /// How it ended, in words that follow its name.
  var ending: String {
    switch exit.reason {
    case .exited(let status): "ended by itself with status \(status)"
    case .signalled(let signal): "was ended by \(SignalName.words(for: signal))"
    }
  }

  /// Whether it most likely ended for want of memory.
  ///
  /// C++ code says so by the exit status and Swift by its last words. C code that does not look at what it is given
  /// crashes, and the system's own rescue is a kill: both tell nothing, but then the limit was nearly reached.
  private var ranOutOfMemory: Bool {
    switch exit.reason {
    case .exited(let status): status == OutOfMemory.exitStatus
    case .signalled:
      exit.peakMemory >= memoryLimit / 10 * 8
        || ["std::bad_alloc", "failed to allocate", "out of memory"].contains { errorText.contains($0) }
    }
  }
}
