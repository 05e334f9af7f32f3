internal import ReceiptModel

/// The part of every set that is kept out of training and tuning.
///
/// It is chosen by the file's name alone, so that it is the same part everywhere and for ever.
enum HeldOut {
  /// Returns whether a file is of that part: one in five is.
  static func contains(_ file: FilePath) -> Bool { hash(of: stem(of: file)) % 5 == 0 }

  /// The last component without its ending.
  private static func stem(of file: FilePath) -> ArraySlice<UInt8> {
    let name = file.lastComponent.bytes[...]
    guard let point = name.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else { return name }
    return name[..<point]
  }

  /// The 32-bit FNV-1a hash.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
