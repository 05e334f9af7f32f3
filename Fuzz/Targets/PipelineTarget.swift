import Diagnostics
import PipelineEngine
import PipelineFile
import ReceiptModel

/// The reader of pipeline files.
enum PipelineTarget {
  private static let file = FilePath("/home/user/household.yaml")

  static func run(_ bytes: [UInt8]) {
    for purpose in [PipelineFileReader.Purpose.run, .extract] {
      let reading = PipelineFileReader.read(bytes, file: file, purpose: purpose)
      check(reading.diagnostics, in: bytes)
      guard let description = reading.value else {
        require(
          reading.diagnostics.contains { $0.severity == .error }, "nothing was read, and nobody knows why")
        continue
      }
      require(reading.diagnostics.allSatisfy { $0.severity != .error }, "errors, and yet something was read")
      let text = description.resolvedText
      let again = PipelineFileReader.read(text: text, file: file, purpose: purpose)
      require(
        again.value == description, "what 'check' prints says something else:\n\(text)\n\(again.diagnostics)")
    }
  }

  /// Returns what was read of a file, or `nil` where a diagnostic says why nothing was.
  static func value<Value>(of reading: Reading<Value>, in bytes: [UInt8]) -> Value? {
    check(reading.diagnostics, in: bytes)
    require(reading.value != nil || !reading.diagnostics.isEmpty, "nothing was read, and nobody knows why")
    return reading.value
  }

  private static func check(_ diagnostics: [Diagnostic], in bytes: [UInt8]) {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 2
    for diagnostic in diagnostics {
      require(!diagnostic.id.isEmpty && !diagnostic.message.isEmpty, "an error without words")
      require(
        (1...lines).contains(diagnostic.origin?.line ?? 1), "an error beyond the file: \(diagnostic.rendered)"
      )
      require(diagnostic.origin?.column ?? 1 > 0, "a column before the first: \(diagnostic.rendered)")
    }
  }
}
