import ReceiptModel

@testable import ReceiptText

/// The scanner of numbers, and what becomes of its tokens.
enum NumbersTarget {
  static func run(_ bytes: [UInt8]) {
    for row in PrintedText.rows(String(decoding: bytes, as: UTF8.self)) {
      let text = RowText(row)
      for isTotal in [false, true] {
        let tokens = NumberScanner.numbers(in: text, isTotal: isTotal)
        require(tokens == NumberScanner.numbers(in: text, isTotal: isTotal), "not the same twice")
        for token in tokens { check(token, in: text) }
        amounts(tokens)
      }
    }
  }

  private static func check(_ token: NumberToken, in text: RowText) {
    require(token.range.lowerBound >= 0 && token.range.upperBound <= text.scalars.count, "beyond the row")
    require(token.range.contains(token.core.lowerBound) || token.core.isEmpty, "the core lies outside")
    require(text.row.words.indices.contains(token.words.upperBound), "beyond the words")
    require(token.groups.count == token.separators.count + 1, "a separator too few or too many")
    require(token.groups.allSatisfy { $0.allSatisfy { (48...57).contains($0) } }, "no digits")
  }

  private static func amounts(_ tokens: [NumberToken]) {
    let style = NumberStyle(of: tokens)
    for token in tokens {
      for exponent in [0, 2, 3] {
        for style in [style, .point, .comma, nil] {
          guard let amount = Amount(token, exponent: exponent, style: style) else { continue }
          require(amount.minorUnits.magnitude < 1_000_000_000_000_000_000, "larger than any amount")
          require(amount.minorUnits <= 0 || !token.isNegative, "a minus was lost")
        }
        _ = Amount.mended(token, exponent: exponent)
      }
    }
  }
}
