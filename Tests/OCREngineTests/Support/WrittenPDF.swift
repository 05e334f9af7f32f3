import CImaging

@testable import OCREngine

/// A PDF file written for a test, object by object.
struct WrittenPDF {
  /// One page: what is drawn on it, and entries of its dictionary.
  struct Page {
    var content = ""
    var mediaBox = "0 0 300 400"
    var rotation = 0
    /// A picture that is called `/Im`, as an object's text.
    var picture: String?
  }

  /// How the file asks for a password.
  enum Password: CaseIterable {
    case empty, secret

    /// The entry's keys, by algorithms 3 and 5 of ISO 32000-1, 7.6.3.
    fileprivate var keys: (owner: String, user: String) {
      switch self {
      case .empty:
        (
          "566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5",
          "36abf419f6a4696788160b0259a1f80c00000000000000000000000000000000"
        )
      case .secret:
        (
          "0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083",
          "4d1407d4e0f92c0e65d7b7424df7f9af00000000000000000000000000000000"
        )
      }
    }
  }

  var pages: [Page] = []
  var password: Password?

  /// The file's bytes.
  var bytes: [UInt8] {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ]
    var kids: [String] = []
    for page in pages {
      let number = objects.count + 1
      kids.append("\(number) 0 R")
      let pictures = page.picture == nil ? "" : "/XObject<</Im \(number + 2) 0 R>>"
      objects.append(
        """
        <</Type/Page/Parent 2 0 R/MediaBox[\(page.mediaBox)]/Rotate \(page.rotation)/Contents \(number + 1) 0 R\
        /Resources<</Font<</F 3 0 R>>\(pictures)>>>>
        """)
      objects.append(Self.stream(page.content))
      if let picture = page.picture { objects.append(picture) }
    }
    objects[1] = "<</Type/Pages/Count \(pages.count)/Kids[\(kids.joined(separator: " "))]>>"
    var text = "%PDF-1.5\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    text += "trailer\n<</Root 1 0 R/Size \(objects.count + 1)\(encryption)>>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }

  private var encryption: String {
    guard let keys = password?.keys else { return "" }
    return """
      /ID[<000102030405060708090a0b0c0d0e0f><000102030405060708090a0b0c0d0e0f>]/Encrypt<</Filter/Standard/V 4/R 4\
      /Length 128/P -4/O<\(keys.owner)>/U<\(keys.user)>/CF<</StdCF<</CFM/AESV2/Length 16>>>>\
      /StmF/StdCF/StrF/StdCF>>
      """
  }

  /// Returns the operators that write lines of 12 points, the first one at the top of a page 400 points high.
  static func text(_ lines: [String]) -> String {
    "BT /F 12 Tf 20 360 Td 16 TL " + lines.map { "(\($0)) Tj T* " }.joined() + "ET"
  }

  /// Returns a picture as an object.
  static func picture(_ bitmap: borrowing Bitmap) -> String {
    var hex = ""
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let value = Drawing.value(of: bitmap, x: x, y: y)
        hex += (value < 16 ? "0" : "") + String(value, radix: 16)
      }
    }
    return stream(
      hex + ">",
      """
      /Type/XObject/Subtype/Image/Width \(bitmap.width)/Height \(bitmap.height)/BitsPerComponent 8\
      /ColorSpace/DeviceGray/Filter/ASCIIHexDecode
      """)
  }

  private static func stream(_ content: String, _ entries: String = "") -> String {
    "<</Length \(content.utf8.count)\(entries)>>\nstream\n\(content)\nendstream"
  }
}
