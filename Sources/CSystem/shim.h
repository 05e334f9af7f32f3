#pragma once
#include <sched.h>
#include <spawn.h>
#include <sys/types.h>

// glibc declares these under _GNU_SOURCE only, which Swift's Glibc module does not define.
extern int pipe2(int descriptors[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int sched_getaffinity(pid_t process, size_t bytes, cpu_set_t *mask);

/// POSIX_SPAWN_SETSID of glibc's spawn.h: the child starts a session of its own.
static const short tallyroll_spawn_setsid = 0x80;
