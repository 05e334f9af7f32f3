import Testing

@testable import OCREngine

@Suite struct `Rotated text` {
  /// A line that runs up the margin: each letter as high as it would be wide.
  private let margin = zip("INVOICEMADEBYHAND".unicodeScalars, 0...).map { scalar, index in
    PDFCharacter(
      scalar: scalar, left: 20, top: 400 - Double(index) * 6,
      right: 30, bottom: 406 - Double(index) * 6 + Double(index % 4))
  }

  private func row(_ text: String, top: Double) -> [PDFCharacter] {
    zip(text.unicodeScalars, 0...).map { scalar, index in
      PDFCharacter(
        scalar: scalar, left: 50 + Double(index) * 6, top: top, right: 56 + Double(index) * 6,
        bottom: top + 10)
    }
  }

  @Test func `is left out, whatever stands between its letters`() {
    let rows = (0..<10).map { row("BREAD 1.20", top: 300 + Double($0) * 12) }
    var mixed: [PDFCharacter] = []
    for (index, letter) in margin.enumerated() {
      mixed.append(letter)
      if index < rows.count { mixed += rows[index] }
    }
    #expect(RotatedText.removed(from: mixed) == rows.flatMap(\.self))
  }

  @Test func `is not what stands in columns`() {
    let rows = (0..<30).flatMap { row("TEA 1.20 A", top: 20 + Double($0) * 10) }
    #expect(RotatedText.removed(from: rows) == rows)
  }

  @Test func `is not what stands in columns, with some rows of double height`() {
    var rows = (0..<30).flatMap { row("TEA 1.20 A", top: 20 + Double($0) * 20) }
    for index in rows.indices where index / 10 % 5 == 0 { rows[index].bottom += 10 }
    #expect(RotatedText.removed(from: rows) == rows)
  }
}
