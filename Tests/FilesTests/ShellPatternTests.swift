import Files
import ReceiptModel
import Testing

@Suite struct `A shell pattern` {
  @Test(arguments: [
    ("*", "a.jpg", true), ("*", "", true), ("*", ".hidden", true),
    ("*.jpg", "a.jpg", true), ("*.jpg", "a.JPG", false), ("*.jpg", "a.jpg.part", false),
    ("*.jpg", ".jpg", true),
    ("*.part", "a.jpg.part", true), (".*", ".hidden", true), (".*", "a.b", false),
    ("scan?.png", "scan1.png", true), ("scan?.png", "scan12.png", false), ("scan?.png", "scan.png", false),
    ("Förm?ich", "Förmlich", true), ("F?rmlich", "Förmlich", true),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
    ("[]]x", "]x", true), ("[!]]x", "]x", false), ("[a-]x", "-x", true), ("[abc", "[abc", true),
    ("[z-a]", "m", false),
    ("\\*", "*", true), ("\\*", "a", false), ("a\\", "a\\", true),
    ("a*b*c", "axxbyyc", true), ("a*b*c", "acb", false), ("**a**", "bab", true), ("", "", true),
    ("", "a", false),
  ])
  func `matches names as the shell does`(pattern: String, name: String, expected: Bool) {
    #expect(ShellPattern(pattern).matches(FilePath(name)) == expected)
  }

  @Test func `takes a byte that is no text for one character`() {
    let name = FilePath(bytes: [0x46, 0xE4, 0x2E, 0x6A, 0x70, 0x67])
    #expect(ShellPattern("F?.jpg").matches(name))
    #expect(ShellPattern("*.jpg").matches(name))
    #expect(!ShellPattern("Fä.jpg").matches(name))
  }

  @Test func `is not slowed down by many stars`() {
    let pattern = ShellPattern(String(repeating: "a*", count: 40) + "b")
    #expect(!pattern.matches(FilePath(String(repeating: "a", count: 250))))
  }
}
