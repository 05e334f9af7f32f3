internal import ReceiptModel

/// A row that may be part of a name, with what can be said of it by itself; each is looked at for several names.
///
/// A class, because these names share their rows; it never changes.
final class HeadRow: Sendable {
  let row: ReadRow
  /// The row up to its legal form.
  let name: String
  /// Whether a word of that makes a name, whatever stands beside it.
  let hasName: Bool
  /// Whether it holds a legal form and little else, so that the name itself stands above.
  let isOnlyLegal: Bool
  /// Whether it may be a part of a name.
  let isNamePart: Bool
  /// Whether it only says what kind of shop it is.
  let isGeneric: Bool
  /// Whether it says little but "bill to" or "seller".
  let namesParty: Bool
  /// Whether it is a street or has a postal code, is an address or a phone or tax number.
  let isStreet: Bool
  let isContact: Bool
  /// Whether what follows goes on with it: an open parenthesis, an ampersand.
  let isOpen: Bool
  /// How many digits the name has, and marks that names do not have; braces are misread parentheses.
  let nameDigits: Int
  let oddMarks: Int
  /// The share of words of one or two letters beyond what is usual: pictures are read as such scraps.
  let scraps: Double
  /// How many words with letters it has, the sum of the engine's confidence in them, and the least.
  let words: Int
  let confidence: Int
  let leastConfidence: Int
  let hasSmallLetters: Bool
  let hasCapitals: Bool
  /// How many words of four letters and more it has, and how many of them look like no word.
  let longWords: Int
  let oddWords: Int
  /// The longest word without digits, of four letters and more.
  let longest: String?

  init(_ row: ReadRow) {
    self.row = row
    name = MerchantName.words(of: row)
    hasName = MerchantName.hasLastingWord(name)
    let scalars = row.text.scalars
    let concepts = row.concepts
    let opens = scalars.count { $0 == "(" }
    let closes = scalars.count { $0 == ")" }
    let hasBrackets = scalars.contains { "({[".unicodeScalars.contains($0) }
    isOnlyLegal = concepts.contains(.legalForm) && (Self.ownWords(row) <= 1 || closes > 0 && !hasBrackets)
    let others: Concepts = [.phone, .taxID, .date, .title, .greeting, .legalForm, .register]
    isNamePart = row.letters >= 3 && row.digits <= 2 && concepts.isDisjoint(with: others)
    let known = Self.words(of: row, in: [.business, .title])
    isGeneric = known > 0 && row.folded.count { $0.count > 1 } <= known
    let parties = Self.words(of: row, in: [.customer, .seller])
    namesParty = parties > 0 && row.folded.count - parties <= 1
    // Behind a legal form stand register numbers, which look like postal codes.
    isStreet =
      !concepts.contains(.legalForm)
      && (AddressShape.isStreet(row, near: false) || row.hasPostcode)
    isContact =
      concepts.contains(.taxID) || concepts.contains(.phone) && row.digits >= 5
      || AddressShape.isAddress(row, near: true)
    isOpen = opens > closes || scalars.last == "&"
    nameDigits = name.numberCount
    oddMarks = scalars.count {
      !$0.isLetter && !$0.isDigit && !" &'.,-()/{}".unicodeScalars.contains($0)
    }
    let short = Double(row.folded.count { $0.count <= 2 }) / Double(max(1, row.folded.count))
    scraps = row.folded.count < 3 ? 0 : max(0, short - 0.34)
    let lettered = row.text.row.words.filter { $0.text.hasLetter }
    words = lettered.count
    confidence = lettered.reduce(0) { $0 + $1.confidence }
    leastConfidence = lettered.map(\.confidence).min() ?? 100
    hasSmallLetters = scalars.contains { $0.isSmall }
    hasCapitals = scalars.contains { $0.isCapital }
    let long = row.folded.filter { $0.count >= 4 }
    longWords = long.count
    oddWords = long.count { !Self.isPronounceable($0) }
    longest = long.filter { !$0.hasNumber }.max { ($0.count, $1) < ($1.count, $0) }
  }

  /// Whether a row begins an address.
  static func startsAddress(_ row: ReadRow) -> Bool {
    row.concepts.contains(.address) && row.digits > 0
      || row.folded.count >= 2 && row.folded.last?.first?.isNumber == true && row.digits <= 4
  }

  /// Whether a row goes on with this one.
  func isContinued(by next: ReadRow) -> Bool {
    if isOpen, next.letters >= 3, next.digits <= 2 || row.text.scalars.last == "&" { return true }
    guard !row.concepts.contains(.legalForm), next.concepts.contains(.legalForm), next.digits <= 4 else {
      return false
    }
    return Self.ownWords(next) <= 2
  }

  private static func ownWords(_ row: ReadRow) -> Int {
    row.folded.count { $0.count > 1 } - words(of: row, in: .legalForm)
  }

  private static func words(of row: ReadRow, in concepts: Concepts) -> Int {
    row.matches.filter { !$0.concepts.isDisjoint(with: concepts) }.reduce(0) { $0 + $1.words.count }
  }

  /// Whether vowels and consonants alternate as in the words of any language in Latin letters.
  private static func isPronounceable(_ word: String) -> Bool {
    var run = 0
    var longest = 0
    var vowels = 0
    for letter in word.utf8 {
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
        UInt8(ascii: "y"):
        vowels += 1
        run = 0
      default:
        run += 1
        longest = max(longest, run)
      }
    }
    return vowels > 0 && longest <= 5
  }
}
