import Glibc
import Processes

/// What a worker that was taken over would try.
enum Trespass {
  /// Tries a deed.
  ///
  /// - Parameter deed: A word, and the path or number that it is about.
  /// - Returns: `done`, or why it failed: the name of an error.
  static func outcome(of deed: String) -> String {
    let parts = deed.split(separator: " ", maxSplits: 1).map(String.init)
    guard let result = attempt(parts[0], parts.count > 1 ? parts[1] : "") else { return "unknown" }
    let code = errno
    guard result < 0 else { return "done" }
    return [EPERM: "EPERM", EACCES: "EACCES", ENOSYS: "ENOSYS", EXDEV: "EXDEV"][code] ?? "\(code)"
  }

  /// Gives privileges up through Landlock only, and prints what comes of each deed of the input.
  static func underLandlockAlone() {
    do { try Confinement(landlock: Confinement.available.landlock, filtersCalls: false).apply() } catch {
      exit(3)
    }
    while let deed = readLine() { print(outcome(of: deed)) }
  }

  private static func attempt(_ deed: String, _ subject: String) -> Int32? {
    switch deed {
    case "read": open(subject, O_RDONLY)
    case "list": opendir(subject) == nil ? -1 : 0
    case "write": open(subject, O_WRONLY)
    case "append": open(subject, O_RDWR | O_APPEND)
    case "empty": open(subject, O_RDONLY | O_TRUNC)
    case "make": open(subject + ".new", O_RDONLY | O_CREAT, 0o600)
    case "truncate": truncate(subject, 0)
    case "remove": unlink(subject)
    case "rename": rename(subject, subject + ".new")
    case "link": link(subject, subject + ".new")
    case "mkdir": mkdir(subject + ".new", 0o700)
    case "chmod": chmod(subject, 0o777)
    case "touch": utimes(subject, nil)
    case "tcp": socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    case "connect": connect()
    case "unix": socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    case "execute": execute(subject)
    case "spawn": spawn(subject)
    case "signal": kill(Int32(subject) ?? 0, 0)
    case "thread": startThread()
    case "limit": setLimit()
    default: nil
    }
  }

  /// Connects to a port of this machine that nobody listens to.
  private static func connect() -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(1).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return -1 }
    return withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        Glibc.connect(descriptor, $0.baseAddress, socklen_t(bytes.count))
      }
    }
  }

  private static func execute(_ program: String) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    return execve(program, &arguments, nil)
  }

  private static func spawn(_ program: String) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    errno = posix_spawn(nil, program, nil, nil, &arguments, nil)
    return errno == 0 ? 0 : -1
  }

  /// What a program may do: start a thread and wait for it.
  private static func startThread() -> Int32 {
    var thread = pthread_t()
    errno = pthread_create(&thread, nil, { _ in nil }, nil)
    guard errno == 0 else { return -1 }
    return pthread_join(thread, nil)
  }

  private static func setLimit() -> Int32 {
    var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
