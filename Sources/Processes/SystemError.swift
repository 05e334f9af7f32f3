internal import Glibc

/// What a failed system call left in `errno`.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in the system's own words: `Permission denied`.
  var text: String { String(cString: strerror(code)) }
}
