/// The bytes that mean something in a CSV file.
enum CSVByte {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let carriageReturn = UInt8(ascii: "\r")
  static let lineFeed = UInt8(ascii: "\n")
  /// Bytes that never stand in an unquoted cell, whatever the profile's delimiter is.
  static let special: Set<UInt8> = [quote, carriageReturn, lineFeed, UInt8(ascii: ","), UInt8(ascii: ";")]
}
