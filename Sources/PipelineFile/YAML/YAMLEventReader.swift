internal import CYAML
import Diagnostics

/// Owns one libyaml parser, and the bytes it reads.
///
/// Non-copyable: one owner, freed once, on every path.
struct YAMLEventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let file: String

  /// Creates a reader of UTF-8 without a byte order mark.
  ///
  /// - Throws: `yaml-syntax` where libyaml has no memory.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw Diagnostic("yaml-syntax", "the YAML parser could not be started", at: Origin(file))
    }
    // libyaml keeps the pointer it is given, so the bytes must stay where they are.
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    self.file = file
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, UnsafePointer(input.baseAddress), bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Returns the next event.
  ///
  /// - Throws: `yaml-syntax`; nothing follows it.
  mutating func next() throws(Diagnostic) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    var result = YAMLEvent(
      kind: .other, line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
    switch event.type {
    case YAML_STREAM_END_EVENT: result.kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
    case YAML_ALIAS_EVENT:
      result.kind = .alias
      result.anchor = Self.text(event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequenceStart
      result.anchor = Self.text(event.data.sequence_start.anchor)
      result.tag = Self.text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      result.kind = .mappingStart
      result.anchor = Self.text(event.data.mapping_start.anchor)
      result.tag = Self.text(event.data.mapping_start.tag)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      result.kind = .scalar(
        YAMLScalar(
          text: String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE))
      result.anchor = Self.text(scalar.anchor)
      result.tag = Self.text(scalar.tag)
    default: break
    }
    return result
  }

  private func syntaxError() -> Diagnostic {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "the parser ran out of memory"
    let context = state.context.map { String(cString: $0) } ?? ""
    let mark = state.problem_mark
    return YAMLSyntaxProblem(problem: problem, context: context)
      .diagnostic(at: Origin(file, line: Int(mark.line) + 1, column: Int(mark.column) + 1))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
