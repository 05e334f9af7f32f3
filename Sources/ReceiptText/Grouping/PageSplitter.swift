internal import PipelineEngine
internal import ReceiptModel

/// Finds several receipts that lie on one page, side by side or one below the other.
///
/// A gap only proposes: names and prices of one receipt are two columns as well. Both sides must read as receipts.
struct PageSplitter {
  /// Gaps that are tried on a page, the widest first.
  private static let mostGaps = 4
  /// How often a part is looked at again.
  private static let mostDepth = 4

  let settings: ExtractSettings
  let lexicon: Lexicon

  /// Returns the parts of a page, from left to right and from top to bottom; the page itself where it is one.
  func parts(of page: TextPage) -> [PageReading] { parts(of: reading(page), depth: 0) }

  private func parts(of whole: PageReading, depth: Int) -> [PageReading] {
    guard depth < Self.mostDepth else { return [whole] }
    let words = whole.page.rows.flatMap(\.words)
    for gap in PageGap.widest(Self.mostGaps, between: words) {
      guard mayDivide(whole, at: gap), let (first, second) = split(whole.page, words, at: gap) else {
        continue
      }
      let isSplit = gap.isVertical ? standAlone(first, second) : areTwo(first, second)
      if isSplit { return parts(of: first, depth: depth + 1) + parts(of: second, depth: depth + 1) }
    }
    return [whole]
  }

  /// Whether both sides of a gap have what a receipt cannot do without; reading a side costs as much as reading the page.
  private func mayDivide(_ whole: PageReading, at gap: PageGap) -> Bool {
    func isOnBothSides(_ boxes: [Box]) -> Bool {
      boxes.contains { gap.isBefore($0) } && boxes.contains { !gap.isBefore($0) }
    }
    return isOnBothSides(whole.endings) && (gap.isVertical || isOnBothSides(whole.dates))
  }

  private func split(
    _ page: TextPage, _ words: [Word], at gap: PageGap
  ) -> (PageReading, PageReading)? {
    let sides = [words.filter { gap.isBefore($0.box) }, words.filter { !gap.isBefore($0.box) }]
    // A receipt has a dozen words at the least.
    guard sides.allSatisfy({ $0.count >= 10 && $0.count { $0.text.hasNumber } >= 3 }) else {
      return nil
    }
    return (
      reading(page.part { gap.isBefore($0.box) }), reading(page.part { !gap.isBefore($0.box) })
    )
  }

  private func reading(_ page: TextPage) -> PageReading {
    PageReading(page, settings: settings, lexicon: lexicon)
  }

  /// Whether two columns are a receipt each: half a receipt has no total, or nothing else.
  private func standAlone(_ left: PageReading, _ right: PageReading) -> Bool {
    guard left.hasTotal, right.hasTotal, let name = left.receipt.merchantName,
      let other = right.receipt.merchantName
    else { return false }
    if left.hasDate, right.hasDate { return true }
    return left.hasHead && right.hasHead && FoldedText(name).text != FoldedText(other).text
  }

  /// Whether what stands below is another receipt, and no card slip or coupon of the one above.
  private func areTwo(_ upper: PageReading, _ lower: PageReading) -> Bool {
    guard upper.hasTotal, lower.hasTotal, lower.hasHead,
      upper.receipt.total?.minorUnits != lower.receipt.total?.minorUnits,
      let above = upper.receipt.date, let below = lower.receipt.date
    else { return false }
    if above != below { return true }
    if let number = upper.receipt.receiptNumber, let other = lower.receipt.receiptNumber {
      return number != other
    }
    guard let name = upper.receipt.merchantName, let other = lower.receipt.merchantName else { return false }
    return FoldedText(name).text != FoldedText(other).text && upper.hasHead
  }
}
