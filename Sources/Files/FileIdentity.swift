/// What tells a file from every other file of the machine, whatever names it has.
public struct FileIdentity: Hashable, Sendable {
  /// The device that holds it.
  public var device: UInt64
  /// Its number on the device.
  public var inode: UInt64

  /// Creates an identity.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
