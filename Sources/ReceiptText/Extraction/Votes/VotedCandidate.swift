internal import ReceiptModel

/// A value for a field of a receipt that other readings of the same receipt may agree with.
protocol VotedCandidate: Sendable {
  associatedtype Feature: VotedFeature
  /// What can be said of it.
  var features: FeatureVector<Feature> { get set }
  /// Where it stands, and who agrees.
  var votes: Votes { get set }
  /// Where it stands; empty where that is not known.
  var places: [PageArea] { get }

  /// How far a candidate of another reading says the same, 0 to 1; 0 where it says something else.
  func agreement(with other: Self) -> Double
}

extension VotedCandidate {
  /// Whether it stands in the same place as another one.
  func stands(where other: Self) -> Bool {
    places.contains { place in
      other.places.contains {
        $0.page == place.page && ($0.box.holdsMiddle(of: place.box) || place.box.holdsMiddle(of: $0.box))
      }
    }
  }
}

extension TotalCandidate: VotedCandidate {
  var places: [PageArea] { [PageArea(page: figure.page, box: figure.box)] }

  func agreement(with other: TotalCandidate) -> Double { value == other.value ? 1 : 0 }
}

extension DateReader.Candidate: VotedCandidate {
  var places: [PageArea] { [PageArea(page: row.page, box: row.text.box(reading.words))] }

  func agreement(with other: DateReader.Candidate) -> Double {
    if let day, let otherDay = other.day { return day == otherDay ? 1 : 0 }
    return reading.meanings == other.reading.meanings ? 1 : 0
  }
}

extension MerchantCandidate: VotedCandidate {
  var places: [PageArea] { rows.map { PageArea(page: $0.page, box: $0.box) } }

  func agreement(with other: MerchantCandidate) -> Double {
    LetterPairs(name).agreement(with: LetterPairs(other.name))
  }
}

extension AddressReader.Candidate: VotedCandidate {
  var places: [PageArea] { rows.map { PageArea(page: $0.page, box: $0.box) } }

  func agreement(with other: AddressReader.Candidate) -> Double {
    LetterPairs(text).agreement(with: LetterPairs(other.text))
  }
}
