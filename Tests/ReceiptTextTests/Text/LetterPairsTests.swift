import Testing

@testable import ReceiptText

@Suite struct `Letter pairs` {
  @Test(arguments: [
    ("CORNER SHOP", "CORNER SHOP", 1.0), ("CORNER SHOP", "corner shop", 1), ("ab", "cd", 0), ("", "", 0),
    ("a", "a", 0), ("abc", "abd", 0.5), ("abab", "ab", 0.5),
  ])
  func `tell how much two texts have in common`(a: String, b: String, likeness: Double) {
    #expect(LetterPairs(a).likeness(to: LetterPairs(b)) == likeness)
    #expect(LetterPairs(b).likeness(to: LetterPairs(a)) == likeness)
  }

  @Test(arguments: [
    ("CORNER SHOP LIMITED", "C0RNER SHOP LIMITED", true), ("HARBOUR BOOKS", "HARB0UR B0OKS", false),
    ("CORNER SHOP", "CORNER CAFE", false), ("CORNER SHOP", "HARBOUR BOOKS", false), ("", "", false),
  ])
  func `agree where both can be of the same print`(a: String, b: String, agree: Bool) {
    #expect((LetterPairs(a).agreement(with: LetterPairs(b)) > 0) == agree)
  }

  @Test func `count, and keep digits in their order`() {
    let pairs = LetterPairs("No 42-7")
    #expect(pairs.digits == [52, 50, 55])
    #expect(LetterPairs("abc").count == 2 && LetterPairs("").count == 0)
  }
}
