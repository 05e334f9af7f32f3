import CImaging
import Diagnostics

@testable import OCREngine

extension Bitmap {
  /// Returns the picture with a square painted black.
  consuming func darkened(x: Int, y: Int, side: Int) throws -> Bitmap {
    var box = boxCreate(Int32(x), Int32(y), Int32(side), Int32(side))
    defer { boxDestroy(&box) }
    pixClearInRect(pix, box)
    return self
  }

  /// Returns the picture with other pixels: 1 bit, a palette, 16 bits, or colours with transparency.
  func converted(to form: PixelForm) throws -> Bitmap {
    switch form {
    case .grey: shared()
    case .bilevel: try Bitmap(pixThresholdToBinary(pix, 128), "threshold")
    case .palette: try Bitmap(pixThresholdTo4bpp(pix, 8, 1), "palette")
    case .deep: try Bitmap(pixConvert8To16(pix, 8), "16 bits")
    case .colour: try Bitmap(pixConvertTo32(pix), "colour")
    case .transparentPaper: try transparent()
    }
  }

  /// Returns the picture with bright and dark exchanged.
  func inverted() throws -> Bitmap { try Bitmap(pixInvert(nil, pix), "invert") }

  /// Returns a larger picture of one grey with this one on it.
  func laid(on grey: UInt32, x: Int, y: Int, width: Int, height: Int) throws -> Bitmap {
    let table = try Drawing.blank(width: width, height: height)
    pixSetAllGray(table.pix, Int32(grey))
    pixRasterop(
      table.pix, Int32(x), Int32(y), Int32(self.width), Int32(self.height), PIX_SRC, pix, 0, 0)
    return table
  }

  /// Black everywhere, and opaque where the picture is dark only.
  private func transparent() throws -> Bitmap {
    let black = try Bitmap(pixCreate(Int32(width), Int32(height), 32), "create")
    let alpha = try Bitmap(pixInvert(nil, pix), "invert")
    pixSetRGBComponent(black.pix, alpha.pix, Int32(L_ALPHA_CHANNEL))
    pixSetSpp(black.pix, 4)
    return black
  }
}

/// How pixels are stored.
enum PixelForm: CaseIterable {
  case grey, bilevel, palette, deep, colour, transparentPaper
}
