internal import CSeccomp
internal import CSystem
internal import Glibc

/// The filter of system calls for a process that only computes, reads and answers: seccomp(2).
///
/// What is not listed does not exist for the process, as on an older kernel, so that libraries fall back to what does.
enum CallFilter {
  /// Whether the kernel filters system calls.
  static var isAvailable: Bool { tallyroll_seccomp_can_refuse() == 0 }

  /// Filters the calls of all threads of this process from now on.
  static func load() throws(SystemError) {
    guard let filter = seccomp_init(tallyroll_scmp_errno(UInt16(ENOSYS))) else {
      throw SystemError(code: ENOMEM)
    }
    defer { seccomp_release(filter) }
    // The mitigation that older kernels add to a filter costs more than the filter.
    for attribute in [SCMP_FLTATR_CTL_TSYNC, SCMP_FLTATR_CTL_SSB] {
      try check(seccomp_attr_set(filter, attribute, 1))
    }
    for name in CallList.allowed { try add(name, [], tallyroll_scmp_allow, to: filter) }
    for rule in CallList.conditional(process: getpid()) {
      try add(rule.name, rule.conditions, tallyroll_scmp_allow, to: filter)
    }
    for rule in CallList.refused {
      try add(rule.name, rule.conditions, tallyroll_scmp_errno(UInt16(EPERM)), to: filter)
    }
    try check(seccomp_load(filter))
  }

  private static func add(
    _ name: String, _ conditions: [CallCondition], _ action: UInt32, to filter: scmp_filter_ctx
  ) throws(SystemError) {
    let number = seccomp_syscall_resolve_name(name)
    // A name that this libseccomp does not know needs no rule: what is not listed is refused.
    guard number != __NR_SCMP_ERROR else { return }
    let arguments = conditions.map { condition in
      scmp_arg_cmp(
        arg: condition.argument, op: SCMP_CMP_MASKED_EQ, datum_a: condition.mask, datum_b: condition.value)
    }
    try check(seccomp_rule_add_array(filter, action, number, UInt32(arguments.count), arguments))
  }

  /// libseccomp returns errors as negative numbers.
  private static func check(_ result: Int32) throws(SystemError) {
    guard result >= 0 else { throw SystemError(code: -result) }
  }
}
