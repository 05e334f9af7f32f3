/// The groups of pictures that a HEIF file declares.
enum HEIFGroups {
  /// Whether the file's pictures are views or versions of one scene: a stereo pair, or alternatives.
  ///
  /// Each is a box in the list `grpl`, which stands among the file's first boxes.
  static func showsOneOfSeveral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let reader = ByteReader(Array(bytes.prefix(1 << 16))[...])
    guard let list = (0..<reader.count).first(where: { reader.has("grpl", at: $0) }) else { return false }
    return reader.has("ster", at: list + 8) || reader.has("altr", at: list + 8)
  }
}
