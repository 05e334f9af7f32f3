"""Takes all privileges from this process but reading, as far as the kernel can hold it to that.

What a document makes of a library that parses it, it cannot write a file, start a program or reach the network.
tallyroll's own workers do the same with Landlock and a longer filter; see Sources/Processes/Confinement.swift.
"""
import ctypes
import errno
import os
import platform
import struct

PR_SET_NO_NEW_PRIVS = 38
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF = 444, 446
LANDLOCK_CREATE_RULESET_VERSION = 1
SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC = 1, 1

SYSTEMS = {
    # The kernel's number of the architecture; seccomp, and the calls that are refused: socket, execve, execveat,
    # ptrace, process_vm_writev, io_uring_setup.
    "x86_64": (0xC000003E, 317, (41, 59, 322, 101, 311, 425)),
    "aarch64": (0xC00000B7, 277, (198, 221, 281, 117, 271, 425)),
}
FOREIGN_CALLS = 0x4000_0000
"""On x86_64, from here on numbers are of another calling convention, with the same calls under other numbers."""


def confine():
    """Gives privileges up; returns the names of what this kernel could be held to."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        return []
    parts = {"landlock": _refuse_writing, "seccomp": _refuse_calls}
    return ["no-new-privileges"] + [name for name, part in parts.items() if part(libc)]


def _refuse_writing(libc):
    version = libc.syscall(LANDLOCK_CREATE_RULESET, None, 0, LANDLOCK_CREATE_RULESET_VERSION)
    if version < 1:
        return False
    # Everything that is not reading (bits 2 and 3), as far as this version knows it.
    rights = {1: 13, 2: 14}.get(version, 15) if version < 5 else 16
    files = ((1 << rights) - 1) & ~0b1100
    network = 0b11 if version >= 4 else 0
    scoped = 0b11 if version >= 6 else 0
    attributes = struct.pack("=QQQ", files, network, scoped)[:8 if version < 4 else 16 if version < 6 else 24]
    ruleset = libc.syscall(LANDLOCK_CREATE_RULESET, attributes, len(attributes), 0)
    if ruleset < 0:
        return False
    try:
        return libc.syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0) == 0
    finally:
        os.close(ruleset)


def _refuse_calls(libc):
    system = SYSTEMS.get(platform.machine())
    if not system:
        return False
    architecture, seccomp, calls = system
    program = _filter(architecture, calls)
    text = ctypes.create_string_buffer(b"".join(program), 8 * len(program))
    # struct sock_fprog: how many instructions, and where they are.
    description = struct.pack("@HP", len(program), ctypes.addressof(text))
    return libc.syscall(seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, description) == 0


def _filter(architecture, calls):
    """Returns the instructions that refuse calls, and all of an architecture that is not this one's."""
    load, equal, at_least, leave = 0x20, 0x15, 0x35, 0x06
    refuse = struct.pack("=HBBI", leave, 0, 0, 0x0005_0000 | errno.EPERM)
    allow = struct.pack("=HBBI", leave, 0, 0, 0x7FFF_0000)
    program = [
        struct.pack("=HBBI", load, 0, 0, 4), struct.pack("=HBBI", equal, 1, 0, architecture), refuse,
        struct.pack("=HBBI", load, 0, 0, 0), struct.pack("=HBBI", at_least, len(calls) + 1, 0, FOREIGN_CALLS)]
    for index, call in enumerate(calls):
        program.append(struct.pack("=HBBI", equal, len(calls) - index, 0, call))
    return [*program, allow, refuse]
