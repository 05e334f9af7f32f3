import ReceiptModel
import Testing

@testable import Evaluation

struct `A judge of items` {
  private static func given(_ lines: [(String, Int?)]) -> [LineItem] {
    lines.map { name, cents in
      LineItem(
        description: name, amount: cents.map { Money(minorUnits: $0, currency: Currency(code: "EUR")) })
    }
  }

  private static let wanted = [
    TruthItem(name: "Vollmilch 1l", amount: "1.29"), TruthItem(name: "Butter", amount: "2.190"),
  ]

  // The shares are what score.py gives for the same lines.
  @Test(
    arguments: [
      ([("VOLLMILCH 1L", 129), ("Butter mild", 219)], .right, 1, "", ""),
      ([("Vollmilch 1l", 129)], .partly, 2.0 / 3, "Butter 2.190", ""),
      ([("Vollmilch 1l", 129), ("Butter", 219), ("Käse", 300)], .partly, 0.8, "", "Käse 3.00"),
      (
        [("Vollmilch 1l", 128), ("Butter", nil)], .partly, 0, "Vollmilch 1l 1.29; Butter 2.190",
        "Vollmilch 1l 1.28; Butter"
      ),
      ([("Zahnpasta", 129), ("Butter", 219)], .partly, 0.5, "Vollmilch 1l 1.29", "Zahnpasta 1.29"),
    ] as [([(String, Int?)], Verdict, Double, String, String)])
  func `compares names and amounts`(
    lines: [(String, Int?)], verdict: Verdict, share: Double, missed: String, extra: String
  ) {
    let judgement = ItemsJudge.judge(Self.given(lines), against: Self.wanted)
    #expect(judgement.verdict == verdict)
    #expect(abs(judgement.share - share) < 1e-12)
    #expect(judgement.wanted == missed)
    #expect(judgement.given == extra)
  }

  @Test func `finds each line once, by the likeliest name`() {
    let wanted = [TruthItem(name: "Apfel rot", amount: "1"), TruthItem(name: "Apfel", amount: "1")]
    let both = Self.given([("Apfel", 100), ("Apfel rot", 100)])
    #expect(ItemsJudge.judge(both, against: wanted).verdict == .right)
    #expect(ItemsJudge.judge(Self.given([("Apfel", 100)]), against: wanted).share == 2.0 / 3)
  }

  @Test func `shows the printed rows of lines that are none`() {
    let lines = [
      LineItem(description: "", amount: Money(minorUnits: 129, currency: nil), rawText: "1,29\n2 x"),
      LineItem(description: "Butter", amount: Money(minorUnits: 219, currency: nil), rawText: "Butter 2,19"),
    ]
    let judgement = ItemsJudge.judge(lines, against: Self.wanted)
    #expect(judgement.given == "1.29")
    #expect(judgement.printed == "1,29\n2 x")
  }

  @Test func `tells no items from false items`() {
    let judgement = ItemsJudge.judge([], against: Self.wanted)
    #expect(judgement.verdict == .empty && judgement.given == nil && judgement.share == 0)
  }
}
