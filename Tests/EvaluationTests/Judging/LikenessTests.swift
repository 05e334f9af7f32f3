import Foundation
import Testing

@testable import Evaluation

struct `The likeness of names` {
  /// Pairs with their folded forms and ratio, as `Scripts/likeness-pairs.py` writes them with Python's difflib.
  private static func pairs() throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/likeness-pairs.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map {
        String($0).replacing("\\n", with: "\n")
      }
    }
  }

  @Test func `is that of Python's difflib`() throws {
    let pairs = try Self.pairs()
    #expect(pairs.count > 400)
    for pair in pairs {
      try #require(pair.count == 5)
      let (a, b) = (FoldedName(pair[0]), FoldedName(pair[1]))
      #expect(String(decoding: a.bytes, as: UTF8.self) == pair[2])
      #expect(String(decoding: b.bytes, as: UTF8.self) == pair[3])
      let expected = try #require(Double(pair[4]))
      #expect(abs(a.likeness(to: b) - expected) < 1e-9, "\(pair)")
    }
  }

  @Test(arguments: [
    ("REWE", "REWE Markt GmbH", true), ("rewe markt", "REWE", true), ("R e W e", "Rewe-Markt", true),
    ("DM", "dm drogerie", false), ("Lidl", "Lidl", true), ("abc", "abc", false), ("Markt", "REWE", false),
    ("", "REWE", false), ("12 34", "Nr. 1234", true),
  ])
  func `knows a name within another`(a: String, b: String, expected: Bool) {
    #expect(FoldedName(a).holdsOrIsHeld(by: FoldedName(b)) == expected)
  }
}
