/// A PDF file of one page with printed lines as its text layer.
enum PrintedPDF {
  /// Returns the file, which is all ASCII.
  static func text(of lines: [String]) -> String {
    let rows = lines.map { "(\($0)) Tj T* " }.joined()
    let content = "BT /F 12 Tf 20 360 Td 16 TL \(rows)ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[4 0 R]>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 5 0 R/Resources<</Font<</F 3 0 R>>>>>>",
      "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.5\n"
    var offsets = ""
    for (index, object) in objects.enumerated() {
      let offset = "\(text.utf8.count)"
      offsets += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    let size = objects.count + 1
    text += "xref\n0 \(size)\n0000000000 65535 f \n\(offsets)"
    text += "trailer\n<</Root 1 0 R/Size \(size)>>\nstartxref\n\(table)\n%%EOF\n"
    return text
  }
}
