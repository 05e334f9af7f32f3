import Diagnostics
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// What Tesseract makes of sideways text and of textures: rows of short, unlikely words.
@Suite struct `A page of noise (B65)` {
  @Test(arguments: 1...40)
  func `is never safe to book`(seed: UInt64) async throws {
    for confidence in [60, 95] {
      let page = PrintedText.page(Self.noise(seed), confidence: confidence)
      let rows = try await NormaliseStage().run(RecognisedDocument(mediaType: "image/png", pages: [page]))
      for receipt in try await ExtractStage(languages: BuiltInLanguages.expecting(["eng", "deu"])).run(rows) {
        #expect(receipt.status == .needsReview, "\(Self.noise(seed))")
      }
    }
  }

  @Test(arguments: 1...40)
  func `is told where the recogniser doubts it`(seed: UInt64) async throws {
    let page = PrintedText.page(Self.noise(seed), confidence: 25)
    let rows = try await NormaliseStage().run(RecognisedDocument(mediaType: "image/png", pages: [page]))
    let failure = await #expect(throws: Diagnostic.self) {
      try await ExtractStage(languages: BuiltInLanguages.expecting(["eng", "deu"])).run(rows)
    }
    #expect(failure?.id == "text-illegible")
  }

  /// Returns the same noise for the same seed.
  private static func noise(_ seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let letters = Array("il|1.,-=_~'\\/()[]oO0aeEnuTt57$€:;%&")
    return (0..<60).map { _ in
      (0..<(1 + random(7))).map { _ in
        String((0..<(1 + random(5))).map { _ in letters[random(letters.count)] })
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
