#pragma once
#include <linux/seccomp.h>
#include <sched.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// glibc declares these under _GNU_SOURCE only, which Swift's Glibc module does not define.
extern int pipe2(int descriptors[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
extern int sched_getaffinity(pid_t process, size_t bytes, cpu_set_t *mask);

/// POSIX_SPAWN_SETSID of glibc's spawn.h: the child starts a session of its own.
static const short tallyroll_spawn_setsid = 0x80;

/// `PR_SET_NO_NEW_PRIVS`; prctl(2) is variadic, which Swift cannot import.
static inline int tallyroll_set_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/// The calling thread's processor time in nanoseconds. In Swift, `timespec` belongs to another module in release
/// builds than in debug builds, and only one of them can be imported.
static inline int64_t tallyroll_thread_time(void) {
  struct timespec time = {0, 0};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// `struct landlock_ruleset_attr` of Landlock 6; kernels with an older one take it as long as what they lack is 0.
struct tallyroll_landlock_ruleset {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
};

/// landlock_create_ruleset(2), for which glibc has no function.
static inline long tallyroll_landlock_create_ruleset(
    const struct tallyroll_landlock_ruleset *ruleset, size_t size, uint32_t flags) {
  return syscall(SYS_landlock_create_ruleset, ruleset, size, flags);
}

/// landlock_restrict_self(2), for which glibc has no function.
static inline long tallyroll_landlock_restrict_self(int ruleset) {
  return syscall(SYS_landlock_restrict_self, ruleset, 0);
}

/// seccomp(2), for which glibc has no function: 0 where the kernel's filters can refuse a call with an error.
static inline long tallyroll_seccomp_can_refuse(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action);
}
