import ReceiptModel

@testable import ReceiptText

/// A candidate that says a text, and weighs as much as it is told.
struct FakeCandidate: VotedCandidate, CustomStringConvertible {
  enum Feature: Int, VotedFeature {
    case weight, seenElsewhere, chosenElsewhere, alone, seenFirst
  }

  var text: String
  var features = FeatureVector<Feature>()
  var votes = Votes()
  var places: [PageArea]

  init(_ text: String, weight: Double, row: Int = 0) {
    self.text = text
    places = [PageArea(page: 1, box: Box(x: 0, y: row * 10, width: 100, height: 10))]
    features[.weight] = weight
  }

  /// The model that such candidates are judged by.
  static let model = FieldModel<Feature>("fake", weights: ["fake.rank.weight": 1])

  func agreement(with other: FakeCandidate) -> Double {
    LetterPairs(text).agreement(with: LetterPairs(other.text))
  }

  var description: String { "\(text) \(votes.count)/\(votes.readings)-\(votes.against)" }
}
