internal import CHEIF
internal import Diagnostics

/// Owns one `heif_context` for as long as the file's bytes are at hand.
struct HEIFFile: ~Copyable {
  private let context: OpaquePointer
  private let format: FileFormat

  /// Opens a file whose bytes must outlive it.
  ///
  /// - Throws: `image-damaged`, `format-unsupported`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, format: FileFormat) throws(Diagnostic) {
    guard let context = heif_context_alloc() else {
      throw PageLoader.damaged("the picture cannot be opened for want of memory")
    }
    let status = heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil)
    guard status.code == heif_error_Ok else {
      heif_context_free(context)
      throw Self.problem(status, format)
    }
    self.context = context
    self.format = format
  }

  deinit { heif_context_free(context) }

  /// Returns the pictures that stand for themselves, in the file's order: no thumbnails, depth maps or tiles.
  func identifiers(_ bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> [heif_item_id] {
    if HEIFGroups.showsOneOfSeveral(bytes) {
      var primary: heif_item_id = 0
      let status = heif_context_get_primary_image_ID(context, &primary)
      guard status.code == heif_error_Ok else { throw Self.problem(status, format) }
      return [primary]
    }
    let count = heif_context_get_number_of_top_level_images(context)
    var list = [heif_item_id](repeating: 0, count: Int(max(0, count)))
    let found = heif_context_get_list_of_top_level_image_IDs(context, &list, count)
    guard found > 0 else { throw PageLoader.damaged("the file has no picture") }
    return Array(list.prefix(Int(found)))
  }

  /// Returns a picture, not decoded yet.
  func picture(_ identifier: heif_item_id) throws(Diagnostic) -> HEIFPicture {
    var handle: OpaquePointer?
    let status = heif_context_get_image_handle(context, identifier, &handle)
    guard status.code == heif_error_Ok, let handle else { throw Self.problem(status, format) }
    return HEIFPicture(owning: handle, format: format)
  }

  /// Returns what libheif's refusal means to the reader.
  static func problem(_ status: heif_error, _ format: FileFormat) -> Diagnostic {
    switch status.code {
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature, heif_error_Plugin_loading_error:
      return Diagnostic(
        "format-unsupported", "this \(format.mediaType) file is coded in a way that libheif cannot read",
        fix: "convert the file to JPEG or PNG, or exclude it with 'input: exclude'")
    case heif_error_Memory_allocation_error:
      return Diagnostic(
        "page-not-prepared", "the memory is not enough to decode the picture",
        fix: "raise 'limits: memory', or scan the page at a lower resolution")
    default:
      return PageLoader.damaged("the picture is damaged or not complete")
    }
  }
}
