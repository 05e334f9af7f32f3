internal import CHEIF

/// One channel of a decoded picture, valid for as long as the picture lives.
struct HEIFPlane {
  let width: Int
  let height: Int

  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let bits: Int

  /// Finds a channel, or gives `nil` where the picture does not have it.
  init?(_ channel: heif_channel, of image: OpaquePointer) {
    var stride: Int32 = 0
    guard heif_image_has_channel(image, channel) != 0,
      let bytes = heif_image_get_plane_readonly(image, channel, &stride)
    else { return nil }
    self.bytes = bytes
    self.stride = Int(stride)
    width = Int(heif_image_get_width(image, channel))
    height = Int(heif_image_get_height(image, channel))
    bits = Int(heif_image_get_bits_per_pixel_range(image, channel))
  }

  /// Copies a row, of 8 bits a pixel whatever the channel has.
  func copy(_ row: Int, into pixels: UnsafeMutableBufferPointer<UInt8>) {
    for x in 0..<min(width, pixels.count) { pixels[x] = value(x, row) }
  }

  /// Takes the channel for an opacity and lets white shine through a row.
  func blend(_ row: Int, over pixels: UnsafeMutableBufferPointer<UInt8>) {
    guard row < height else { return }
    for x in 0..<min(width, pixels.count) {
      let opacity = Int(value(x, row))
      pixels[x] = UInt8(truncatingIfNeeded: (Int(pixels[x]) * opacity + 255 * (255 - opacity)) / 255)
    }
  }

  /// More than 8 bits are stored in two bytes, the lower one first.
  private func value(_ x: Int, _ row: Int) -> UInt8 {
    let start = bytes + row * stride
    guard bits > 8 else { return start[x] }
    let value = Int(start[x * 2]) | Int(start[x * 2 + 1]) << 8
    return UInt8(truncatingIfNeeded: value >> (bits - 8))
  }
}
