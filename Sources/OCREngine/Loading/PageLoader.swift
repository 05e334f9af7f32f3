internal import CImaging
internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

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
  private let document: PDFDocument?
  /// How many pixels surely fit into the memory in all of their colours: four bytes each, twice, and the file.
  private let mostPixelsInColour: Int

  /// Reads the headers.
  ///
  /// - Throws: `document-damaged`, `file-empty`, `file-not-an-image`, `format-unsupported`, `image-damaged`,
  ///   `image-too-large`, `pdf-encrypted`, `too-many-pages`.
  init(_ bytes: [UInt8], settings: LoadSettings, limits: DocumentLimits) throws(Diagnostic) {
    guard !bytes.isEmpty else {
      throw Diagnostic("file-empty", "the file is empty", fix: "scan or copy it again")
    }
    guard let format = FileFormat(of: bytes) else {
      throw Diagnostic(
        "file-not-an-image", "the file is not an image of a known format, whatever its name says",
        fix:
          "give a PDF, JPEG, HEIC, PNG, TIFF, WebP, BMP, GIF or PNM file, or exclude it with 'input: exclude'"
      )
    }
    self.format = format
    self.bytes = bytes
    appliesNote = settings.orientation != .keep
    mostPixelsInColour = limits.memory / 12
    if format == .pdf {
      let document = try PDFDocument(bytes)
      self.document = document
      headers = try PDFPages.headers(of: document, limits: limits)
    } else {
      document = nil
      headers = try Self.headers(bytes, format: format, isTurned: appliesNote, limits: limits)
    }
    for header in headers { try Self.check(header, limits: limits) }
  }

  /// Returns the words of a page's text layer, or `nil` where the page has to be recognised.
  ///
  /// - Throws: `document-damaged`.
  func words(on header: PageHeader) throws(Diagnostic) -> [Word]? {
    guard let document else { return nil }
    return PDFPages.words(on: try document.page(at: header.index), header: header)
  }

  /// Decodes a page to grey and turns it upright by the file's note.
  ///
  /// - Parameters:
  ///   - header: One of ``headers``.
  ///   - reduction: How many pixels of the file become one, along each side: 1, 2 or 4. JPEG and PDF are
  ///     reduced while they are decoded, which spares time, the others afterwards.
  /// - Returns: The page, with what is transparent in white.
  /// - Throws: `document-damaged`, `format-unsupported`, `image-damaged`, `page-not-prepared`.
  func load(_ header: PageHeader, reduction: Int) throws(Diagnostic) -> LoadedPage {
    let grey = try picture(header, reduction: reduction)
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

  private func picture(_ header: PageHeader, reduction: Int) throws(Diagnostic) -> Bitmap {
    switch format {
    case .pdf:
      guard let document else { throw Self.damaged("the PDF file is not open") }
      return try document.page(at: header.index)
        .picture(width: max(1, header.width / reduction), height: max(1, header.height / reduction))
    case .heif, .avif:
      return try HEIFPages.decode(header.index, of: bytes, format: format, isTurned: appliesNote)
        .reduced(by: reduction)
    case .jpeg: return try decode(header, reduction: reduction).inGrey()
    default: return try decode(header, reduction: 1).reduced(by: reduction)
    }
  }

  private func decode(_ header: PageHeader, reduction: Int) throws(Diagnostic) -> Bitmap {
    let pix = bytes.withUnsafeBufferPointer { buffer in
      switch format {
      case .jpeg: JPEGDecoder.decode(buffer, reduction: reduction)
      case .tiff: pixReadMemTiff(buffer.baseAddress, buffer.count, Int32(header.index))
      case .gif: GIFFirstFrame.decode(buffer)
      case .png where PageReduction.isLarge(header): PNGDecoder.decode(buffer)
      default: pixReadMem(buffer.baseAddress, buffer.count)
      }
    }
    guard let pix else {
      // Decoders do not say why; what would not have fit into the memory was not too damaged for it.
      guard header.pixels < mostPixelsInColour || format == .jpeg || format == .png else {
        throw Diagnostic(
          "page-not-prepared", "the memory is not enough to decode page \(header.index + 1)",
          fix: "raise 'limits: memory', or scan the page at a lower resolution")
      }
      throw Self.damaged("the picture is damaged or not complete")
    }
    return Bitmap(owning: pix)
  }

  static func damaged(_ message: String) -> Diagnostic {
    Diagnostic("image-damaged", message, fix: "scan or copy the file again")
  }
}
