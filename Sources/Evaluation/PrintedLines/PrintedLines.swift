public import Diagnostics
public import ReceiptModel

/// Printed lines with their boxes, as a page of recognised words.
///
/// A line is `x1,y1,x2,y2,x3,y3,x4,y4,text`: the corners of its quadrangle, clockwise from the top left, and what
/// is printed in it, commas and all.
public enum PrintedLines {
  /// How far beyond the last word a page is taken to go, in pixels.
  private static let margin = 10

  /// Returns the page that the lines make.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's path, for the diagnostic.
  /// - Throws: `lines-invalid`, located at the first line that is no such line.
  /// - Returns: The page, each line's words in proportion to their letters, each word sure.
  public static func document(_ bytes: [UInt8], file: String) throws(Diagnostic) -> RecognisedDocument {
    var words: [Word] = []
    for line in NumberedLine.lines(of: bytes) {
      words += try self.words(of: line.bytes[...], at: Origin(file, line: line.number))
    }
    let width = words.map(\.box.maxX).max() ?? 0
    let height = words.map(\.box.maxY).max() ?? 0
    let page = RecognisedPage(
      number: 1, width: width + margin, height: height + margin, words: words, engine: "printed lines")
    return RecognisedDocument(mediaType: "text/csv", pages: [page])
  }

  private static func words(of line: ArraySlice<UInt8>, at origin: Origin) throws(Diagnostic) -> [Word] {
    let fields = line.split(separator: UInt8(ascii: ","), maxSplits: 8, omittingEmptySubsequences: false)
    let corners = fields.prefix(8).compactMap(coordinate)
    guard fields.count == 9, corners.count == 8, let text = String(validating: fields[8], as: UTF8.self)
    else {
      throw Diagnostic(
        "lines-invalid",
        fields.count < 9
          ? "the line has \(fields.count) fields where nine are needed"
          : corners.count < 8 ? "the line has a corner that is no whole number" : "the line is not UTF-8",
        at: origin, fix: "write 'x1,y1,x2,y2,x3,y3,x4,y4,text' on each line")
    }
    let across = [corners[0], corners[2], corners[4], corners[6]]
    let down = [corners[1], corners[3], corners[5], corners[7]]
    let left = across.min() ?? 0
    let top = down.min() ?? 0
    let box = Box(x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top)
    return split(text, over: box, line: (origin.line ?? 1) - 1)
  }

  /// Spreads the words of a text over a box as if every letter and space were of the same width.
  private static func split(_ text: String, over box: Box, line: Int) -> [Word] {
    let tokens = text.split { $0.isWhitespace }
    let letters = tokens.reduce(max(0, tokens.count - 1)) { $0 + $1.count }
    var place = 0
    return tokens.map { token in
      let start = box.width * place / letters
      let width = max(1, box.width * token.count / letters)
      place += token.count + 1
      return Word(
        String(token), box: Box(x: box.x + start, y: box.y, width: width, height: box.height), line: line)
    }
  }

  /// Reads a corner's coordinate, which lies in a picture.
  private static func coordinate(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let digits = bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return Int(String(decoding: digits, as: UTF8.self)).flatMap {
      (-1_000_000...1_000_000).contains($0) ? $0 : nil
    }
  }
}
