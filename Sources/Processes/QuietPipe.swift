internal import Glibc

/// Writes that a closed pipe does not answer with a signal.
enum QuietPipe {
  /// Writes some of `bytes`; like write(2), but SIGPIPE never reaches the process.
  ///
  /// SIGPIPE is sent to the thread that writes. It is blocked for that thread meanwhile and taken back if it came,
  /// so that what the program does about SIGPIPE elsewhere stays its own affair.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    let code = errno
    if count < 0, code == EPIPE {
      // It is pending unless the program ignores it, and only then may it be waited for.
      var pending = sigset_t()
      sigpending(&pending)
      var taken: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1 { sigwait(&pipe, &taken) }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return count
  }
}
