internal import CImaging
internal import Diagnostics

/// Owns one Leptonica picture.
///
/// Non-copyable: one owner, freed once, on every path.
struct Bitmap: ~Copyable {
  /// The picture; valid for as long as the bitmap lives.
  let pix: UnsafeMutablePointer<Pix>

  /// Takes over a picture that the caller owns.
  init(owning pix: UnsafeMutablePointer<Pix>) { self.pix = pix }

  /// Takes over the result of a Leptonica call.
  ///
  /// - Throws: `page-not-prepared` where there is no result: Leptonica answers nothing for want of memory
  ///   and for pictures that are too small for the operation.
  init(_ result: UnsafeMutablePointer<Pix>?, _ operation: StaticString) throws(Diagnostic) {
    guard let result else {
      throw Diagnostic(
        "page-not-prepared", "the page could not be prepared for recognition: '\(operation)' failed",
        fix: "raise 'limits: memory', or scan the page at a lower resolution")
    }
    pix = result
  }

  deinit {
    var pix: UnsafeMutablePointer<Pix>? = pix
    pixDestroy(&pix)
  }

  /// The width in pixels.
  var width: Int { Int(pixGetWidth(pix)) }
  /// The height in pixels.
  var height: Int { Int(pixGetHeight(pix)) }

  /// Returns another owner of the same pixels, which must not be changed afterwards.
  func shared() -> Bitmap { Bitmap(owning: cloned()) }

  /// Returns the same pixels once more, for a further owner.
  ///
  /// Where the bitmap is a temporary value, its property ``pix`` may be dead before it can be cloned; this is not.
  func cloned() -> UnsafeMutablePointer<Pix> { pixClone(pix) }
}
