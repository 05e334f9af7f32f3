/// The plain letters that an accented or joined Latin letter stands for.
///
/// The table is made once from the letters' Unicode names: `LATIN SMALL LETTER E WITH ACUTE` is an `e`.
enum LatinFolding {
  /// Returns the ASCII letters, or `nil` where `scalar` is no Latin letter of the table.
  static func bytes(of scalar: Unicode.Scalar) -> [UInt8]? { table[scalar] }

  private static let table: [Unicode.Scalar: [UInt8]] = {
    var table: [Unicode.Scalar: [UInt8]] = [:]
    for value in [0xAA...0x24F, 0x1E00...0x1EFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), let name = scalar.properties.name else { continue }
      guard let letters = letters(ofName: name) else { continue }
      table[scalar] = Array(letters.utf8)
    }
    return table
  }()

  private static func letters(ofName name: String) -> String? {
    switch name {
    case "FEMININE ORDINAL INDICATOR": return "a"
    case "MASCULINE ORDINAL INDICATOR": return "o"
    default: break
    }
    for prefix in [
      "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ", "LATIN SMALL LIGATURE ", "LATIN CAPITAL LIGATURE ",
    ]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      let letter = rest.split(separator: " ").first.map(String.init) ?? ""
      if letter.count == 1 { return letter.lowercased() }
      return named[String(rest)] ?? named[letter]
    }
    return nil
  }

  private static let named = [
    "SHARP": "ss", "AE": "ae", "OE": "oe", "IJ": "ij", "ETH": "d", "THORN": "th", "DOTLESS": "i", "LONG": "s",
    "ENG": "n", "KRA": "k", "DZ": "dz", "LJ": "lj", "NJ": "nj", "SCHWA": "e",
  ]
}
