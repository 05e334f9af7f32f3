import PipelineFile
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `The detector of languages` {
  private static let languages = ["deu", "fra", "ita", "spa", "nld", "por", "pol", "ces"]

  private func language(of fixture: ReceiptFixture, expecting codes: [String]) -> String? {
    let words = fixture.text.split(separator: "\n").flatMap { FoldedText($0).words.map(String.init) }
    let detector = LanguageDetector(BuiltInLanguages.expecting(codes))
    return detector.unexpectedLanguage(by: detector.evidence(of: words))
  }

  @Test func `says nothing of a receipt in an expected language`() {
    for fixture in ReceiptFixture.all where fixture.name.contains("/") {
      #expect(language(of: fixture, expecting: fixture.languages) == nil, "\(fixture.name)")
    }
  }

  @Test(arguments: languages)
  func `names the language of most receipts where only English is expected`(code: String) {
    let fixtures = ReceiptFixture.all.filter { $0.name.hasPrefix("\(code)/") }
    let found = fixtures.map { language(of: $0, expecting: ["eng"]) }
    #expect(found.allSatisfy { $0 == nil || $0 == code || $0 == "eng" }, "\(code): \(found)")
    #expect(found.count { $0 == code } * 10 >= fixtures.count * 6, "\(code): \(found.count { $0 == code })")
  }

  @Test func `takes English words on another language's receipt for granted`() {
    let words = "summe gegeben zurueck mwst vielen dank fuer ihren einkauf total cash change thank you"
      .split(separator: " ").map(String.init)
    let detector = LanguageDetector(BuiltInLanguages.expecting(["deu"]))
    #expect(detector.unexpectedLanguage(by: detector.evidence(of: words)) == nil)
  }

  @Test func `asks for a look only where no arithmetic confirms the total`() async throws {
    func read(_ text: String) async throws -> Receipt {
      let rows = try await NormaliseStage().run(PrintedText.document(text))
      let stage = ExtractStage(languages: BuiltInLanguages.expecting(["eng"]))
      return try #require(try await stage.run(rows).first)
    }
    let foot = "Vielen Dank für Ihren Einkauf und auf Wiedersehen\nSie wurden bedient von Anna\n"
    let head = "Bäckerei Lindner GmbH\nHauptstraße 5, 10115 Berlin\n14.03.2026 10:05\n"
    let unconfirmed = try await read(head + "Brot 3,20\nTotal EUR 7,70\n" + foot)
    #expect(unconfirmed.issues.contains(.languageUnexpected))
    #expect(unconfirmed.status == .needsReview)
    let confirmed = try await read(
      head + "Brot 3,20\nKuchen 4,50\nTotal EUR 7,70\nCash 10,00\nChange 2,30\n" + foot)
    #expect(confirmed.issues.contains(.languageUnexpected))
    #expect(!confirmed.issues.contains(.totalUnconfirmed))
  }
}
