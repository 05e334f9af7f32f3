import Testing

@testable import Diagnostics

@Suite struct `A spelling suggestion` {
  private static let commands = ["run", "check", "report", "export", "extract", "list", "show", "doctor"]

  @Test(arguments: [
    ("rnu", "run"), ("reprot", "report"), ("exprot", "export"), ("chek", "check"), ("LIST", "list"),
    ("docter", "doctor"), ("extracts", "extract"),
  ])
  func `is the nearest word`(word: String, expected: String) {
    #expect(SpellingSuggestion.nearest(to: word, among: Self.commands) == expected)
  }

  @Test(arguments: ["xyz", "", "photosynthesis", "q"])
  func `is none where nothing is near`(word: String) {
    #expect(SpellingSuggestion.nearest(to: word, among: Self.commands) == nil)
  }

  @Test func `is the first of equally near ones`() {
    #expect(SpellingSuggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(SpellingSuggestion.nearest(to: "cat", among: ["hat", "bat"]) == "hat")
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("categorize", "categorise", 1),
  ])
  func `counts inserts, deletes, replacements and swaps`(a: String, b: String, distance: Int) {
    #expect(SpellingSuggestion.editDistance(Array(a), Array(b)) == distance)
    #expect(SpellingSuggestion.editDistance(Array(b), Array(a)) == distance)
  }
}
