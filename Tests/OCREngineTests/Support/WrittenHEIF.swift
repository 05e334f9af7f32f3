import CHEIF
import Testing

@testable import OCREngine

/// HEIC files made for a test by libheif's own encoder.
enum WrittenHEIF {
  /// Whether there is an encoder on this machine.
  static var isPossible: Bool { heif_have_encoder_for_format(heif_compression_HEVC) != 0 }

  /// Returns a file with grey pictures of `width` by `height`, each dark in its left half.
  static func bytes(
    width: Int, height: Int, pictures: Int = 1, bits: Int = 8,
    orientation: heif_orientation = heif_orientation_normal
  ) throws -> [UInt8] {
    let context = try #require(heif_context_alloc())
    defer { heif_context_free(context) }
    var encoder: OpaquePointer?
    try check(heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder))
    defer { heif_encoder_release(encoder) }
    try check(heif_encoder_set_lossy_quality(encoder, 90))
    let options = heif_encoding_options_alloc()
    defer { heif_encoding_options_free(options) }
    options?.pointee.image_orientation = orientation
    for _ in 0..<pictures {
      let picture = try halfDark(width: width, height: height, bits: bits)
      defer { heif_image_release(picture) }
      try check(heif_context_encode_image(context, picture, encoder, options, nil))
    }
    var sink = Sink()
    var writer = heif_writer()
    writer.writer_api_version = 1
    writer.write = { _, data, size, target in
      let bytes = UnsafeRawBufferPointer(start: data, count: size)
      target?.assumingMemoryBound(to: WrittenHEIF.Sink.self).pointee.bytes = Array(bytes)
      return heif_error(code: heif_error_Ok, subcode: heif_suberror_Unspecified, message: WrittenHEIF.success)
    }
    try check(withUnsafeMutablePointer(to: &sink) { heif_context_write(context, &writer, $0) })
    return sink.bytes
  }

  private struct Sink { var bytes: [UInt8] = [] }

  /// Libheif wants a message even where all is well; it lives as long as the program.
  private static nonisolated(unsafe) let success: UnsafePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.initialize(to: 0)
    return UnsafePointer(text)
  }()

  private static func halfDark(width: Int, height: Int, bits: Int) throws -> OpaquePointer {
    var made: OpaquePointer?
    try check(
      heif_image_create(
        Int32(width), Int32(height), heif_colorspace_monochrome, heif_chroma_monochrome, &made))
    let image = try #require(made)
    try check(heif_image_add_plane(image, heif_channel_Y, Int32(width), Int32(height), Int32(bits)))
    var stride: Int32 = 0
    let plane = try #require(heif_image_get_plane(image, heif_channel_Y, &stride))
    for y in 0..<height {
      for x in 0..<width {
        let value = (x < width / 2 ? 20 : 230) << (bits - 8)
        let start = plane + y * Int(stride)
        if bits > 8 {
          start[x * 2] = UInt8(value & 0xFF)
          start[x * 2 + 1] = UInt8(value >> 8)
        } else {
          start[x] = UInt8(value)
        }
      }
    }
    return image
  }

  private static func check(_ status: heif_error) throws {
    try #require(status.code == heif_error_Ok, "\(status.code) \(status.subcode)")
  }
}
