internal import Foundation

/// An open file of the process as a sink.
struct FileSink: ByteSink {
  /// Standard output.
  static let standardOutput = FileSink(handle: .standardOutput)
  /// Standard error.
  static let standardError = FileSink(handle: .standardError)

  private let handle: FileHandle

  private init(handle: FileHandle) { self.handle = handle }

  func write(_ bytes: [UInt8]) throws(ByteSinkError) {
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      if cause.domain == NSPOSIXErrorDomain, cause.code == Int(EPIPE) { throw .closed }
      throw .failed(cause.localizedDescription)
    }
  }
}
