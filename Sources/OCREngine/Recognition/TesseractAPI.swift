internal import CImaging
internal import ReceiptModel

/// Small helpers over Tesseract's C interface.
enum TesseractAPI {
  /// Keeps the engine's notes off standard error.
  ///
  /// May be called before the engine is started.
  static func silence(_ api: OpaquePointer) { TessBaseAPISetVariable(api, "debug_file", "/dev/null") }

  /// Makes a silenced engine that has started open the file that its notes go to.
  ///
  /// It would do so with its first note, when this process may not be able to open files for writing any more.
  static func openNotes(_ api: OpaquePointer) {
    // Without a picture this does nothing but note that.
    _ = TessBaseAPIRecognize(api, nil)
  }

  /// Copies a list of strings that ends with a null pointer, and frees it.
  static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    guard let list else { return [] }
    defer { TessDeleteTextArray(list) }
    var result: [String] = []
    while let text = list[result.count] { result.append(String(cString: text)) }
    return result
  }

  /// Returns the words of the page that was recognised last.
  static func words(_ api: OpaquePointer) -> [Word] {
    // There is no iterator where there is no text.
    guard let iterator = TessBaseAPIGetIterator(api) else { return [] }
    defer { TessResultIteratorDelete(iterator) }
    // The same object seen as its base class, so it is not freed on its own.
    guard let page = TessResultIteratorGetPageIterator(iterator) else { return [] }
    var words: [Word] = []
    var line = -1
    repeat {
      if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { line += 1 }
      guard let text = text(of: iterator), let box = box(of: page) else { continue }
      let confidence = TessResultIteratorConfidence(iterator, RIL_WORD)
      words.append(
        Word(text, box: box, confidence: min(100, max(0, Int(confidence.rounded()))), line: max(0, line)))
    } while TessResultIteratorNext(iterator, RIL_WORD) != 0
    return words
  }

  private static func text(of iterator: OpaquePointer) -> String? {
    guard let characters = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { return nil }
    defer { TessDeleteText(characters) }
    let text = String(cString: characters).filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }

  private static func box(of page: OpaquePointer) -> PageBox? {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0 else { return nil }
    return PageBox(
      x: Int(left), y: Int(top), width: Int(max(0, right - left)), height: Int(max(0, bottom - top)))
  }
}
