#pragma once
#include <seccomp.h>

/// SCMP_ACT_ERRNO, a macro with an argument.
static inline uint32_t tallyroll_scmp_errno(uint16_t code) { return SCMP_ACT_ERRNO(code); }
/// SCMP_ACT_ALLOW, a cast.
static const uint32_t tallyroll_scmp_allow = SCMP_ACT_ALLOW;
