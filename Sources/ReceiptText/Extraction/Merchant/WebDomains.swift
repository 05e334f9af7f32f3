internal import ReceiptModel

/// The web and mail domains on a receipt, which often spell the name that the picture at the head hides.
struct WebDomains: Sendable {
  /// A domain's own name: `rossmann` of `www.rossmann.de`.
  struct Domain: Hashable, Sendable {
    var name: String
    var raw: String
    var row: Int
  }

  private var domains: [Domain] = []

  init(rows: [ReadRow]) {
    for row in rows {
      for word in row.text.row.words {
        guard Self.mayHaveName(word.text), let name = Self.name(in: word.text.lowercased()) else { continue }
        domains.append(Domain(name: name, raw: word.text, row: row.index))
      }
    }
  }

  /// The domains in printed order.
  var all: [Domain] { domains }

  /// Whether a row spells a domain's name, or its longest words stand in one.
  func name(_ row: ReadRow) -> Bool {
    guard !domains.isEmpty, row.concepts.isDisjoint(with: .web) else { return false }
    let words = row.folded.filter { $0.count >= 4 && !$0.hasNumber }
    let joined = row.folded.joined()
    return domains.contains { domain in
      let plain = domain.name.filter { $0.isLetter || $0.isNumber }
      return domain.row != row.index
        && (joined == plain || words.contains { plain.hasPrefix($0) || plain.hasSuffix($0) })
    }
  }

  /// Whether a word has the letters and the point that every domain has; nearly all words end here.
  private static func mayHaveName(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: ".")) && word.hasLetter
  }

  private static func name(in word: String) -> String? {
    var text = word[...]
    if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    for prefix in ["https://", "http://", "www.", "wwv.", "ww."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let host = text.prefix { $0 != "/" }
    var labels = host.split(separator: ".")
    guard labels.count >= 2, let top = labels.popLast(), topLevels.contains(String(top.filter(\.isLetter)))
    else { return nil }
    if let last = labels.last, labels.count > 1, ["co", "com", "org", "net"].contains(last) {
      labels.removeLast()
    }
    guard let name = labels.last, name.count >= 3, name.letterCount * 2 > name.count else {
      return nil
    }
    return providers.contains(String(name)) ? nil : String(name)
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
