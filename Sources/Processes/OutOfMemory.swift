internal import Glibc

/// Makes a process that runs out of memory say so by its exit status.
public enum OutOfMemory {
  /// The exit status of a process that ran out of memory.
  public static let exitStatus: Int32 = 86

  /// From now on, an allocation that fails in C++ code ends this process with ``exitStatus``.
  ///
  /// Without this it would throw `std::bad_alloc`, which ends the process too, as nothing catches it on its way
  /// through C and Swift, but like any failed check. Does nothing where the program has no C++ library.
  public static func exitOnFailure() {
    // std::set_new_handler(void (*)()), which has no C name.
    guard let symbol = dlsym(nil, "_ZSt15set_new_handlerPFvvE") else { return }
    typealias Handler = @convention(c) () -> Void
    typealias SetNewHandler = @convention(c) (Handler) -> Handler?
    _ = unsafeBitCast(symbol, to: SetNewHandler.self)({ @Sendable in _exit(OutOfMemory.exitStatus) })
  }
}
