internal import CImaging
internal import Diagnostics

extension Bitmap {
  /// Returns the grey picture blurred by a Gaussian.
  func blurred(deviation: Double) throws(Diagnostic) -> Bitmap {
    guard deviation > 0.1 else { return shared() }
    var horizontal: UnsafeMutablePointer<L_Kernel>?
    var vertical: UnsafeMutablePointer<L_Kernel>?
    let reach = Int32(max(1, (deviation * 2).rounded()))
    makeGaussianKernelSep(reach, reach, Float(deviation), 1, &horizontal, &vertical)
    defer {
      kernelDestroy(&horizontal)
      kernelDestroy(&vertical)
    }
    return try Bitmap(pixConvolveSep(pix, horizontal, vertical, 8, 1), "blur")
  }
}
