/// Net, tax and gross among the amounts of one row, by their arithmetic.
struct TaxSplit: Hashable, Sendable {
  var net: Int?
  var tax: Int
  var gross: Int?

  /// The least tax whose arithmetic proves anything: cents agree by chance.
  static let leastProof = 20

  init(net: Int?, tax: Int, gross: Int?) {
    (self.net, self.tax, self.gross) = (net, tax, gross)
  }

  /// Finds net × rate = tax with net + tax = gross, or two of the three that fit the rate.
  init?(_ values: [Int], rate: Int) {
    for (net, tax, others) in Self.pairs(values) where rate > 0 || tax == 0 {
      let gross = others.first { $0 == net + tax }
      let off = abs(net * rate - tax * 10_000)
      if off <= 10_000 + abs(net) / 100 * 10, gross != nil || values.count == 2 {
        self.init(net: net, tax: tax, gross: gross)
        return
      }
      if values.count == 2, TaxRate.holds(rate, in: net, tax) {
        self.init(net: net - tax, tax: tax, gross: net)
        return
      }
    }
    return nil
  }

  /// Finds two of three that fit the rate, where the third was misread or is another sum.
  ///
  /// With `isDerived` the tax itself may be the one that was misread, where net and gross tell it.
  init?(damaged values: [Int], rate: Int, isDerived: Bool) {
    guard rate > 0 else { return nil }
    for place in values.indices.dropLast() {
      let (net, tax) = (values[place], values[place + 1])
      if Self.isPart(tax, of: net), abs(tax) >= Self.leastProof, TaxRate.puts(rate, on: net, tax) {
        self.init(net: net, tax: tax, gross: nil)
        return
      }
    }
    for (gross, tax, others) in Self.pairs(values)
    where values.count == 3 && TaxRate.holds(rate, in: gross, tax) {
      // A till that repeats the gross as the net still prints the tax.
      guard abs(tax) >= Self.leastProof || others == [gross] else { continue }
      self.init(net: gross - tax, tax: tax, gross: gross)
      return
    }
    guard isDerived, values.count == 2, abs(values[1] - values[0]) >= Self.leastProof else { return nil }
    let (net, gross) = abs(values[0]) < abs(values[1]) ? (values[0], values[1]) : (values[1], values[0])
    guard Self.isPart(gross - net, of: net), TaxRate.puts(rate, on: net, gross - net) else { return nil }
    self.init(net: net, tax: gross - net, gross: gross)
  }

  /// Finds net + tax = gross without a rate; of two amounts, the first is net.
  init?(unrated values: [Int]) {
    if values.count >= 3 {
      for (net, tax, others) in Self.pairs(values) where abs(tax) * 3 < abs(net) && Self.isPart(tax, of: net)
      {
        guard let gross = others.first(where: { $0 == net + tax }) else { continue }
        self.init(net: net, tax: tax, gross: gross)
        return
      }
    }
    guard values.count == 2, abs(values[1]) * 3 < abs(values[0]), Self.isPart(values[1], of: values[0]) else {
      return nil
    }
    self.init(net: values[0], tax: values[1], gross: nil)
  }

  /// Every pair that can be net and tax, with the values beside it.
  private static func pairs(_ values: [Int]) -> [(net: Int, tax: Int, others: [Int])] {
    values.indices.flatMap { i in
      values.indices.compactMap { j in
        let (net, tax) = (values[i], values[j])
        guard i != j, abs(tax) < abs(net) || net == 0 && tax == 0 else { return nil }
        return (net, tax, values.indices.filter { $0 != i && $0 != j }.map { values[$0] })
      }
    }
  }

  private static func isPart(_ tax: Int, of net: Int) -> Bool {
    abs(tax) < abs(net) && (tax == 0 || (tax < 0) == (net < 0))
  }
}
