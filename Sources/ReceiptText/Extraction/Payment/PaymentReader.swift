internal import ReceiptModel

/// Reads how a receipt was paid, what was given and what came back.
struct PaymentReader {
  /// What was found.
  struct Result: Sendable {
    var payments: [Payment] = []
    /// What was given, or the most of what was given in several parts; and all of it in minor units.
    var paid: GivenAmount?
    var paidSum: Int?
    var change: GivenAmount?
    var method: PaymentMethod?
    var cardLast4: String?
  }

  let rows: [ReadRow]
  let figures: [Figure]
  let currency: Currency?
  let total: TotalCandidate?
  let lexicon: Lexicon

  private var cards: CardNumber { CardNumber(rows: rows) }
  private var guesses: GivenReadings {
    GivenReadings(lexicon: lexicon, exponent: currency?.exponent ?? Currency.unknownExponent)
  }

  /// Returns what the receipt tells about its payment.
  func read() -> Result {
    var result = Result()
    result.cardLast4 = cards.lastDigits()
    var paid = given(.paid)
    var change = given(.change).last
    if let mended = mended(paid, change) {
      paid = [mended.paid]
      change = mended.change ?? change
    }
    result.change = change
    let split = split(paid, change: change)
    if let split { paid = split }
    var seen: Set<Int> = []
    for amount in paid where split != nil || seen.insert(amount.value).inserted {
      let method = method(amount.payment)
      let last4 = method == .card ? cards.lastDigits(in: amount.row) ?? result.cardLast4 : nil
      result.payments.append(
        Payment(
          method: method, amount: Money(minorUnits: amount.value, currency: currency), cardLast4: last4))
    }
    result.paid = paid.max { $0.value < $1.value }
    result.paidSum = split?.reduce(0) { $0 + $1.value } ?? result.paid?.value
    result.method =
      result.payments.compactMap(\.method).first ?? methodWithoutAmount()
      ?? (result.cardLast4 == nil ? nil : .card) ?? methodRunIntoAmount()
    if result.payments.isEmpty, let method = result.method {
      result.payments = [Payment(method: method, cardLast4: method == .card ? result.cardLast4 : nil)]
    }
    return result
  }

  /// The amounts of one role that can be what it says.
  private func given(_ role: RowRole) -> [GivenAmount] {
    guard let first = rows.first?.index else { return [] }
    return figures.filter { $0.role == role && (role != .paid || $0.value != 0) }.compactMap { figure in
      let (row, label) = (rows[figure.row - first], rows[figure.labelRow - first])
      guard role == .change || isPayment(figure, row: row, label: label) else { return nil }
      return GivenAmount(figure, in: row)
    }
  }

  private func isPayment(_ figure: Figure, row: ReadRow, label: ReadRow) -> Bool {
    guard let total else { return true }
    // A voucher that is taken off is a reduction.
    if figure.payment.contains(.voucher), (figure.value < 0) != (total.value < 0) { return false }
    // "Card balance now 23.10" is not paid, "10X 300.00" a part of it.
    if label.concepts.contains(.balance), !label.concepts.contains(.paid) { return false }
    if figure.amount.token.isFactor, figure.value != total.value { return false }
    // Above the total a word for money inside a row names goods: "LESSIVE LIQUIDE".
    let begins = label.firstMatch(of: Concepts.payments.union(.paid))?.words.lowerBound == 0
    return begins || figure.row >= total.figure.row || figure.value == total.value
  }

  /// Payment and change that only the arithmetic proves, where those that were read plainly do not agree with it.
  private func mended(_ paid: [GivenAmount], _ change: GivenAmount?) -> (
    paid: GivenAmount, change: GivenAmount?
  )? {
    guard let total = total?.value, total > 0, !paid.contains(where: { $0.value == total }) else {
      return nil
    }
    if let change, paid.contains(where: { $0.value - abs(change.value) == total }) { return nil }
    var given = paid
    var returned = [change].compactMap { $0 }
    for row in rows {
      for reading in guesses.readings(of: row) {
        if reading.role == .change {
          returned += reading.amounts
        } else if paid.isEmpty || change != nil {
          given += reading.amounts
        }
      }
    }
    for amount in given {
      if let back = returned.first(where: { abs($0.value) > 0 && amount.value - abs($0.value) == total }) {
        return (amount, back)
      }
    }
    guard change == nil, paid.isEmpty else { return nil }
    return given.first { $0.value == total }.map { ($0, nil) }
  }

  /// Several payments, each in the row below the one before, that together make what was given.
  private func split(_ paid: [GivenAmount], change: GivenAmount?) -> [GivenAmount]? {
    guard let total = total?.value, paid.count > 1 else { return nil }
    let wanted = total + abs(change?.value ?? 0)
    guard !paid.contains(where: { $0.value == wanted }) else { return nil }
    for start in paid.indices {
      var end = start
      var sum = paid[start].value
      while end + 1 < paid.count, (1...2).contains(paid[end + 1].row.index - paid[end].row.index) {
        end += 1
        sum += paid[end].value
        if sum == wanted { return Array(paid[start...end]) }
      }
    }
    return nil
  }

  private func method(_ concepts: Concepts) -> PaymentMethod? {
    let order: [(Concepts, PaymentMethod)] = [
      (.voucher, .voucher), (.wallet, .wallet), (.cheque, .cheque), (.card, .card), (.cash, .cash),
      (.transfer, .transfer),
    ]
    return order.first { concepts.contains($0.0) }?.1
  }

  private func methodWithoutAmount() -> PaymentMethod? {
    let slip = rows.contains { $0.concepts.contains(.slip) && $0.concepts.contains(.card) }
    if slip { return .card }
    return rows.lazy.compactMap(methodAlone).first
  }

  /// The way to pay that the label of a row names which ran into its amount: `CARTAO27,40`.
  private func methodRunIntoAmount() -> PaymentMethod? {
    rows.lazy.filter { $0.text.row.words.count == 1 || $0.folded.count <= 3 }
      .flatMap { guesses.readings(of: $0) }.filter { $0.role == .paid }
      .compactMap { reading in reading.amounts.first.flatMap { method($0.payment) } }.first
  }

  /// The way to pay that a row names by itself: a short one, one that speaks of paying, or one that begins with it.
  private func methodAlone(_ row: ReadRow) -> PaymentMethod? {
    guard row.concepts.isDisjoint(with: [.title, .number, .customer, .business]) else { return nil }
    let exact = row.matches.filter(\.isExact)
    let isBooked =
      !row.concepts.isDisjoint(with: [.paid]) || row.folded.count <= 3
      || total?.value ?? 0 < 0 && !row.concepts.isDisjoint(with: [.change, .refund])
    if isBooked, let method = method(exact.concepts.intersection(.payments)) { return method }
    // "Réf. QXKWTR CB": an abbreviation at the end.
    if let last = exact.last, last.words.upperBound == row.folded.count, row.folded.count <= 5, !row.hasMoney,
      let word = row.text.row.words.last?.text, word.count <= 5, word == word.uppercased(),
      word != word.lowercased(),
      let method = method(last.concepts.intersection([.card, .cash]))
    {
      return method
    }
    guard let first = exact.first, first.words.lowerBound == 0,
      !row.hasMoney || row.numbers.contains(where: \.isFactor),
      row.concepts.isDisjoint(with: [.terms, .saving, .otherDate])
    else { return nil }
    return method(first.concepts.intersection([.transfer, .card]))
  }
}
