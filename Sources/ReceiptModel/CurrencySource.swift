/// How a receipt's currency is known.
public enum CurrencySource: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its code is printed (`EUR`).
  case code
  /// Its sign is printed and stands for one currency only (`€`, `RM`).
  case symbol
  /// The country that the receipt shows (address, tax words, phone) has it.
  case country
  /// Nothing tells: the settings' home currency was taken.
  case `default`
}
