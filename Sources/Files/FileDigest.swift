internal import CCrypto
public import Diagnostics
internal import Glibc
public import ReceiptModel

/// Fingerprints of files.
public enum FileDigest {
  /// Returns the SHA-256 of a file's bytes as 64 hexadecimal digits in lower case.
  ///
  /// Reads piece by piece, so that memory does not depend on the file's size. Never waits for a pipe or device.
  ///
  /// - Throws: `file-vanished`, `file-unreadable`, `file-not-regular`; `digest-unavailable` where libcrypto refuses.
  public static func sha256(of path: FilePath) throws(Diagnostic) -> String {
    let file = try RegularFile(path)
    let digest = try RunningDigest()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try file.read(into: buffer)
      if count == 0 { return try digest.finish() }
      try digest.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

/// Owns one `EVP_MD_CTX` at work on a SHA-256.
private struct RunningDigest: ~Copyable {
  private let context: OpaquePointer

  init() throws(Diagnostic) {
    guard let context = EVP_MD_CTX_new() else { throw Self.refusal }
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      EVP_MD_CTX_free(context)  // a throwing init runs no deinit
      throw Self.refusal
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  func add(_ bytes: UnsafeRawBufferPointer) throws(Diagnostic) {
    guard EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1 else { throw Self.refusal }
  }

  func finish() throws(Diagnostic) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard EVP_DigestFinal_ex(context, &bytes, &count) == 1 else { throw Self.refusal }
    return bytes.prefix(Int(count)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static var refusal: Diagnostic {
    Diagnostic(
      "digest-unavailable", "libcrypto offers no SHA-256",
      fix: "check the machine's OpenSSL configuration")
  }
}
