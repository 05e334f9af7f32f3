import Testing

@testable import TallyrollCLI

@Suite struct `A fact sheet` {
  @Test func `aligns its values and escapes them`() {
    var sheet = FactSheet()
    sheet.add("cores", "2")
    sheet.add("languages", "deu\u{7} eng")
    #expect(sheet.text == "cores      2\nlanguages  deu\\u{7} eng")
  }
}

@Suite struct `Memory facts` {
  @Test func `are read from the system's own words`() throws {
    let text = "MemTotal:       24684592 kB\nMemFree:         1048576 kB\nMemAvailable:   16000000 kB\n"
    let facts = try #require(MemoryFacts(meminfo: text))
    #expect(facts.text == "16.4 GB available of 25.3 GB")
  }

  @Test(arguments: ["", "MemTotal: x kB", "MemTotal: 5 kB\n"])
  func `are none where the system does not tell`(text: String) {
    #expect(MemoryFacts(meminfo: text) == nil)
  }
}
