/// How an amount changed from one month to the next.
struct Change {
  let now: Amount
  let before: Amount

  /// The difference: `+45.20`, `-3.00`, `0.00`.
  var absoluteText: String {
    Amount(minorUnits: now.minorUnits - before.minorUnits, currency: now.currency).signedText
  }

  /// The difference in percent of what was before, rounded half away from zero: `+15.1 %`.
  ///
  /// A dash where the month before had nothing to compare with, or gave back more than it cost.
  var percentText: String {
    guard before.minorUnits > 0 else { return EnglishWords.unknown }
    let scaled = (now.minorUnits - before.minorUnits) * 1000
    let half = before.minorUnits / 2
    let tenths = (scaled < 0 ? scaled - half : scaled + half) / before.minorUnits
    let sign = tenths > 0 ? "+" : tenths < 0 ? "-" : ""
    return "\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10) %"
  }
}
