internal import Glibc

/// Signals in words.
public enum SignalName {
  /// Returns the name of a signal, with what it means where it says that a program went wrong.
  public static func words(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "a memory access fault (SIGSEGV)"
    case SIGBUS: "a bus error (SIGBUS)"
    case SIGABRT: "a failed check of its own (SIGABRT)"
    case SIGILL: "an illegal instruction (SIGILL)"
    case SIGTRAP: "a failed check of its own (SIGTRAP)"
    case SIGFPE: "an arithmetic fault (SIGFPE)"
    case SIGKILL: "the signal SIGKILL from outside"
    case SIGTERM: "the signal SIGTERM from outside"
    case SIGINT: "the signal SIGINT from outside"
    case SIGHUP: "the signal SIGHUP from outside"
    case SIGPIPE: "writing to a closed pipe (SIGPIPE)"
    case SIGXCPU: "its limit of processor time (SIGXCPU)"
    case SIGXFSZ: "its limit of file size (SIGXFSZ)"
    default: "signal \(signal)"
    }
  }
}
