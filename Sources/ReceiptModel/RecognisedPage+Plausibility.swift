extension RecognisedPage {
  /// Whether all of its numbers can come of a picture.
  ///
  /// Pages from outside this process, from a worker or a ledger, are held to this, so that no arithmetic on boxes
  /// overflows: coordinates fit in 32 bits, and sums and products of two of them in 64.
  public var isPlausible: Bool {
    let sizes = 0...Int(Int32.max)
    return number > 0 && sizes.contains(number) && sizes.contains(width) && sizes.contains(height)
      && [0, 90, 180, 270].contains(rotation) && words.allSatisfy(\.isPlausible)
      && further.allSatisfy { $0.words.allSatisfy(\.isPlausible) && $0.areas.allSatisfy(\.isPlausible) }
  }
}

extension Word {
  fileprivate var isPlausible: Bool {
    box.isPlausible && (0...100).contains(confidence) && (0...Int(Int32.max)).contains(line ?? 0)
  }
}

extension Box {
  /// Whether all of its numbers can come of a picture, so that no arithmetic on them overflows.
  public var isPlausible: Bool {
    let sizes = 0...Int(Int32.max)
    let places = -Int(Int32.max)...Int(Int32.max)
    return places.contains(x) && places.contains(y) && sizes.contains(width) && sizes.contains(height)
  }
}
