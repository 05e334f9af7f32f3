/// A value for a field of a receipt that other readings of the same receipt may agree with.
protocol VotedCandidate: Sendable {
  associatedtype Feature: VotedFeature
  /// What can be said of it.
  var features: FeatureVector<Feature> { get set }
  /// Where it stands, and who agrees.
  var votes: Votes { get set }
  /// The page that it stands on, from 1.
  var page: Int { get }

  /// How far a candidate of another reading says the same, 0 to 1; 0 where it says something else.
  func agreement(with other: Self) -> Double
}

extension TotalCandidate: VotedCandidate {
  var page: Int { figure.page }

  func agreement(with other: TotalCandidate) -> Double { value == other.value ? 1 : 0 }
}

extension DateReader.Candidate: VotedCandidate {
  var page: Int { row.page }

  func agreement(with other: DateReader.Candidate) -> Double {
    if let day, let otherDay = other.day { return day == otherDay ? 1 : 0 }
    return reading.meanings == other.reading.meanings ? 1 : 0
  }
}

extension MerchantCandidate: VotedCandidate {
  var page: Int { rows.first?.page ?? 1 }

  func agreement(with other: MerchantCandidate) -> Double { LetterPairs(name).agreement(with: LetterPairs(other.name)) }
}

extension AddressReader.Candidate: VotedCandidate {
  var page: Int { rows.first?.page ?? 1 }

  func agreement(with other: AddressReader.Candidate) -> Double {
    LetterPairs(text).agreement(with: LetterPairs(other.text))
  }
}
