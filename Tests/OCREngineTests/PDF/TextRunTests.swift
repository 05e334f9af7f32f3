import Testing

@testable import OCREngine

@Suite struct `Text runs` {
  /// Characters of 6 by 10 points, one after the other; `|` leaves a gap of 0.8 points, `_` one of 20.
  private func characters(_ text: String) -> [PDFCharacter] {
    var characters: [PDFCharacter] = []
    var (x, y) = (0.0, 0.0)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": x += 0.8
      case "_": x += 20
      default:
        let width = scalar == " " ? 0.0 : 6.0
        characters.append(PDFCharacter(scalar: scalar, left: x, top: y, right: x + width, bottom: y + 10))
        x += width
        if scalar == "\n" { (x, y) = (0, y + 12) }
      }
    }
    return characters
  }

  private func runs(_ text: String) -> [String] {
    TextRun.runs(of: characters(text)).map { run in
      "\(run.line):" + String(String.UnicodeScalarView(run.characters.map(\.scalar)))
    }
  }

  @Test func `end at spaces and lines`() {
    #expect(runs("ab_ cd\n_ef \n\ng") == ["0:ab", "0:cd", "1:ef", "3:g"])
    #expect(runs("").isEmpty && runs(" \n ").isEmpty)
  }

  @Test func `end at gaps without a space`() {
    #expect(runs("Tax_5.00_7.00") == ["0:Tax", "0:5.00", "0:7.00"])
  }

  @Test func `go on where letters of a word were shifted`() {
    #expect(runs("Zahlbetr| ag") == ["0:Zahlbetrag"])
    #expect(runs("15| g_ 10| 20") == ["0:15", "0:g", "0:10", "0:20"])
  }

  @Test func `go on from right to left, and end where the text jumps back or down`() {
    func character(_ scalar: Unicode.Scalar, x: Double, y: Double = 0) -> PDFCharacter {
      PDFCharacter(scalar: scalar, left: x, top: y, right: x + 6, bottom: y + 10)
    }
    func count(_ characters: PDFCharacter...) -> Int { TextRun.runs(of: characters).count }
    #expect(count(character("א", x: 50), character("ב", x: 44), character("ג", x: 38)) == 1)
    #expect(count(character("a", x: 90), character("b", x: 10)) == 2)
    #expect(count(character("a", x: 10), character("b", x: 16, y: 12)) == 2)
  }

  @Test func `begin a line where a column goes on lower down, but not where a figure is raised`() {
    let label = PDFCharacter(scalar: "A", left: 0, top: 0, right: 6, bottom: 10)
    let amount = PDFCharacter(scalar: "1", left: 90, top: 30, right: 96, bottom: 40)
    let raised = PDFCharacter(scalar: "2", left: 97, top: 26, right: 100, bottom: 36)
    #expect(TextRun.runs(of: [label, amount, raised]).map(\.line) == [0, 1])
  }
}
