/// A number with its unit written out: `5s`, `100MP`, `1.5GB`.
struct Measure {
  /// A unit, and how many of the smallest steps it has.
  struct Unit {
    var name: String
    var factor: Int
  }

  /// What is measured, for messages: `a duration`.
  var expected: String
  /// The units, from the smallest to the largest.
  var units: [Unit]
  /// What people write for a unit, in lower case, and the unit.
  var aliases: [String: String]
  /// A value as it should be written.
  var example: String
  /// The unit that a bare number most likely has.
  var usual: String

  /// Times, in milliseconds.
  static let duration = Measure(
    expected: "a duration",
    units: [
      Unit(name: "ms", factor: 1), Unit(name: "s", factor: 1000), Unit(name: "m", factor: 60_000),
      Unit(name: "h", factor: 3_600_000), Unit(name: "d", factor: 86_400_000),
    ],
    aliases: [
      "sec": "s", "secs": "s", "second": "s", "seconds": "s", "min": "m", "mins": "m", "minute": "m",
      "minutes": "m",
      "hour": "h", "hours": "h", "hr": "h", "hrs": "h", "day": "d", "days": "d", "msec": "ms",
      "milliseconds": "ms",
    ],
    example: "5s", usual: "s")

  /// Sizes in memory, in bytes; decimal units, and the binary ones with an `i`.
  static let memory = Measure(
    expected: "a size",
    units: [
      Unit(name: "B", factor: 1), Unit(name: "kB", factor: 1000), Unit(name: "KiB", factor: 1 << 10),
      Unit(name: "MB", factor: 1_000_000), Unit(name: "MiB", factor: 1 << 20),
      Unit(name: "GB", factor: 1_000_000_000), Unit(name: "GiB", factor: 1 << 30),
    ],
    aliases: ["k": "kB", "m": "MB", "g": "GB", "mo": "MB", "go": "GB", "bytes": "B", "byte": "B"],
    example: "512MB", usual: "MB")

  /// Numbers of pixels.
  static let pixels = Measure(
    expected: "a number of pixels", units: [Unit(name: "MP", factor: 1_000_000)],
    aliases: ["mpx": "MP", "m": "MP", "mpix": "MP", "megapixel": "MP", "megapixels": "MP"], example: "100MP",
    usual: "MP")

  /// Returns how many of the smallest steps `text` is; `range` is in the same steps.
  func steps(_ text: String, in range: ClosedRange<Int>) throws(Refusal) -> Int {
    let compact = text.filter { $0 != " " }
    let number = compact.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = compact.dropFirst(number.count)
    guard let decimal = PlainDecimal(number) else {
      throw Refusal(
        "value-invalid", "must be \(expected) such as '\(example)', not \(Quoted(text))")
    }
    guard !unit.isEmpty else {
      throw Refusal(
        "unit-missing", "must be \(expected), and \(Quoted(text)) has no unit",
        fix:
          "write the unit (\(unitNames)), for example '\(number.count <= 4 ? number + usual : example[...])'")
    }
    guard compact == text, let known = units.first(where: { $0.name == unit }) else {
      throw unknownUnit(text, number: number, unit: unit)
    }
    guard let value = decimal.times(known.factor), range.contains(value) else {
      throw Refusal(
        "value-out-of-range",
        "must be from \(self.text(range.lowerBound)) to \(self.text(range.upperBound)), not \(Quoted(text))")
    }
    return value
  }

  /// Returns the steps as text in the largest unit that leaves a whole number, or else with a fraction.
  func text(_ steps: Int) -> String {
    if let unit = units.last(where: { steps != 0 && steps % $0.factor == 0 }) {
      return "\(steps / unit.factor)\(unit.name)"
    }
    guard steps != 0, let unit = units.first else { return "0\(usual)" }
    let digits = String(String(unit.factor + steps % unit.factor).dropFirst())
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    return "\(steps / unit.factor).\(String(fraction))\(unit.name)"
  }

  private var unitNames: String {
    guard units.count > 1, let last = units.last else { return units.map(\.name).joined() }
    return units.dropLast().map(\.name).joined(separator: ", ") + " or " + last.name
  }

  private func unknownUnit(_ text: String, number: Substring, unit: Substring) -> Refusal {
    let lower = unit.lowercased()
    let meant =
      units.first { $0.name == unit }?.name ?? aliases[lower]
      ?? units.first { $0.name.lowercased() == lower }?.name
    return Refusal(
      "unit-unknown", "must be \(expected) such as '\(example)', not \(Quoted(text))",
      fix: meant.map { "write '\(number)\($0)'" } ?? "use one of the units \(unitNames)")
  }
}
