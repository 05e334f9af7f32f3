import Diagnostics

extension Optional {
  /// Returns the value, or throws with the reason why there had to be one.
  func orFail(_ reason: String) throws -> Wrapped {
    guard let self else { throw Diagnostic("test-failed", reason) }
    return self
  }
}
