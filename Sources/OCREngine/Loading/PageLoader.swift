internal import CImaging
internal import Diagnostics
internal import PipelineEngine

/// The pages of one file, by its bytes.
///
/// The format is sniffed and every page's header is checked against the limits before anything is decoded.
struct PageLoader {
  /// What the file is.
  let format: FileFormat
  /// The pages, in the file's order.
  let headers: [PageHeader]

  private let bytes: [UInt8]
  private let appliesNote: Bool

  /// Reads the headers.
  ///
  /// - Throws: `file-empty`, `file-not-an-image`, `format-unsupported`, `image-damaged`, `image-too-large`,
  ///   `too-many-pages`.
  init(_ bytes: [UInt8], settings: LoadSettings, limits: DocumentLimits) throws(Diagnostic) {
    guard !bytes.isEmpty else {
      throw Diagnostic("file-empty", "the file is empty", fix: "scan or copy it again")
    }
    guard let format = FileFormat(of: bytes) else {
      throw Diagnostic(
        "file-not-an-image", "the file is not an image of a known format, whatever its name says",
        fix: "give a JPEG, PNG, TIFF, WebP, BMP, GIF or PNM file, or exclude it with 'input: exclude'")
    }
    self.format = format
    self.bytes = bytes
    appliesNote = settings.orientation != .keep
    headers = try Self.headers(bytes, format: format, limits: limits)
    for header in headers { try Self.check(header, limits: limits) }
  }

  /// Decodes a page to grey and turns it upright by the file's note.
  ///
  /// - Parameters:
  ///   - header: One of ``headers``.
  ///   - reduction: How many pixels of the file become one, along each side: 1, 2, 4 or 8 for JPEG, which is
  ///     reduced while decoding, 1 for everything else.
  /// - Returns: The page, with what is transparent in white.
  /// - Throws: `image-damaged`, `page-not-prepared`.
  func load(_ header: PageHeader, reduction: Int) throws(Diagnostic) -> LoadedPage {
    let grey = try Self.grey(decode(header, reduction: reduction))
    let orientation = appliesNote ? ExifOrientation.find(in: bytes, format: format) : .upright
    let upright = try grey.turned(orientation)
    // A TIFF's own note is followed by Leptonica while decoding, so the size is taken from the pixels.
    var (width, height) = (upright.width, upright.height)
    if reduction > 1 {
      (width, height) = (header.width, header.height)
      if orientation.swapsSides { swap(&width, &height) }
    }
    return LoadedPage(
      bitmap: upright, width: width, height: height, rotation: orientation.quarterTurns * 90,
      reduction: reduction)
  }

  /// Returns how far a page may be reduced while decoding: pages of 12 megapixels and more show their print
  /// larger than it has to be.
  func reduction(for header: PageHeader) -> Int {
    guard format == .jpeg else { return 1 }
    let pixels = header.width * header.height
    return pixels > 48_000_000 ? 4 : pixels > 12_000_000 ? 2 : 1
  }

  private func decode(_ header: PageHeader, reduction: Int) throws(Diagnostic) -> Bitmap {
    let pix = bytes.withUnsafeBufferPointer { buffer in
      switch format {
      case .jpeg: JPEGDecoder.decode(buffer, reduction: reduction)
      case .tiff: pixReadMemTiff(buffer.baseAddress, buffer.count, Int32(header.index))
      case .gif: GIFFirstFrame.decode(buffer)
      default: pixReadMem(buffer.baseAddress, buffer.count)
      }
    }
    guard let pix else { throw Self.damaged("the picture is damaged or not complete") }
    return Bitmap(owning: pix)
  }

  /// Returns the picture in grey, with what is transparent in white.
  private static func grey(_ bitmap: consuming Bitmap) throws(Diagnostic) -> Bitmap {
    var picture = bitmap
    var isOpaque: Int32 = 1
    if let palette = pixGetColormap(picture.pix), pixcmapIsOpaque(palette, &isOpaque) == 0, isOpaque == 0 {
      picture = try Bitmap(
        pixRemoveColormap(picture.pix, Int32(REMOVE_CMAP_WITH_ALPHA)), "remove the palette")
    }
    if pixGetDepth(picture.pix) == 8, pixGetColormap(picture.pix) == nil { return picture }
    if pixGetDepth(picture.pix) == 32, pixGetSpp(picture.pix) == 4 {
      picture = try Bitmap(pixRemoveAlpha(picture.pix), "blend over white")
    }
    return try Bitmap(pixConvertTo8(picture.pix, 0), "convert to grey")
  }

  static func damaged(_ message: String) -> Diagnostic {
    Diagnostic("image-damaged", message, fix: "scan or copy the file again")
  }
}
