import Diagnostics
import Foundation
import PipelineEngine
import ReceiptModel
import Testing

@testable import PipelineFile

@Suite struct `The built-in languages` {
  private static let folder = Fixtures.checkout.appending(path: "languages")
  private static let names = ((try? Fixtures.names(in: folder)) ?? []).filter { $0.hasSuffix(".yaml") }

  @Test func `are the files of the folder`() throws {
    #expect(Self.names == BuiltInLanguageFiles.all.map(\.name))
    for (name, text) in BuiltInLanguageFiles.all {
      let file = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(text == file, "run Scripts/embed-languages.sh: \(name) has changed")
    }
  }

  @Test(arguments: names)
  func `have nothing wrong with them`(name: String) throws {
    let reading = WordsFileReader.read(
      try Fixtures.bytes(Self.folder.appending(path: name)), file: FilePath(name))
    #expect(reading.diagnostics.map(\.rendered) == [])
    #expect(reading.value?.code == (name == "names.yaml" ? nil : String(name.dropLast(5))))
  }

  @Test func `know labels, months and everyday words of each language`() {
    let needed = [
      "total", "due", "subtotal", "tax", "cash", "card", "paid", "change", "date", "number", "phone", "title",
    ]
    for language in BuiltInLanguages.all where language.code != nil {
      let code = language.code ?? ""
      #expect(language.months.keys.sorted() == Array(1...12), "months of \(code)")
      let known = language.labels.reduce(into: Concepts()) { $0.formUnion($1.concepts) }
      for name in needed where code != "msa" {
        #expect(known.isSuperset(of: Concepts.names[name] ?? []), "\(name) in \(code)")
      }
    }
  }

  @Test func `put further words beside their own`() {
    var words = LanguageWords(code: "swe")
    words.labels = [LanguageWords.Labels(.total, ["summa"])]
    let languages = BuiltInLanguages.expecting(["swe"], adding: [words])
    #expect(languages.wordsExpected.compactMap(\.code).sorted() == ["eng", "swe"])
    #expect(BuiltInLanguages.expecting(["eng"]).wordsExpected.compactMap(\.code).sorted() == ["eng", "msa"])
    #expect(BuiltInLanguages.expecting(["xyz"]).wordsExpected.count == BuiltInLanguages.all.count)
  }
}
