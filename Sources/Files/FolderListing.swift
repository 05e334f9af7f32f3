internal import Glibc
internal import ReceiptModel

/// The names in a folder.
enum FolderListing {
  private static var nameOffset: Int { MemoryLayout<dirent>.offset(of: \.d_name) ?? 0 }

  /// Returns every name but `.` and `..`, in no order.
  static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
    guard let stream = folder.withCPath({ opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var names: [FilePath] = []
    while true {
      // readdir(3): the end and an error both give NULL; only errno tells them apart.
      errno = 0
      guard let entry = readdir(stream) else { break }
      // An entry is only as long as its name, so the name is read where it stands and never copied whole.
      let start = UnsafeRawPointer(entry) + nameOffset
      let name = UnsafeRawBufferPointer(
        start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(FilePath(bytes: name)) }
    }
    guard errno == 0 else { throw .last }
    return names
  }
}
