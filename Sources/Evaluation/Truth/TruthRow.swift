public import ReceiptModel

/// What is printed on the receipt of one file; a field that is `nil` is not judged.
public struct TruthRow: Hashable, Sendable {
  /// Where the row stands in its truth file, from 1.
  public var line: Int
  /// The file, relative to the truth file's folder.
  public var file: FilePath
  /// The file's printed lines with their boxes, relative to the truth file's folder, where the row names them.
  public var lines: FilePath?
  /// The merchant's name.
  public var merchant: String?
  /// The day of the purchase, `YYYY-MM-DD`.
  public var date: String?
  /// The total as decimal text.
  public var total: String?
  /// The currency's code.
  public var currency: String?
  /// The tax as decimal text.
  public var tax: String?
  /// The merchant's address.
  public var address: String?
  /// The items that have an amount.
  public var items: [TruthItem] = []

  /// Creates a row that tells nothing but the file.
  public init(file: FilePath, line: Int = 1) {
    self.file = file
    self.line = line
  }

  /// The path as the truth file has it.
  public var name: String { file.text }

  /// Whether the file is kept out of training and tuning.
  public var isHeldOut: Bool { HeldOut.contains(file) }
}
