internal import CImaging
internal import Diagnostics
internal import PipelineEngine

extension PageLoader {
  /// Reads the headers of all pages of a picture file, without decoding.
  static func headers(
    _ bytes: [UInt8], format: FileFormat, isTurned: Bool, limits: DocumentLimits
  ) throws(Diagnostic) -> [PageHeader] {
    switch format {
    case .pdf: return []
    case .heif, .avif:
      return try HEIFPages.headers(of: bytes, format: format, isTurned: isTurned, limits: limits)
    case .tiff: return try tiffHeaders(bytes, most: limits.pages)
    case .gif:
      guard let frame = GIFFirstFrame(bytes) else {
        throw damaged("the GIF file ends before its picture does")
      }
      return [PageHeader(width: frame.width, height: frame.height, index: 0)]
    case .bmp:
      // Leptonica would decode the whole picture for this.
      let reader = ByteReader(bytes[...], littleEndian: true)
      guard let width = reader.long(at: 18), let height = reader.long(at: 22) else { throw noHeader(format) }
      // Rows from top to bottom are announced by a negative height.
      return [PageHeader(width: width, height: Int(abs(Int64(Int32(truncatingIfNeeded: height)))), index: 0)]
    case .jpeg, .png, .webp, .pnm:
      if format == .jpeg, let frame = JPEGFrame(bytes), frame.precision != 8 || frame.isLossless {
        throw Diagnostic(
          "format-unsupported",
          frame.isLossless
            ? "lossless JPEG files cannot be read" : "JPEG files of \(frame.precision) bits cannot be read",
          fix: "convert the file to JPEG with 8 bits, PNG or TIFF, or exclude it with 'input: exclude'")
      }
      var (width, height): (Int32, Int32) = (0, 0)
      let failed = bytes.withUnsafeBufferPointer {
        pixReadHeaderMem($0.baseAddress, $0.count, nil, &width, &height, nil, nil, nil)
      }
      guard failed == 0 else { throw noHeader(format) }
      return [PageHeader(width: Int(width), height: Int(height), index: 0)]
    }
  }

  /// Refuses a page that is larger than the limits, or has no pixels.
  static func check(_ header: PageHeader, limits: DocumentLimits) throws(Diagnostic) {
    guard header.width > 0, header.height > 0 else {
      throw damaged("the picture's header gives it no pixels")
    }
    guard header.pixels > limits.pixels else { return }
    throw Diagnostic(
      "image-too-large",
      """
      page \(header.index + 1) is \(header.width) x \(header.height) pixels, \(megapixels(header.pixels)), and the \
      limit is \(megapixels(limits.pixels))
      """,
      fix: "raise 'limits: pixels', or scan at a lower resolution")
  }

  private static func tiffHeaders(_ bytes: [UInt8], most: Int) throws(Diagnostic) -> [PageHeader] {
    guard let header = TIFFDirectory.Header(bytes[...]) else { throw noHeader(.tiff) }
    var headers: [PageHeader] = []
    var offset = header.first
    var index = 0
    var seen: Set<Int> = []
    while offset != 0 {
      guard seen.insert(offset).inserted, let directory = TIFFDirectory(at: offset, of: header) else {
        throw damaged("the TIFF file is cut off or damaged: page \(headers.count + 1) is not in it")
      }
      if !directory.isThumbnail {
        guard headers.count < most else { throw tooManyPages(most: most) }
        headers.append(try tiffHeader(bytes, index: index))
      }
      index += 1
      offset = directory.next
    }
    guard !headers.isEmpty else { throw noHeader(.tiff) }
    return headers
  }

  private static func tiffHeader(_ bytes: [UInt8], index: Int) throws(Diagnostic) -> PageHeader {
    var (width, height): (Int32, Int32) = (0, 0)
    let failed = bytes.withUnsafeBufferPointer {
      readHeaderMemTiff($0.baseAddress, $0.count, Int32(index), &width, &height, nil, nil, nil, nil, nil)
    }
    guard failed == 0 else { throw damaged("the header of TIFF page \(index + 1) cannot be read") }
    return PageHeader(width: Int(width), height: Int(height), index: index)
  }

  static func tooManyPages(most: Int) -> Diagnostic {
    Diagnostic(
      "too-many-pages", "the file has more than \(most) pages",
      fix: "raise 'limits: pages', or split the file")
  }

  private static func noHeader(_ format: FileFormat) -> Diagnostic {
    damaged("the header of this \(format.mediaType) file cannot be read")
  }

  private static func megapixels(_ pixels: Int) -> String { "\(pixels / 1_000_000) MP" }
}
