internal import CHEIF
internal import Diagnostics

/// Owns one `heif_image_handle`.
struct HEIFPicture: ~Copyable {
  private let handle: OpaquePointer
  private let format: FileFormat

  /// Takes over a handle that the caller owns.
  init(owning handle: OpaquePointer, format: FileFormat) {
    self.handle = handle
    self.format = format
  }

  deinit { heif_image_handle_release(handle) }

  /// Returns the size by the header: what it is once the picture is turned upright, or as it is stored.
  func size(isTurned: Bool) -> (width: Int, height: Int) {
    isTurned
      ? (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle)))
      : (Int(heif_image_handle_get_ispe_width(handle)), Int(heif_image_handle_get_ispe_height(handle)))
  }

  /// Decodes to grey on white, and turns, mirrors and crops as the file says or not.
  ///
  /// - Throws: `image-damaged`, `format-unsupported`, `page-not-prepared`.
  func decode(isTurned: Bool) throws(Diagnostic) -> Bitmap {
    let options = heif_decoding_options_alloc()
    defer { heif_decoding_options_free(options) }
    options?.pointee.ignore_transformations = isTurned ? 0 : 1
    options?.pointee.strict_decoding = 1
    var image: OpaquePointer?
    // How cameras store it, so that brightness needs no conversion and colours take little memory.
    let status = heif_decode_image(handle, &image, heif_colorspace_YCbCr, heif_chroma_420, options)
    guard status.code == heif_error_Ok, let image else { throw HEIFFile.problem(status, format) }
    defer { heif_image_release(image) }
    guard let brightness = HEIFPlane(heif_channel_Y, of: image) else {
      throw HEIFFile.problem(
        heif_error(code: heif_error_Unsupported_feature, subcode: heif_suberror_Unspecified, message: nil),
        format)
    }
    let opacity = HEIFPlane(heif_channel_Alpha, of: image)
    return try Bitmap.grey(width: brightness.width, height: brightness.height) { row, pixels in
      brightness.copy(row, into: pixels)
      opacity?.blend(row, over: pixels)
    }
  }
}
