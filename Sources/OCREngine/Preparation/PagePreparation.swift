internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// The way from a file's page to the picture that Tesseract reads best.
struct PagePreparation {
  /// The median glyph height that is aimed at, in pixels.
  var glyphHeight = 20.0
  /// The blur's standard deviation, in heights of a glyph.
  var blur = 0.03

  func prepare(_ header: PageHeader, from loader: borrowing PageLoader) throws(Diagnostic) -> PreparedPage {
    let pixels = header.width * header.height
    let page = try loader.load(header, reduction: pixels > 48_000_000 ? 4 : pixels > 12_000_000 ? 2 : 1)
    let measure = try GlyphMeasure(page.bitmap)
    let cropped = try page.bitmap.cropped(to: measure.text)
    let factor = scale(for: measure)
    let scaled = try cropped.scaled(by: factor)
    let blurred = try scaled.blurred(deviation: blur * (measure.height ?? glyphHeight) * factor)
    let transform = Transform().scaled(by: 1 / factor)
      .shifted(x: Double(measure.text.x), y: Double(measure.text.y)).scaled(by: Double(page.reduction))
    return PreparedPage(
      bitmap: blurred, width: page.width, height: page.height, rotation: page.rotation, transform: transform)
  }

  private func scale(for measure: GlyphMeasure) -> Double {
    guard let height = measure.height else { return 1 }
    return min(4, max(0.1, glyphHeight / height))
  }
}
