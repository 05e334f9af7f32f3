/// Signals to this process as a stream.
public enum SignalStream {
  /// Listens to some signals; they lose their usual effect as soon as this returns.
  ///
  /// A hang-up that is ignored when this is called, as by nohup(1), stays ignored.
  ///
  /// They have their usual effect again when the stream ends, because its reader is gone or was cancelled. A
  /// signal has one stream at a time: of several, the last gets it.
  ///
  /// - Returns: The signals as they come; none is missed between this call and the first read.
  public static func of(_ signals: Set<ProcessSignal>) -> AsyncStream<ProcessSignal> {
    let relay = SignalRelay.shared
    return AsyncStream { continuation in
      relay?.listen(to: signals, continuation)
      continuation.onTermination = { _ in relay?.forget(signals) }
    }
  }
}
