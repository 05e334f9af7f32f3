import Files
import Foundation
import ReceiptModel
import TestSupport
import Testing

@Suite struct `The search for a program` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["first/plain", "second/plain", "second/ask", "third/ask"] {
      _ = try folder.write("#!", to: name)
    }
    for name in ["second/ask", "third/ask", "second/plain"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file(name).text)
    }
    try FileManager.default.createDirectory(
      atPath: folder.file("first/ask").text, withIntermediateDirectories: true)
  }

  private var path: String {
    ["first", "second", "", "third"].map { $0.isEmpty ? "" : place($0) }.joined(separator: ":")
  }

  private func place(_ name: String) -> String { folder.file(name).text }

  @Test(arguments: [
    ("ask", "second/ask"), ("plain", "second/plain"), ("missing", nil), ("", nil), (".", nil),
  ])
  func `finds the first file of a name that may be run`(name: String, found: String?) {
    #expect(ProgramSearch.find(FilePath(name), path: path)?.text == found.map(place))
  }

  @Test(arguments: [("third/ask", true), ("first/plain", false), ("first/ask", false), ("none/ask", false)])
  func `takes a path as it is`(name: String, isFound: Bool) {
    let program = FilePath(place(name))
    #expect(ProgramSearch.find(program, path: "/usr/bin") == (isFound ? program : nil))
  }

  @Test func `does not look into the current folder`() {
    #expect(ProgramSearch.find(FilePath("Package.swift"), path: ":") == nil)
    #expect(ProgramSearch.find(FilePath("ask"), path: "") == nil)
  }
}
