/// A number written with digits and perhaps a point, held exactly.
struct PlainDecimal {
  private let mantissa: Int
  private let fractionDigits: Int

  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      let mantissa = Int(parts.joined()), parts.count == 1 || parts[1].count <= 9
    else { return nil }
    self.mantissa = mantissa
    fractionDigits = parts.count == 2 ? parts[1].count : 0
  }

  /// The product, or `nil` where it is no whole number or does not fit.
  func times(_ factor: Int) -> Int? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: factor)
    let divisor = (0..<fractionDigits).reduce(1) { power, _ in power * 10 }
    return overflow || product % divisor != 0 ? nil : product / divisor
  }
}
