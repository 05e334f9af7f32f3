internal import CImaging
internal import Diagnostics
internal import ReceiptModel

extension Bitmap {
  /// Returns the picture turned clockwise and then mirrored.
  consuming func turned(_ orientation: Orientation) throws(Diagnostic) -> Bitmap {
    var result = self
    if orientation.quarterTurns > 0 {
      result = try Bitmap(pixRotateOrth(result.pix, Int32(orientation.quarterTurns)), "turn")
    }
    if orientation.isMirrored { result = try Bitmap(pixFlipLR(nil, result.pix), "mirror") }
    return result
  }

  /// Returns the part inside `box`, which must lie within the picture.
  func cropped(to box: PageBox) throws(Diagnostic) -> Bitmap {
    var rectangle = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
    defer { boxDestroy(&rectangle) }
    return try Bitmap(pixClipRectangle(pix, rectangle, nil), "crop")
  }

  /// Returns a copy of the grey picture with each of `boxes`, which must touch it, as bright as its own paper.
  func whitened(in boxes: [PageBox]) throws(Diagnostic) -> Bitmap {
    let copy = try Bitmap(pixCopy(nil, pix), "copy")
    for box in boxes {
      // Some of the paper beside the box as well: it may be dark all over.
      let left = max(0, box.x - box.height / 4)
      let right = min(width, box.maxX + box.height / 4)
      let part = try cropped(to: PageBox(x: left, y: box.y, width: right - left, height: box.height))
      var paper: UInt32 = 255
      pixGetRankValue(part.pix, 1, 0.9, &paper)
      var rectangle = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
      defer { boxDestroy(&rectangle) }
      pixSetInRectArbitrary(copy.pix, rectangle, paper)
    }
    return copy
  }

  /// Returns the brightest pixel of each square tile of the grey picture: its ground, where tiles are wider than strokes.
  func brightest(inTilesOf side: Int) throws(Diagnostic) -> Bitmap {
    try Bitmap(pixScaleGrayMinMax(pix, Int32(side), Int32(side), Int32(L_CHOOSE_MAX)), "find the ground")
  }

  /// Returns the darkest pixel of each square tile of the grey picture.
  func darkest(inTilesOf side: Int) throws(Diagnostic) -> Bitmap {
    try Bitmap(pixScaleGrayMinMax(pix, Int32(side), Int32(side), Int32(L_CHOOSE_MIN)), "find the print")
  }

  /// Returns the grey picture scaled by `factor`: by area where it shrinks, linearly where it grows.
  func scaled(by factor: Double) throws(Diagnostic) -> Bitmap {
    guard abs(factor - 1) > 0.01 else { return shared() }
    let scale = Float(factor)
    return try Bitmap(
      factor < 0.7 ? pixScaleAreaMap(pix, scale, scale) : pixScaleGrayLI(pix, scale, scale), "scale")
  }

  /// Returns the grey picture turned clockwise by a small angle, enlarged by white so that nothing is lost.
  func turned(degrees: Double) throws(Diagnostic) -> Bitmap {
    try Bitmap(
      pixRotate(
        pix, Float(degrees * .pi / 180), Int32(L_ROTATE_AREA_MAP), Int32(L_BRING_IN_WHITE), Int32(width),
        Int32(height)),
      "level the lines")
  }
}
