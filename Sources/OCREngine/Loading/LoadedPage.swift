internal import Diagnostics

/// A decoded page: grey, upright, without transparency.
struct LoadedPage: ~Copyable {
  /// The picture, 8 bits a pixel.
  let bitmap: Bitmap
  /// The upright page's width in pixels of the file.
  let width: Int
  /// The upright page's height in pixels of the file.
  let height: Int
  /// How far it was turned clockwise, in degrees.
  let rotation: Int
  /// How many pixels of the file one pixel of the picture stands for, along each side: 1, 2, 4 or 8.
  let reduction: Int

  /// Returns the page turned clockwise by further quarters.
  func turned(quarters: Int) throws(Diagnostic) -> LoadedPage {
    let turn = Orientation(quarterTurns: quarters, isMirrored: false)
    return LoadedPage(
      bitmap: try bitmap.shared().turned(turn), width: turn.swapsSides ? height : width,
      height: turn.swapsSides ? width : height, rotation: (rotation + quarters * 90) % 360,
      reduction: reduction)
  }
}
