import Diagnostics
import ReceiptExport
import Testing

@Suite struct `A CSV profile` {
  @Test func `is found by its name`() throws {
    for profile in CSVProfile.all { #expect(try CSVProfile.named(profile.name) == profile) }
  }

  @Test(arguments: [
    ("excell", "did you mean 'excel'?"),
    ("quickbooks", "choose one of standard, excel, excel-semicolon"),
  ])
  func `is refused with a suggestion where there is none`(name: String, fix: String) {
    let error = #expect(throws: Diagnostic.self) { try CSVProfile.named(name) }
    #expect(error?.id == "unknown-profile")
    #expect(error?.fix == fix)
  }
}
