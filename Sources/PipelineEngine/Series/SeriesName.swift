public import ReceiptModel

/// What the name of a file says of its place among parts that were scanned one after the other.
///
/// `till_1.jpg` and `till_2.JPG` in one folder are parts 1 and 2 of a series. Scanners number papers that have
/// nothing to do with each other in the same way, so a series is only a question: the texts answer it.
public struct SeriesName: Hashable, Sendable {
  /// What all parts have in common.
  public struct Series: Hashable, Sendable {
    /// The path up to the number.
    var head: [UInt8]
    /// What follows the number, in lower case.
    var tail: [UInt8]
  }

  /// The most digits of a part's number; longer ones are dates, times and the counters of cameras.
  static let mostDigits = 3

  /// What all parts have in common.
  public var series: Series
  /// The part's number.
  public var number: Int

  /// Reads the name of a file, or returns `nil` where its stem does not end with a number.
  ///
  /// The number may be in brackets (`till (2).jpg`) and may tell how many there are (`till 2 of 3.jpg`). The
  /// last number of a date or of a time is none.
  public init?(_ path: FilePath) {
    let name = path.lastComponent.bytes
    var stem = NameStem(name)
    guard let number = stem.takeNumber() else { return nil }
    self.number = number
    series = Series(
      head: path.bytes.dropLast(name.count) + stem.head, tail: stem.tail.map(NameStem.lowercased))
  }
}
