internal import CSystem
internal import Glibc

/// Starts programs.
enum SpawnedProcess {
  /// Starts a program with three open descriptors as its standard streams, and returns its number.
  ///
  /// It gets a session of its own: what the user types on the terminal, and the end of the terminal, concern only
  /// this program, which decides what becomes of its children. Signals have their default effect in it, and none is
  /// blocked, whatever this program does about them.
  static func start(
    _ command: ProcessCommand, input: Int32, output: Int32, errors: Int32
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // What this program opens is closed in children, but not what it was started with itself, such as a lock of cron's.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = tallyroll_spawn_setsid | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)

    var arguments = ([command.executable] + command.arguments).map { strdup($0) }
    var environment = command.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + environment { free(text) } }
    arguments.append(nil)
    environment.append(nil)
    var id: pid_t = 0
    let code = posix_spawn(&id, command.executable, &actions, &attributes, arguments, environment)
    guard code == 0 else { throw SystemError(code: code) }
    return id
  }
}
