internal import ReceiptModel

/// Tells countries by the numbers that only they print so: tax and register numbers, bodies of trade.
///
/// Shapes of tax numbers with a country's letters: European Commission, VIES, and the Swiss UID register; of the
/// others: the tax authority of each country.
enum NumberCountry {
  /// What a number of one shape says.
  private struct Shape {
    let country: String
    let pattern: NumberPattern
    let weight: Double
    /// Words of which one must stand in the row; none are needed where it is empty.
    let labels: Set<String>
    /// Whether its last digit must be right, since its shape and label are other countries' as well.
    var isChecked = false
  }

  /// Returns the countries that the numbers of a row speak for, each number once.
  static func countries(in row: ReadRow) -> [(country: String, weight: Double)] {
    guard row.digits >= 6 else { return [] }
    let scalars = row.text.scalars.map { $0.properties.isLowercase ? capital(of: $0) : $0 }
    let words = Set(row.folded + Acronyms.joined(row.folded))
    let ownShapes = national.filter { $0.labels.isEmpty || !$0.labels.isDisjoint(with: words) }
    let isAccount = words.contains("iban")
    var found: [(country: String, weight: Double)] = []
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      guard index == 0 || scalars[index - 1] == " " || ":/(#.".unicodeScalars.contains(scalars[index - 1])
      else { continue }
      guard scalars[index...].prefix(7).contains(where: \.isDigit),
        let (shape, end) = (isAccount ? nil : prefixed(at: index, in: scalars, row: row))
          ?? own(ownShapes, at: index, in: scalars)
      else { continue }
      found.append((shape.country, shape.weight))
      index = max(index, end - 1)
    }
    return found
  }

  /// Returns the country whose letters a tax number begins with.
  static func country(ofTaxNumber text: String) -> String? {
    let scalars = Array(text.uppercased().unicodeScalars)
    return prefixed.first { $0.pattern.end(in: scalars, from: 0) == scalars.count }?.country
  }

  /// A number with its country's letters that begins at a place, and where it ends.
  private static func prefixed(
    at index: Int, in scalars: [Unicode.Scalar], row: ReadRow
  ) -> (Shape, Int)? {
    guard scalars[index].isLetter else { return nil }
    for shape in prefixedByLetter[scalars[index]] ?? [] {
      guard let end = shape.pattern.end(in: scalars, from: index) else { continue }
      // "DE" and "SE" are words as well, "RO00120516" is a till's number: without a label only those letters count
      // that are printed on most receipts, together with their digits.
      let letters = scalars[index...].prefix { $0.isLetter }.count
      let isApart = scalars[index + letters] == " "
      let isLabelled = !row.concepts.isDisjoint(with: [.taxID, .tax, .register])
      let isAlone = row.folded.count <= 5 && row.letters <= 4
      if isLabelled || isAlone || !isApart && frequent.contains(shape.country) { return (shape, end) }
    }
    return nil
  }

  /// A number of one of the shapes that only one country has, and where it ends.
  private static func own(
    _ shapes: [Shape], at index: Int, in scalars: [Unicode.Scalar]
  ) -> (Shape, Int)? {
    for shape in shapes {
      guard let end = shape.pattern.end(in: scalars, from: index) else { continue }
      if shape.isChecked, !isPortuguese(scalars[index..<end]) { continue }
      return (shape, end)
    }
    return nil
  }

  /// Whether the last of nine digits is Portugal's check digit: the weighted sum is a multiple of 11.
  private static func isPortuguese(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = scalars.compactMap { Digit.of($0) }.map { Int($0.value) - 48 }
    guard digits.count == 9 else { return false }
    let sum = zip(digits, stride(from: 9, through: 2, by: -1)).reduce(0) { $0 + $1.0 * $1.1 }
    let check = 11 - sum % 11
    return digits[8] == (check > 9 ? 0 : check)
  }

  private static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 ? upper.first ?? scalar : scalar
  }

  private static let prefixedByLetter = Dictionary(grouping: prefixed) { $0.pattern.first }

  private static let frequent: Set<String> = [
    "AT", "BE", "CH", "CZ", "DE", "FR", "GB", "IE", "IT", "NL", "PL", "SK",
  ]

  private static let prefixed: [Shape] = [
    ("AT", "ATU99999999"), ("BE", "BE9999999999"), ("BG", "BG999999999"), ("CH", "CHE999999999"),
    ("CY", "CY99999999A"), ("CZ", "CZ9999999999"), ("CZ", "CZ999999999"), ("CZ", "CZ99999999"),
    ("DE", "DE999999999"), ("DK", "DK99999999"), ("EE", "EE999999999"), ("GR", "EL999999999"),
    ("ES", "ESX9999999X"), ("FI", "FI99999999"), ("FR", "FRXX999999999"), ("GB", "GB999999999"),
    ("GB", "GB999999999999"), ("GB", "XI999999999"), ("HR", "HR99999999999"), ("HU", "HU99999999"),
    ("IE", "IE9X99999A"), ("IE", "IE9X99999AA"), ("IT", "IT99999999999"), ("LT", "LT999999999"),
    ("LU", "LU99999999"), ("LV", "LV99999999999"), ("MT", "MT99999999"), ("NL", "NL999999999B99"),
    ("NO", "NO999999999MVA"), ("PL", "PL9999999999"), ("PT", "PT999999999"), ("RO", "RO99999999"),
    ("SE", "SE999999999999"), ("SI", "SI99999999"), ("SK", "SK9999999999"),
  ].map { Shape(country: $0.0, pattern: NumberPattern($0.1), weight: 4, labels: []) }

  private static let national: [Shape] = [
    // South America: the check digit stands behind a hyphen.
    shape("AR", "99-99999999-9", 3), shape("BR", "99.999.999/9999-99", 4), shape("BR", "999.999.999-99", 2),
    shape("CO", "999.999.999-9", 4, "nit"), shape("CO", "99.999.999-9", 4, "nit"),
    shape("CL", "99.999.999-X", 4, "rut"), shape("CL", "9.999.999-X", 3, "rut"),
    shape("UY", "999999999999", 4, "rut"), shape("EC", "9999999999001", 4, "ruc"),
    shape("PE", "20999999999", 4, "ruc"), shape("PE", "10999999999", 4, "ruc"),
    shape("MX", "AAA999999XXX", 4, "rfc"), shape("MX", "AAAA999999XXX", 4, "rfc"),
    // Europe
    shape("ES", "A99999999", 3, "cif", "nif"), shape("ES", "A9999999A", 3, "cif", "nif"),
    shape("ES", "99999999A", 2.5, "nif", "dni", "cif"), shape("IT", "AAAAAA99A99A999A", 3),
    shape("PT", "999999999", 2.5, "nipc", "contribuinte"), checked("PT", "999999999", 2, "nif"),
    shape("FR", "999 999 999 99999", 2), shape("PL", "999-999-99-99", 2), shape("PL", "999-99-99-999", 2),
    shape("GB", "999 9999 99", 2, "vat"), shape("HU", "99999999-9-99", 3),
    shape("DE", "999/999/99999", 2, "steuernummer", "st", "steuernr", "stnr"),
    shape("DE", "99/999/99999", 2, "steuernummer", "st", "steuernr", "stnr"),
    // Asia, Africa, Australia, North America
    shape("ZA", "4999999999", 3, "vat"), shape("IN", "99AAAAA9999AXAX", 4),
    shape("SG", "A99AA9999A", 3, "uen", "gst", "reg", "roc"),
    shape("SG", "999999999A", 2, "uen", "gst", "reg"),
    shape("SG", "M99999999X", 3, "gst"), shape("SG", "M9-9999999-X", 3), shape("MY", "A99-9999-99999999", 3),
    shape("CA", "999999999RT9999", 4), shape("CA", "9999999999TQ9999", 4),
    shape("NZ", "99-999-999", 3, "gst"), shape("NZ", "999-999-999", 2, "gst"),
  ]

  private static func checked(_ country: String, _ pattern: String, _ weight: Double, _ label: String)
    -> Shape
  {
    Shape(country: country, pattern: NumberPattern(pattern), weight: weight, labels: [label], isChecked: true)
  }

  private static func shape(_ country: String, _ pattern: String, _ weight: Double, _ labels: String...)
    -> Shape
  {
    Shape(country: country, pattern: NumberPattern(pattern), weight: weight, labels: Set(labels))
  }
}
