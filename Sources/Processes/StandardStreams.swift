internal import Glibc

/// The three streams that a program is started with.
public enum StandardStreams {
  /// Keeps the numbers of streams that were closed at the start from files that are opened later.
  ///
  /// Without this the ledger could get number 2, and every message would be written into it. To be called before
  /// anything is opened. From such a stream nothing can be read, and writing to it fails as it would have before.
  public static func reserve() {
    // open(2): the lowest number that is free is taken.
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
