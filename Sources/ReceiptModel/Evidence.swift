/// Where a value came from.
public struct Evidence: Hashable, Sendable, Codable {
  /// The field, by its column name: `total`, `receipt_date`.
  public var field: String
  /// The printed label that gave the value its meaning.
  public var labelRaw: String?
  /// The printed value.
  public var valueRaw: String
  /// The value as stored.
  public var valueNorm: String
  /// The page, from 1.
  public var page: Int
  /// Where the value stands on the page.
  public var box: Box?
  /// The rule that chose it.
  public var rule: String
  /// How sure the value is, 0 to 1.
  public var confidence: Double
  /// How many readings of the page say the same; 1 where only that does which the value is from.
  public var votes = 1
  /// How many readings of the page there are.
  public var readings = 1

  /// Creates a piece of evidence.
  public init(
    field: String, labelRaw: String? = nil, valueRaw: String, valueNorm: String, page: Int, box: Box?,
    rule: String, confidence: Double
  ) {
    self.field = field
    self.labelRaw = labelRaw
    self.valueRaw = valueRaw
    self.valueNorm = valueNorm
    self.page = page
    self.box = box
    self.rule = rule
    self.confidence = confidence
  }
}
