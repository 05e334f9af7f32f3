import Diagnostics

/// Collects what is wrong with a file while it is read.
///
/// Belongs to one reading, on one task.
final class Problems {
  private(set) var list: [Diagnostic] = []

  func report(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  func report(
    _ id: String, _ message: String, severity: Severity = .error, at origin: Origin, fix: String? = nil
  ) {
    report(Diagnostic(id, message, severity: severity, at: origin, fix: fix))
  }

  var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// The problems from the top of the file to its end; those that belong to no line come first.
  var sorted: [Diagnostic] {
    // The offset makes the order complete: `sort` alone may swap problems of one place.
    func place(_ offset: Int, _ diagnostic: Diagnostic) -> (Int, Int, Int) {
      (diagnostic.origin?.line ?? 0, diagnostic.origin?.column ?? 0, offset)
    }
    return list.enumerated()
      .sorted { place($0.offset, $0.element) < place($1.offset, $1.element) }
      .map(\.element)
  }
}
