internal import BoundedWork
internal import Glibc

/// A started process as everyone may see it: to be killed or waited for, from any thread.
///
/// Its number is used only while the process is not yet waited for, so a signal never hits another process that
/// got the same number later.
public final class ProcessHandle: Sendable {
  /// The process's number.
  public let id: Int32
  private let exit = Locked<ProcessExit?>(nil)

  init(id: Int32) { self.id = id }

  /// Ends the process at once, if it has not ended; returns without waiting for it.
  public func kill() {
    exit.withLock { exit in
      if exit == nil { _ = Glibc.kill(id, SIGKILL) }
    }
  }

  /// How the process ended, or `nil` while it runs; does not wait.
  public func poll() -> ProcessExit? {
    exit.withLock { exit in
      if exit == nil { exit = reap() }
      return exit
    }
  }

  /// Waits until the process has ended.
  ///
  /// Blocks the calling thread.
  ///
  /// - Parameter limit: How long to wait; `nil` for as long as it takes.
  /// - Returns: How it ended, or `nil` where it still runs.
  public func wait(atMost limit: Duration? = nil) -> ProcessExit? {
    let deadline = Deadline(after: limit)
    var pause: Int32 = 1
    while true {
      if let exit = self.poll() { return exit }
      if deadline.hasPassed { return nil }
      // Waiting is rare and short, so looking again every few milliseconds is good enough, and unlike wait4(2) it
      // holds no lock that kill() would have to wait for.
      _ = Glibc.poll(nil, 0, pause)
      pause = min(pause * 2, 16)
    }
  }

  private func reap() -> ProcessExit? {
    var status: Int32 = 0
    var usage = rusage()
    var result: pid_t
    repeat { result = wait4(id, &status, WNOHANG, &usage) } while result < 0 && errno == EINTR
    if result == 0 { return nil }
    // ECHILD: whoever runs this program ignores SIGCHLD, so the system keeps no record of how children end.
    if result < 0 { return ProcessExit(.exited(0)) }
    let time = Duration(usage.ru_utime) + Duration(usage.ru_stime)
    // wait(2): the low seven bits are the signal, or 0 where the next eight are an exit status.
    let signal = status & 0x7f
    return ProcessExit(
      signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal),
      processorTime: time, peakMemory: usage.ru_maxrss * 1024)
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(Int64(time.tv_usec))
  }
}
