import PipelineEngine
import Testing

@testable import OCREngine

@Suite struct `A reading plan` {
  private static func passes(_ languages: [String], _ mode: RecogniseSettings.Mode = .accurate) -> [String] {
    var settings = RecogniseSettings()
    settings.languages = languages
    settings.mode = mode
    return ReadingPlan(settings).passes.map { "\($0.model.name) \(Int($0.glyphHeight))" }
  }

  @Test(arguments: [
    // The receipt model knows all letters.
    (["eng"], ["receipt1 20", "eng 20", "receipt1 25"]),
    (["ces", "deu"], ["receipt1 20", "ces+deu 20", "receipt1 25"]),
    // Some.
    (["ell", "eng"], ["ell+eng 20", "receipt1 20", "ell+eng 25"]),
    // None.
    (["ell"], ["ell 20", "ell 20", "ell 25"]),
  ])
  func `begins with the receipt model where it knows all languages`(languages: [String], passes: [String]) {
    #expect(Self.passes(languages) == passes)
  }

  @Test(arguments: [["eng"], ["ell", "eng"], ["ell"]])
  func `has one pass where it has to be fast`(languages: [String]) {
    #expect(Self.passes(languages, .fast) == Array(Self.passes(languages).prefix(1)))
  }

  @Test func `gives each look its pass, and the last to all beyond`() {
    let plan = ReadingPlan(RecogniseSettings())
    #expect(plan.passes.count == 3)
    let numbers = [1, 2, 3, 4, 99, 0, -1]
    let expected = [0, 1, 2, 2, 2, 0, 0].map { plan.passes[$0] }
    #expect(numbers.map { plan.pass(for: Look(number: $0)) } == expected)
  }
}
