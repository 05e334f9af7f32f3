import Diagnostics
import Foundation
import PipelineEngine
import PipelineFile
import ReceiptExport
import ReceiptModel
import ReceiptText

/// All that is done with words: rows, receipts, exports.
enum ReceiptsTarget {
  private static let groupings: [PipelineDescription.PageGrouping] = [.auto, .each, .join]
  private static let stages = groupings.flatMap { grouping in
    ExtractSettings.DateOrder.allCases.flatMap { order in
      [[], ["DE"], ["GB", "MY"], ["JP"], ["KW"]].map { countries in
        var settings = ExtractSettings()
        settings.dateOrder = order
        settings.countries = countries
        settings.homeCurrency = order == .auto ? nil : Currency(code: "EUR")
        let languages =
          order == .dmy ? ["eng", "deu", "fra", "spa", "ita", "nld", "por", "pol", "ces"] : ["eng"]
        return ExtractStage(
          settings: settings, languages: BuiltInLanguages.expecting(languages), pages: grouping)
      }
    }
  }

  static func run(_ bytes: [UInt8]) {
    // Text that starts with a control is boxes as well as words.
    let words =
      bytes.first ?? 32 < 9 ? Self.words(bytes) : PrintedText.words(String(decoding: bytes, as: UTF8.self))
    let half = words.count / 2
    let pages = (bytes.count % 5 == 0 ? [words[..<half], words[half...]] : [words[...]]).enumerated().map {
      RecognisedPage(number: $0 + 1, width: 900, height: 2000, words: Array($1), engine: "fuzz")
    }
    understand(
      RecognisedDocument(mediaType: "image/png", pages: pages),
      variant: bytes.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF)
  }

  /// Reads a document as the pipeline would, and checks what comes of it.
  static func understand(_ document: RecognisedDocument, variant: Int = 0) {
    let stage = stages[variant % stages.count]
    let outcome = Blocking.run { () -> Result<(TextDocument, [Receipt], [Receipt]), Diagnostic> in
      do throws(Diagnostic) {
        let text = try await NormaliseStage().run(document)
        return .success((text, try await stage.run(text), try await stage.run(text)))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success((let text, let receipts, let again)):
      require(receipts == again, "not the same twice:\n\(json(receipts))\n\(json(again))")
      ReceiptChecks.check(receipts, of: text, recognised: document)
      ExportChecks.check(receipts)
    case .failure(let diagnostic):
      require(["no-text", "text-illegible"].contains(diagnostic.id), diagnostic.rendered)
    case nil: require(false, "nothing came of it")
    }
  }

  private static func words(_ bytes: [UInt8]) -> [Word] {
    var choices = Choices(bytes.dropFirst())
    var words: [Word] = []
    while !choices.isEmpty, words.count < 200 {
      // What a plausible page may hold.
      func place() -> Int { max(-Int(Int32.max), min(Int(Int32.max), choices.number())) }
      let box = Box(x: place(), y: place(), width: max(0, place()), height: max(0, place()))
      let line = choices.flag() ? max(0, place()) : nil
      words.append(Word(choices.text(), box: box, confidence: Int(choices.byte()) % 101, line: line))
    }
    return words
  }

  private static func json(_ receipts: [Receipt]) -> String {
    receipts.map { receipt in
      ReceiptJSON.object(receipt, sourcePath: FilePath("a"), confidence: .number, withEvidence: true).text
    }.joined(separator: "\n")
  }
}
