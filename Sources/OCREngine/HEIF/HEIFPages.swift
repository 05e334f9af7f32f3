internal import CHEIF
internal import Diagnostics
internal import PipelineEngine

/// The pictures of a HEIC or AVIF file as pages.
enum HEIFPages {
  /// What reads them, with its version: `libheif 1.15.1`.
  static var library: String { "libheif \(heif_get_version().map { String(cString: $0) } ?? "")" }

  /// Returns the size of every picture, turned as the file says or not, without decoding.
  ///
  /// - Throws: `image-damaged`, `format-unsupported`, `too-many-pages`.
  static func headers(
    of bytes: [UInt8], format: FileFormat, isTurned: Bool, limits: DocumentLimits
  ) throws(Diagnostic) -> [PageHeader] {
    try bytes.withUnsafeBufferPointer { buffer throws(Diagnostic) in
      let file = try HEIFFile(buffer, format: format)
      let identifiers = try file.identifiers(buffer)
      guard identifiers.count <= limits.pages else { throw PageLoader.tooManyPages(most: limits.pages) }
      var headers: [PageHeader] = []
      for (index, identifier) in identifiers.enumerated() {
        let size = try file.picture(identifier).size(isTurned: isTurned)
        headers.append(PageHeader(width: size.width, height: size.height, index: index))
      }
      return headers
    }
  }

  /// Decodes a picture to grey.
  ///
  /// - Throws: `image-damaged`, `format-unsupported`, `page-not-prepared`.
  static func decode(
    _ index: Int, of bytes: [UInt8], format: FileFormat, isTurned: Bool
  ) throws(Diagnostic) -> Bitmap {
    // The closure's result has to be copyable, so a further owner of the pixels leaves it.
    let pix = try bytes.withUnsafeBufferPointer { buffer throws(Diagnostic) in
      let file = try HEIFFile(buffer, format: format)
      return try file.picture(file.identifiers(buffer)[index]).decode(isTurned: isTurned).cloned()
    }
    return try Bitmap(pix, "decode")
  }
}
