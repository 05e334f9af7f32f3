import ReceiptModel

/// What is compared of a receipt to find out whether it is a second picture of another.
struct Sighting {
  /// What two pictures of a receipt must share before anything else is looked at.
  struct Key: Hashable {
    var date: String
    var total: Int
    var currency: String
  }

  /// What one receipt is to another.
  enum Likeness {
    /// Another purchase.
    case other
    /// The same purchase.
    case same
    /// The same purchase if the recognised words are alike.
    case sameIfWordsAgree
  }

  var id: String
  var documentID: Int
  var page: Int
  var key: Key
  var merchant: String
  var time: String?
  var number: String?

  init(
    id: String, documentID: Int, page: Int, key: Key, merchant: String?, time: String?, number: String?
  ) {
    self.id = id
    self.documentID = documentID
    self.page = page
    self.key = key
    self.merchant = Self.folded(merchant ?? "")
    // Seconds are the first to be misread, and not every print of a receipt has them.
    self.time = time.map { String($0.prefix(5)) }
    let number = Self.folded(number ?? "")
    self.number = number.isEmpty ? nil : number
  }

  /// Compares with a receipt that has the same key.
  ///
  /// A time or number that both have and that differs tells two purchases apart, as two coffees on one day. One
  /// that both share confirms what merchant, date and total suggest.
  func likeness(to other: Sighting) -> Likeness {
    let facts = [(time, other.time), (number, other.number)].compactMap { mine, theirs in
      mine.flatMap { mine in theirs.map { mine == $0 } }
    }
    guard !facts.contains(false) else { return .other }
    return facts.isEmpty || merchant.isEmpty || merchant != other.merchant ? .sameIfWordsAgree : .same
  }

  /// The letters and digits of a text, in lower case.
  static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
