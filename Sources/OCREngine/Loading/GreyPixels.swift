internal import CImaging
internal import Diagnostics

/// The pixels of a grey picture, a byte each, from left to right and from top to bottom.
struct GreyPixels: ~Copyable {
  /// The rows, one after the other, each with what fills it up to ``stride``.
  let bytes: UnsafeRawBufferPointer
  /// The bytes from one row to the next.
  let stride: Int

  private let copy: Bitmap

  /// Copies the pixels, or gives `nil` where there are none.
  ///
  /// - Parameters:
  ///   - grey: The picture.
  ///   - step: What they are for, for the message where there is no memory.
  /// - Throws: `page-not-prepared`.
  init?(of grey: borrowing Bitmap, to step: StaticString) throws(Diagnostic) {
    let copy = try Bitmap(pixCopy(nil, grey.pix), step)
    // Leptonica keeps four pixels in a word of the machine's byte order.
    pixEndianByteSwap(copy.pix)
    guard let data = UnsafeRawPointer(pixGetData(copy.pix)) else { return nil }
    stride = Int(pixGetWpl(copy.pix)) * 4
    bytes = UnsafeRawBufferPointer(start: data, count: stride * copy.height)
    self.copy = copy
  }
}
