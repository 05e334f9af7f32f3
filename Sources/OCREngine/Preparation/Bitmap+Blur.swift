internal import CImaging
internal import Diagnostics

extension Bitmap {
  /// Returns the grey picture blurred mildly: by a Gaussian of 0.6 pixels, as three weights along each axis.
  ///
  /// Leptonica's convolution with a kernel of floats takes ten times as long.
  func blurred() throws(Diagnostic) -> Bitmap {
    let result = try Bitmap(pixCopy(nil, pix), "blur")
    guard width > 1, height > 1, let data = pixGetData(result.pix) else { return result }
    // Leptonica keeps four pixels in a word of the machine's byte order.
    pixEndianByteSwap(result.pix)
    let stride = Int(pixGetWpl(result.pix)) * 4
    let bytes = UnsafeMutableRawBufferPointer(start: data, count: stride * height)
    var lines = (0..<3).map { _ in [UInt16](repeating: 0, count: width) }
    Self.blurRow(bytes, at: 0, into: &lines[1])
    lines[0] = lines[1]
    for y in 0..<height {
      Self.blurRow(bytes, at: min(height - 1, y + 1) * stride, into: &lines[2])
      let row = UnsafeMutableRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width])
      for x in 0..<width {
        let sum =
          UInt32(Self.side) * (UInt32(lines[0][x]) + UInt32(lines[2][x])) + UInt32(Self.middle)
          * UInt32(lines[1][x])
        row[x] = UInt8(truncatingIfNeeded: sum >> 16)
      }
      lines.swapAt(0, 1)
      lines.swapAt(1, 2)
    }
    pixEndianByteSwap(result.pix)
    return result
  }

  /// The weights of the middle pixel and of each neighbour; together 256.
  private static let middle: UInt16 = 170
  private static let side: UInt16 = 43

  /// Blurs one row along itself, into 8 bits and 8 more of fraction.
  private static func blurRow(
    _ bytes: UnsafeMutableRawBufferPointer, at start: Int, into line: inout [UInt16]
  ) {
    let last = line.count - 1
    let row = UnsafeMutableRawBufferPointer(rebasing: bytes[start...start + last])
    for x in 1..<max(1, last) {
      line[x] = side &* (UInt16(row[x - 1]) &+ UInt16(row[x + 1])) &+ middle &* UInt16(row[x])
    }
    line[0] = side &* UInt16(row[1]) &+ (middle &+ side) &* UInt16(row[0])
    line[last] = side &* UInt16(row[last - 1]) &+ (middle &+ side) &* UInt16(row[last])
  }
}
