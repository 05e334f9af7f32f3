internal import BoundedWork
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Carries signals out of their handler, where next to nothing is allowed, to whoever listens.
final class SignalRelay: Sendable {
  /// The one relay, as there is one table of handlers; `nil` where no pipe could be opened.
  static let shared = try? SignalRelay()

  /// The pipe's writing end, for the handler.
  private static let target = Atomic<Int32>(-1)

  private let listeners = Locked<[Int32: (ProcessSignal, AsyncStream<ProcessSignal>.Continuation)]>([:])
  private let pipe: Pipe

  private init() throws(SystemError) {
    pipe = try Pipe()
    // A handler must not wait; when thousands of signals are unread, one more tells nothing new.
    try pipe.writing.setNonBlocking()
    Self.target.store(pipe.writing.raw, ordering: .releasing)
    DispatchQueue(label: "tallyroll.signals").async { [self] in pump() }
  }

  func listen(to signals: Set<ProcessSignal>, _ continuation: AsyncStream<ProcessSignal>.Continuation) {
    listeners.withLock { listeners in
      for signal in signals { listeners[signal.number] = (signal, continuation) }
    }
    for signal in signals where signal != .hangUp || !isIgnored(signal) {
      var action = sigaction()
      action.sa_flags = SA_RESTART
      action.__sigaction_handler.sa_handler = { @Sendable number in
        // signal-safety(7): write(2) is allowed, and errno must be as it was.
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalRelay.target.load(ordering: .acquiring), &byte, 1)
        errno = code
      }
      sigaction(signal.number, &action, nil)
    }
  }

  func forget(_ signals: Set<ProcessSignal>) {
    for signal in signals {
      if signal != .hangUp || !isIgnored(signal) { Glibc.signal(signal.number, SIG_DFL) }
      listeners.withLock { $0[signal.number] = nil }
    }
  }

  /// Whether whoever started this program wants the signal to have no effect, as nohup(1) does.
  private func isIgnored(_ signal: ProcessSignal) -> Bool {
    var action = sigaction()
    guard sigaction(signal.number, nil, &action) == 0 else { return false }
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private func pump() {
    while true {
      var number: UInt8 = 0
      let count = read(pipe.reading.raw, &number, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return }
      guard let (signal, continuation) = listeners.withLock({ $0[Int32(number)] }) else { continue }
      continuation.yield(signal)
    }
  }
}
