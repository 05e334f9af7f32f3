/// A web or mail domain as printed.
struct WebDomain: Hashable, Sendable {
  /// Its own name: `rossmann` of `www.rossmann.de`.
  var name: String
  /// The name with what follows it: `rossmann.de`.
  var host: String
  /// The row that it stands in.
  var row: Int

  /// Reads a word as an address on the web or of mail; `nil` where it is none, or one of a provider.
  init?(_ word: String, row: Int) {
    var text = word.lowercased()[...]
    if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    for prefix in ["https://", "http://"] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    var labels = text.prefix { $0 != "/" }.split(separator: ".")
    guard labels.count >= 2, let top = labels.popLast()?.filter(\.isLetter), Self.topLevels.contains(top)
    else { return nil }
    var ending = "." + top
    if let last = labels.last, labels.count > 1, ["co", "com", "org", "net"].contains(last) {
      ending = "." + last + ending
      labels.removeLast()
    }
    guard let name = labels.last, name.count >= 3, name.letterCount * 2 > name.count,
      !Self.providers.contains(String(name))
    else { return nil }
    self.name = String(name)
    host = name + ending
    self.row = row
  }

  private static let topLevels: Set<String> = [
    "com", "net", "org", "de", "at", "ch", "fr", "es", "it", "nl", "be", "pt", "pl", "cz", "uk", "ie", "my",
    "sg", "au", "in",
    "eu", "info", "biz", "shop", "store", "us", "ca", "nz", "lu", "br", "mx",
  ]

  /// Whose domains stand on other people's receipts: mail, payment, social and review sites.
  private static let providers: Set<String> = [
    "gmail", "hotmail", "yahoo", "outlook", "gmx", "web", "facebook", "instagram", "twitter", "paypal",
    "ingenico", "google",
    "youtube", "tripadvisor", "yelp", "visa", "mastercard", "t-online", "orange", "free", "icloud", "live",
    "msn", "linkedin",
  ]
}
