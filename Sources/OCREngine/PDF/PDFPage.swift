internal import CPoppler
internal import Diagnostics

/// Owns one `PopplerPage`: upright, as the page's own rotation says.
struct PDFPage: ~Copyable {
  /// The page's size in points of 1/72 inch.
  let size: (width: Double, height: Double)

  private let page: OpaquePointer

  /// Takes over a page that the caller owns.
  init(owning page: OpaquePointer) {
    self.page = page
    var (width, height) = (0.0, 0.0)
    poppler_page_get_size(page, &width, &height)
    size = (width, height)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(page)) }

  /// Returns the characters of the text layer in reading order, white space and line breaks among them.
  func characters() -> [PDFCharacter] {
    guard let text = poppler_page_get_text(page) else { return [] }
    defer { g_free(text) }
    var places: UnsafeMutablePointer<PopplerRectangle>?
    var count: guint = 0
    guard poppler_page_get_text_layout(page, &places, &count) != 0, let places else { return [] }
    defer { g_free(places) }
    return zip(String(cString: text).unicodeScalars, UnsafeBufferPointer(start: places, count: Int(count)))
      .map { scalar, place in
        PDFCharacter(scalar: scalar, left: place.x1, top: place.y1, right: place.x2, bottom: place.y2)
      }
  }

  /// Returns the share of the page that its largest picture covers, 0 to 1.
  func pictureShare() -> Double {
    guard let list = poppler_page_get_image_mapping(page) else { return 0 }
    defer { poppler_page_free_image_mapping(list) }
    var largest = 0.0
    var next: UnsafeMutablePointer<GList>? = list
    while let item = next {
      if let mapping = item.pointee.data?.assumingMemoryBound(to: PopplerImageMapping.self) {
        let area = mapping.pointee.area
        largest = max(largest, abs(area.x2 - area.x1) * abs(area.y2 - area.y1))
      }
      next = item.pointee.next
    }
    return size.width > 0 && size.height > 0 ? min(1, largest / (size.width * size.height)) : 0
  }

  /// Draws the page in grey on white, as large as is asked for in pixels.
  func picture(width: Int, height: Int) throws(Diagnostic) -> Bitmap {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    poppler_page_render(page, context)
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else {
      throw Diagnostic(
        "page-not-prepared", "the PDF page could not be drawn",
        fix: "raise 'limits: memory', or export the page as a picture")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return try Bitmap.grey(width: width, height: height) { row, pixels in
      // Blue, green, red and a byte without meaning.
      let source = UnsafeBufferPointer(start: data + row * stride, count: width * 4)
      for x in 0..<width {
        let (blue, green, red) = (Int(source[x * 4]), Int(source[x * 4 + 1]), Int(source[x * 4 + 2]))
        pixels[x] = UInt8(truncatingIfNeeded: (red * 77 + green * 151 + blue * 28) >> 8)
      }
    }
  }
}
