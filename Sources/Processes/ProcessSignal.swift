internal import Glibc

/// A signal that this program can listen to.
public enum ProcessSignal: Hashable, Sendable, CaseIterable {
  /// Ctrl-C on the terminal (`SIGINT`).
  case interrupt
  /// The polite request to end (`SIGTERM`).
  case terminate
  /// The end of the terminal (`SIGHUP`).
  case hangUp
  /// Free for any use (`SIGUSR1`).
  case user

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .user: SIGUSR1
    }
  }
}
