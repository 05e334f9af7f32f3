internal import Diagnostics
internal import FoundationEssentials

/// Turns messages into lines of JSON and back.
enum MessageLine {
  /// Returns the line for a message, without its end.
  ///
  /// - Throws: `worker-protocol` where the message holds what JSON cannot, such as an infinite number.
  static func encode(_ message: some Encodable) throws(Diagnostic) -> [UInt8] {
    do { return Array(try JSONEncoder().encode(message)) } catch {
      throw Diagnostic("worker-protocol", "a message cannot be written as JSON: \(error)")
    }
  }

  /// Returns the message on a line, or `nil` where it is none of that kind.
  static func decode<Message: Decodable>(_ type: Message.Type, from line: [UInt8]) -> Message? {
    try? JSONDecoder().decode(type, from: Data(line))
  }
}
