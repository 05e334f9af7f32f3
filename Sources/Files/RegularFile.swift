internal import Diagnostics
internal import Glibc
internal import ReceiptModel

/// A file with contents, open for reading.
struct RegularFile: ~Copyable {
  private let descriptor: Descriptor
  private let path: FilePath
  /// Its size in bytes when it was opened.
  let size: Int

  /// Opens a file.
  ///
  /// - Throws: `file-vanished`, `file-unreadable`, `file-not-regular`.
  init(_ path: FilePath) throws(Diagnostic) {
    do throws(SystemError) {
      // open(2): with O_NONBLOCK neither the open of a pipe nor anything else waits.
      let descriptor = try Descriptor(path, O_RDONLY | O_NONBLOCK)
      let status = try descriptor.status()
      guard status.isRegular else {
        throw SystemError(code: status.isFolder ? EISDIR : ESPIPE)
      }
      size = Int(status.st_size)
      self.descriptor = descriptor
      self.path = path
    } catch {
      // ENXIO is what a socket says to open(2).
      guard [EISDIR, ESPIPE, ENXIO].contains(error.code) else { throw error.unreadable(path) }
      throw Diagnostic(
        "file-not-regular", "this is a folder, pipe, socket or device, not a file", at: Origin(path.text),
        fix: "give the path of a file")
    }
  }

  /// Reads the next bytes into a buffer; returns how many came, 0 at the end.
  ///
  /// - Throws: `file-unreadable`.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Diagnostic) -> Int {
    do throws(SystemError) { return try descriptor.read(into: buffer) } catch { throw error.unreadable(path) }
  }

  /// Appends at most `count` bytes, read in one go; appends nothing at the end.
  ///
  /// - Throws: `file-unreadable`.
  func append(to bytes: inout [UInt8], upTo count: Int) throws(Diagnostic) {
    let before = bytes.count
    var problem: Diagnostic?
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(Diagnostic) { filled = try read(into: UnsafeMutableRawBufferPointer(buffer)) } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    // The usual file comes in one read, and is not copied.
    if before == 0 { bytes = chunk } else { bytes += chunk }
  }
}
