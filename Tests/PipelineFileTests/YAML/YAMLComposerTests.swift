import Diagnostics
import Testing

@testable import PipelineFile

@Suite struct `The YAML composer` {
  private func compose(_ text: String) -> (root: YAMLNode?, problems: [Diagnostic]) {
    let problems = Problems()
    let root = YAMLComposer.compose(Array(text.utf8), file: "f.yaml", problems: problems)
    return (root, problems.sorted)
  }

  @Test func `gives every key and value its place, in characters`() throws {
    let (root, problems) = compose("größe: [ä, 'ö']\nb:\n  c: {d: e}\n")
    #expect(problems.isEmpty)
    guard case .mapping(let entries) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["größe", "b"])
    #expect(root?.origin == Origin("f.yaml", line: 1, column: 1))
    #expect(entries[0].origin == Origin("f.yaml", line: 1, column: 1))
    #expect(entries[0].value.origin == Origin("f.yaml", line: 1, column: 8))
    guard case .sequence(let items) = entries[0].value.content else {
      Issue.record("no sequence")
      return
    }
    #expect(items.map(\.origin.column) == [9, 12])
    #expect(
      items.map(\.content) == [
        .scalar(YAMLScalar(text: "ä", isPlain: true)), .scalar(YAMLScalar(text: "ö", isPlain: false)),
      ])
    guard case .mapping(let below) = entries[1].value.content,
      case .mapping(let last) = below[0].value.content
    else {
      Issue.record("no mapping below")
      return
    }
    #expect(below[0].origin == Origin("f.yaml", line: 3, column: 3))
    #expect(last[0].value.origin == Origin("f.yaml", line: 3, column: 10))
  }

  @Test(arguments: ["a: no", "a: 1e3", "a: 0x10", "a: 2026-10-01", "a: .inf"])
  func `leaves plain text as it is written`(text: String) {
    let (root, problems) = compose(text)
    #expect(problems.isEmpty)
    guard case .mapping(let entries) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries[0].value.content == .scalar(YAMLScalar(text: String(text.dropFirst(3)), isPlain: true)))
  }

  @Test func `keeps zero bytes that are written as escapes`() {
    let (root, _) = compose("a: \"x\\0y\"")
    guard case .mapping(let entries) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries[0].value.content == .scalar(YAMLScalar(text: "x\0y", isPlain: false)))
  }

  @Test(arguments: ["\r\n", "\n", "\r"]) func `counts lines by any line break`(lineBreak: String) {
    let (_, problems) = compose(["a: 1", "b: 2", "a: 3"].joined(separator: lineBreak))
    #expect(problems.map(\.origin) == [Origin("f.yaml", line: 3, column: 1)])
  }

  @Test func `refuses a file that is too large before reading it`() {
    let text = "a: " + String(repeating: "x", count: YAMLText.maximumSize)
    let (root, problems) = compose(text)
    #expect(root == nil)
    #expect(problems.map(\.id) == ["yaml-too-large"])
  }

  @Test func `reads the largest file that is allowed`() {
    let text = "a: " + String(repeating: "x", count: YAMLText.maximumSize - 3)
    #expect(compose(text).root != nil)
  }

  @Test func `stops at the depth limit however deep a file is`() {
    let (root, problems) = compose(String(repeating: "[", count: 100_000))
    #expect(root == nil)
    #expect(problems.map(\.id) == ["yaml-too-deep"])
    let allowed = YAMLComposer.maximumDepth
    #expect(
      compose(String(repeating: "[", count: allowed) + String(repeating: "]", count: allowed)).root != nil)
  }

  @Test func `survives any cut of a good file`() {
    let text = "tallyroll: 1\nlist: [a, \"b\", {c: 'd'}]\nmore:\n  - x: |\n      text\n  - !t &a y\n"
    for count in 0...text.utf8.count {
      let problems = Problems()
      _ = YAMLComposer.compose(Array(text.utf8.prefix(count)), file: "f", problems: problems)
    }
  }
}
