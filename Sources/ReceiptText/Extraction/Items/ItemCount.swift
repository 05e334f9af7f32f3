internal import ReceiptModel

/// A count or weight that stands behind the name of an item, in a column of its own: `Kapustnica   2   9,00`,
/// `BISOPROLOL 30T  1 op.  6,14`, `PANE KG 0,650  2,47`.
struct ItemCount: Sendable {
  let token: NumberToken
  let quantity: DecimalQuantity
  let unit: String?

  /// Reads the words between the name and the amount of a row, or returns `nil` where no count stands there.
  init?(_ row: ReadRow, before amount: Amount, exponent: Int) {
    let words = row.text.row.words
    func gap(before place: Int) -> Int { words[place].box.x - words[place - 1].box.maxX }
    guard
      let token = row.numbers.last(where: {
        $0.core.upperBound <= amount.token.core.lowerBound && !$0.isPercent && $0.currency == nil
      }), token.words.lowerBound > 0, token.words.lowerBound == token.words.upperBound, !token.touchesLetters,
      token.words.upperBound < amount.token.words.lowerBound,
      let quantity = DecimalQuantity(token), quantity.isPositive
    else { return nil }
    let place = token.words.lowerBound
    // Letters in the number's word make it no number: "1O%".
    guard !words[place].text.hasLetter else { return nil }
    let between = (place + 1)..<max(place + 1, amount.token.words.lowerBound)
    let own = between.first { words[$0].text.hasLetter }
    let before = words[place - 1].text
    self.token = token
    self.quantity = quantity
    // A weight has three decimals, whatever stands around it.
    if token.groups.count == 2, token.groups[1].count == 3, exponent > 0 || token.groups[0] == [48] {
      let isBefore = Self.weights.contains(FoldedText(before).text)
      let isBehind = own.map { Self.weights.contains(FoldedText(words[$0].text).text) } ?? false
      guard isBefore || isBehind else { return nil }
      unit = isBehind ? own.map { words[$0].text } : before
      return
    }
    // `Vanilleeis 11` is a litre that was misread: two digits must stand farther off.
    let leastGap = own == nil && token.groups[0].count == 2 ? 1.5 : 0.9
    func isApart(_ place: Int) -> Bool {
      Double(gap(before: place)) > Double(words[place].box.height) * leastGap
    }
    guard token.separators.isEmpty, token.groups[0].count <= 2, isApart(place),
      words[..<place].contains(where: { $0.text.letterCount >= 3 })
    else { return nil }
    if let own {
      // `1 op.`, `2 Stk`: a short word that is printed beside the count and ends the row's text.
      guard between.count == 1, own == place + 1, words[own].text.letterCount <= 4,
        !words[own].text.hasNumber,
        row.isMeasure(token) || words[own].text.hasSuffix(".")
      else { return nil }
      unit = words[own].text
    } else {
      guard between.isEmpty, isApart(place + 1) else { return nil }
      unit = nil
    }
  }

  private static let weights: Set<String> = ["kg", "l", "lt", "ltr", "lb", "lbs", "m"]
}
