import Foundation

/// Files that are no readable picture.
enum BadFiles {
  /// The start of a JPEG, and noise.
  static let corruptJPEG = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10] + Array("JFIF".utf8)
      + (0..<2_000).map {
        UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7)
      })

  /// Returns a PNG that says in a few bytes that it has `side` times `side` pixels.
  static func png(side: UInt32) -> Data {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func bigEndian(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    func chunk(_ kind: String, _ body: [UInt8]) {
      let content = Array(kind.utf8) + body
      png.append(contentsOf: bigEndian(UInt32(body.count)) + content + bigEndian(checksum(content)))
    }
    chunk("IHDR", bigEndian(side) + bigEndian(side) + [8, 0, 0, 0, 0])
    chunk("IDAT", [0x78, 0x9C, 0x63, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01])
    chunk("IEND", [])
    return png
  }

  /// The CRC-32 of PNG, by its definition.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
