import Diagnostics
import Foundation
import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// The examples of Documentation/Languages.md, read as it says.
@Suite struct `A words file` {
  private static let blocks: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Languages.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element.drop { $0 != "\n" }.dropFirst()) }
  }()

  private func words(_ text: String) throws -> LanguageWords {
    let reading = WordsFileReader.read(
      text.utf8, file: FilePath("words.yaml"), besides: BuiltInLanguages.all)
    #expect(reading.diagnostics.map(\.rendered) == [])
    return try #require(reading.value)
  }

  private func receipt(_ text: String, _ languages: Languages) async throws -> Receipt {
    let rows = try await NormaliseStage().run(PrintedText.document(text))
    return try #require(try await ExtractStage(languages: languages).run(rows).first)
  }

  @Test func `adds a language`() async throws {
    let files = Self.blocks.filter { $0.hasPrefix("tallyroll_words") }
    let text = try #require(Self.blocks.last)
    let swedish = try words(try #require(files.last))
    let with = try await receipt(text, BuiltInLanguages.expecting(["eng"], adding: [swedish]))
    #expect(with.total?.decimalText == "82.40")
    #expect(with.currency?.code == "SEK")
    #expect(with.date?.description == "2025-05-05")
    #expect(with.amountPaid?.decimalText == "100.00")
    #expect(with.change?.decimalText == "17.60")
    #expect(with.totalTax?.decimalText == "8.61")
    #expect(with.paymentMethod == .cash)
    #expect(with.status == .ok)
    let without = try await receipt(text, BuiltInLanguages.expecting(["eng"]))
    #expect(without.status == .needsReview)
  }

  @Test func `adds words to a known language`() async throws {
    let text = "Hofladen Kranz\nApfel 2,00\nKistenpfand 3,00\nGibst du uns 5,00\n"
    let german = try words(try #require(Self.blocks.first { $0.contains("language: deu") }))
    let with = try await receipt(text, BuiltInLanguages.expecting(["deu"], adding: [german]))
    #expect(with.total?.minorUnits == 500)
  }

  @Test func `makes its language expected`() async throws {
    let words = try words("tallyroll_words: 1\nlanguage: deu\nlabels: { total: [Zeche] }\n")
    let languages = BuiltInLanguages.expecting(["eng"], adding: [words])
    #expect(languages.wordsExpected.contains { $0.code == "deu" && $0.labels.count > 1 })
  }
}
