/// What a file is by its first bytes; its name says nothing.
enum FileFormat: String, CaseIterable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case tiff = "image/tiff"
  case webp = "image/webp"
  case bmp = "image/bmp"
  case gif = "image/gif"
  case pnm = "image/x-portable-anymap"
  case pdf = "application/pdf"
  case heif = "image/heic"
  case avif = "image/avif"

  /// The IANA media type.
  var mediaType: String { rawValue }

  /// Recognises the format of `bytes`, or gives `nil` for anything that is not a picture or a document.
  init?(of bytes: [UInt8]) {
    let reader = ByteReader(bytes.prefix(1024))
    guard let format = Self.image(reader) ?? Self.container(reader) else { return nil }
    self = format
  }

  private static func image(_ reader: ByteReader) -> FileFormat? {
    if reader.short(at: 0) == 0xFFD8, reader.byte(at: 2) == 0xFF { return .jpeg }
    if reader.long(at: 0) == 0x8950_4E47, reader.long(at: 4) == 0x0D0A_1A0A { return .png }
    if reader.has("GIF87a") || reader.has("GIF89a") { return .gif }
    if reader.has("RIFF"), reader.has("WEBP", at: 8) { return .webp }
    // A bitmap's name is short enough to begin a text, so its header's size has to fit too.
    if reader.has("BM"), let header = reader.byte(at: 14), [40, 52, 56, 108, 124].contains(header) {
      return .bmp
    }
    if reader.byte(at: 0) == 0x50, let kind = reader.byte(at: 1), (0x31...0x36).contains(kind),
      let space = reader.byte(at: 2), [0x09, 0x0A, 0x0D, 0x20, 0x23].contains(space)
    {
      return .pnm
    }
    let tiff: Set<Int> = [0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B]
    return reader.long(at: 0).flatMap { tiff.contains($0) ? .tiff : nil }
  }

  private static func container(_ reader: ByteReader) -> FileFormat? {
    if reader.has("ftyp", at: 4) { return pictureContainer(reader) }
    // Readers of PDF look for the mark anywhere in the first 1024 bytes: some files begin with mail headers.
    return (0..<max(0, reader.count - 4)).contains { reader.has("%PDF-", at: $0) } ? .pdf : nil
  }

  /// Tells by the file's brands: the main one, and the list of those that it is compatible with.
  private static func pictureContainer(_ reader: ByteReader) -> FileFormat? {
    func has(_ brands: [StaticString], at offset: Int) -> Bool {
      brands.contains { reader.has($0, at: offset) }
    }
    let listed = stride(from: 16, to: min(reader.long(at: 0) ?? 0, 256) - 3, by: 4)
    if has(["avif", "avis"], at: 8) { return .avif }
    if has(["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs"], at: 8) { return .heif }
    guard has(["mif1", "mif2", "msf1"], at: 8) else { return nil }
    return listed.contains { has(["avif", "avis"], at: $0) } ? .avif : .heif
  }
}
