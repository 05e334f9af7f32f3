internal import Glibc

/// The system calls that a process needs which computes, reads files and answers on what is open already.
enum CallList {
  /// A call that depends on its arguments.
  struct Rule: Hashable, Sendable {
    var name: String
    var conditions: [CallCondition]
  }

  /// Calls that are allowed whatever their arguments.
  static let allowed: [String] = memory + reading + writing + time + threads + signals + facts + waiting

  private static let memory = [
    "brk", "madvise", "mmap", "mmap2", "mprotect", "mremap", "munmap", "membarrier", "get_mempolicy",
    "mincore",
  ]
  private static let reading = [
    "access", "close", "close_range", "dup", "dup2", "dup3", "faccessat", "faccessat2", "fadvise64", "fcntl",
    "fcntl64", "fstat", "fstat64", "fstatat64", "fstatfs", "getcwd", "getdents", "getdents64", "_llseek",
    "lseek", "lstat", "lstat64", "newfstatat", "pread64", "preadv", "preadv2", "read", "readahead",
    "readlink",
    "readlinkat", "readv", "stat", "stat64", "statfs", "statx",
  ]
  private static let writing = ["pwrite64", "pwritev", "pwritev2", "write", "writev"]
  private static let time = [
    "clock_getres", "clock_gettime", "clock_gettime64", "clock_nanosleep", "clock_nanosleep_time64",
    "gettimeofday", "nanosleep", "time", "timer_create", "timer_delete", "timer_gettime", "timer_settime",
    "timerfd_create", "timerfd_gettime", "timerfd_settime", "times",
  ]
  private static let threads = [
    "arch_prctl", "exit", "exit_group", "futex", "futex_time64", "futex_waitv", "get_robust_list",
    "get_thread_area", "getcpu", "gettid", "rseq", "sched_get_priority_max", "sched_get_priority_min",
    "sched_getaffinity", "sched_getparam", "sched_getscheduler", "sched_yield", "set_robust_list",
    "set_thread_area", "set_tid_address",
  ]
  private static let signals = [
    "pause", "restart_syscall", "rt_sigaction", "rt_sigpending", "rt_sigprocmask", "rt_sigreturn",
    "rt_sigsuspend", "rt_sigtimedwait", "sigaltstack", "sigreturn",
  ]
  private static let facts = [
    "getegid", "geteuid", "getgid", "getgroups", "getpgrp", "getpid", "getppid", "getrandom", "getresgid",
    "getresuid", "getrlimit", "getrusage", "getsid", "getuid", "sysinfo", "ugetrlimit", "uname",
  ]
  private static let waiting = [
    "epoll_create", "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_pwait2", "epoll_wait", "eventfd2",
    "pipe", "pipe2", "poll", "ppoll", "pselect6", "select",
  ]

  /// Calls that are allowed with some arguments.
  ///
  /// - Parameter process: This process's number.
  /// - Returns: The calls, a rule for each choice of arguments.
  static func conditional(process: Int32) -> [Rule] {
    let requests = [TCGETS, TIOCGWINSZ, FIONREAD].map { Int32($0) }
    return [
      // To read: without a single one of the flags that change a file.
      Rule(name: "open", conditions: [CallCondition(argument: 1, mask: changing.reduce(0, |), value: 0)]),
      Rule(name: "openat", conditions: [CallCondition(argument: 2, mask: changing.reduce(0, |), value: 0)]),
      // A thread, not a process. clone3(2) has its flags in memory, where no filter sees them; glibc does without it.
      Rule(name: "clone", conditions: [CallCondition(argument: 0, mask: cloneThread, value: cloneThread)]),
      // Its own end, as in abort(3).
      Rule(name: "tgkill", conditions: [.argument(0, isInt: process)]),
      Rule(name: "kill", conditions: [.argument(0, isInt: process)]),
      // To ask for a limit, not to set one.
      Rule(name: "prlimit64", conditions: [.argument(0, isInt: 0), .argument(2, is: 0)]),
      // PR_SET_NAME and PR_GET_NAME.
      Rule(name: "prctl", conditions: [.argument(0, isInt: 15)]),
      Rule(name: "prctl", conditions: [.argument(0, isInt: 16)]),
    ]
      + requests.map { Rule(name: "ioctl", conditions: [.argument(1, isInt: $0)]) }
  }

  /// Calls that are refused with `EPERM` rather than as unknown, because libraries tell their users about it.
  static let refused: [Rule] =
    changing.flatMap { flag in
      [
        Rule(name: "open", conditions: [CallCondition(argument: 1, mask: flag, value: flag)]),
        Rule(name: "openat", conditions: [CallCondition(argument: 2, mask: flag, value: flag)]),
      ]
    }
    + ["socket", "socketpair", "execve", "execveat", "fork", "vfork", "ptrace", "unlink", "unlinkat"].map {
      Rule(name: $0, conditions: [])
    }

  private static let changing = [O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND].map { UInt64($0) }
  /// CLONE_THREAD of sched.h.
  private static let cloneThread: UInt64 = 0x10000
}
