internal import CPoppler

/// What GLib and the libraries above it have to say about a file.
enum GLibMessages {
  /// Discards all messages from the first call on: the standard error is for our own words.
  static func silence() { _ = once }

  /// GLib ends the process where a writer is set twice.
  private static let once: Void = g_log_set_writer_func(
    { _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
}
