internal import ReceiptModel

/// A number as it stands in a row, before anything is decided about what it means.
struct NumberToken: Hashable, Sendable {
  /// A mark between two groups of digits.
  enum Separator: Hashable, Sendable {
    case point
    case comma
    /// An apostrophe or a space, which only ever separate thousands.
    case grouping
  }

  /// The places of the row's scalars that the number covers, with its sign and currency.
  var range: Range<Int>
  /// The places of the digits and separators alone.
  var core: Range<Int>
  /// The groups of digits, in order, each at least one digit.
  var groups: [[UInt8]]
  /// The marks between the groups.
  var separators: [Separator]
  /// Whether a minus or parentheses make it negative.
  var isNegative = false
  /// The currency sign or code beside it.
  var currency: CurrencySign?
  /// Whether a percent sign follows.
  var isPercent = false
  /// Whether letters were read as the digits they look like.
  var isRepaired = false
  /// Whether blanks stood inside the number.
  var hasGap = false
  /// Whether its digits were put together from words of their own, so that only arithmetic can make it an amount.
  var isSpread = false
  /// Whether a blank between its digits separates thousands.
  var hasWideGroups: Bool { hasGap && separators.contains(.grouping) }
  /// A single letter right behind it, which on many receipts names the tax class.
  var suffix: Character?
  /// Whether letters that are no currency stand right before it.
  var touchesLetters = false
  /// Whether a multiplication sign stands before or after it.
  var isFactor = false
  /// The first and last word of the row that it covers.
  var words: ClosedRange<Int>
  /// The engine's least confidence in those words, 0 to 100.
  var confidence = 100
}
