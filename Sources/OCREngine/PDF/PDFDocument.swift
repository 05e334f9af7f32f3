internal import CPoppler
internal import Diagnostics

/// Owns one `PopplerDocument`.
///
/// A class, because the loader that holds it is handed around; it is used from one thread.
final class PDFDocument {
  /// What reads text layers, with its version: `poppler 22.12.0`.
  static var library: String { poppler_get_version().map { "poppler \(String(cString: $0))" } ?? "poppler" }

  /// How many pages there are, at least 1.
  let pageCount: Int

  private let document: OpaquePointer

  /// Opens a document; one that is encrypted with an empty password, too.
  ///
  /// - Throws: `document-damaged`, `pdf-encrypted`.
  init(_ bytes: [UInt8]) throws(Diagnostic) {
    GLibMessages.silence()
    guard Self.isComplete(bytes) else { throw Self.damaged("the PDF file ends before its table of contents") }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    var error: UnsafeMutablePointer<GError>?
    guard let document = poppler_document_new_from_bytes(data, nil, &error) else {
      defer { g_error_free(error) }
      throw Self.problem(error)
    }
    let pages = poppler_document_get_n_pages(document)
    guard pages > 0 else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw Self.damaged("the PDF file has no pages")
    }
    pageCount = Int(pages)
    self.document = document
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(document)) }

  /// Returns a page, counted from 0.
  ///
  /// - Throws: `document-damaged`.
  func page(at index: Int) throws(Diagnostic) -> PDFPage {
    guard let page = poppler_document_get_page(document, Int32(clamping: index)) else {
      throw Self.damaged("page \(index + 1) of the PDF file cannot be read")
    }
    return PDFPage(owning: page)
  }

  /// Whether the end of a PDF file is somewhere in the bytes.
  ///
  /// Poppler repairs files that are cut off as far as it can, and a receipt without its lower half must not
  /// pass for a whole one.
  private static func isComplete(_ bytes: [UInt8]) -> Bool {
    let reader = ByteReader(bytes[...])
    // Every `%` of the text is looked at, from the end, where the mark nearly always is.
    return bytes.indices.reversed().contains { bytes[$0] == UInt8(ascii: "%") && reader.has("%%EOF", at: $0) }
  }

  private static func problem(_ error: UnsafeMutablePointer<GError>?) -> Diagnostic {
    if let error, g_error_matches(error, poppler_error_quark(), Int32(POPPLER_ERROR_ENCRYPTED.rawValue)) != 0
    {
      return Diagnostic(
        "pdf-encrypted", "the PDF file is protected by a password",
        fix: "remove the password, for example with 'qpdf --decrypt --password=… IN.pdf OUT.pdf'")
    }
    return damaged("the PDF file is damaged")
  }

  private static func damaged(_ message: String) -> Diagnostic {
    Diagnostic("document-damaged", message, fix: "copy or export the file again")
  }
}
