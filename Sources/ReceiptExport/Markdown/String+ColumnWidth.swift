extension String {
  /// How many columns the text takes in a font of fixed width: East Asian characters and emoji take two.
  ///
  /// It only makes tables look even as plain text, so blocks are enough and no table of widths is needed.
  var columnWidth: Int {
    reduce(0) { sum, character in
      let isWide = character.unicodeScalars.first.map(Self.isWide) ?? false
      return sum + (isWide ? 2 : 1)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
