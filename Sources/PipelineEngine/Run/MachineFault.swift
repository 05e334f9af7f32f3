internal import Diagnostics

/// Failures for which no document is to blame, because every other would fail in the same way.
enum MachineFault {
  private static let slugs: Set<String> = [
    "process-not-started", "worker-not-started", "channel-unavailable", "limit-not-set",
    "ocr-engine-unavailable", "ocr-language-missing",
  ]

  /// Whether the run is to end, with the document counting as not tried.
  static func isBehind(_ reason: Diagnostic) -> Bool { slugs.contains(reason.id) }
}
