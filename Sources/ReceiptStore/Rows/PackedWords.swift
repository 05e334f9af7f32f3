import ReceiptModel

/// The words of a page in two columns: their text, to be read and searched, and a compact row of bytes
/// with the rest.
///
/// The text holds the words with one byte between them: a space, or a line feed where the engine's
/// text line changes. The bytes are a format number, the count of words, and for each word the
/// length of its text in bytes, x and y less those of the word before, width, height, confidence,
/// and the text line less that of the word before, or nothing. Numbers are LEB128; all but the
/// counts are zigzag-coded.
struct PackedWords: Equatable {
  /// The words' text, as UTF-8.
  var text: [UInt8]
  /// Boxes, confidences and lines.
  var details: [UInt8]

  static let format: UInt8 = 1

  init(text: [UInt8], details: [UInt8]) {
    self.text = text
    self.details = details
  }

  /// Packs words.
  init(_ words: [Word]) {
    var text: [UInt8] = []
    var details = ByteWriter()
    details.append(byte: Self.format)
    details.append(count: words.count)
    var previous = Self.start
    for (index, word) in words.enumerated() {
      if index > 0 { text.append(UInt8(ascii: word.line == previous.line ? " " : "\n")) }
      text += Array(word.text.utf8)
      details.append(count: word.text.utf8.count)
      details.append(word.box.x &- previous.box.x)
      details.append(word.box.y &- previous.box.y)
      details.append(word.box.width)
      details.append(word.box.height)
      details.append(word.confidence)
      details.append(byte: word.line == nil ? 0 : 1)
      if let line = word.line { details.append(line &- (previous.line ?? 0)) }
      previous = word
    }
    self.text = text
    self.details = details.bytes
  }

  /// Returns the words, or `nil` where the two columns are damaged or do not fit each other.
  func words() -> [Word]? {
    var reader = ByteReader(details)
    // Each word takes seven bytes at least, so a damaged count cannot ask for a lot of memory.
    guard reader.byte() == Self.format, let count = reader.count(), count <= details.count / 7 else {
      return nil
    }
    var words: [Word] = []
    words.reserveCapacity(count)
    var previous = Self.start
    var offset = 0
    for index in 0..<count {
      if index > 0 { offset += 1 }
      guard let length = reader.count(), offset <= text.count, length <= text.count - offset,
        let word = String(validating: text[offset..<(offset + length)], as: UTF8.self),
        let x = reader.number(), let y = reader.number(), let width = reader.number(),
        let height = reader.number(), let confidence = reader.number(), let hasLine = reader.byte()
      else { return nil }
      var line: Int?
      if hasLine != 0 {
        guard let step = reader.number() else { return nil }
        line = (previous.line ?? 0) &+ step
      }
      let box = Box(x: previous.box.x &+ x, y: previous.box.y &+ y, width: width, height: height)
      previous = Word(word, box: box, confidence: confidence, line: line)
      words.append(previous)
      offset += length
    }
    return offset == text.count && reader.isAtEnd ? words : nil
  }

  private static let start = Word("", box: Box(x: 0, y: 0, width: 0, height: 0))
}
