"""The worker's loop: reads requests, answers each with words or with the reason why there are none."""
import os
import resource
import stat
import time

from .confinement import confine
from .deadline import Deadline
from .failure import Failure
from .filepath import path_bytes
from .settings import Settings, bad_configuration


def serve(channel, start):
    """Serves requests until the input ends; returns the exit status.

    start -- makes, from the settings, what reads a file's bytes until a deadline: its reply's 'recognition'.
    """
    try:
        settings = Settings(_configuration(channel))
        _limit(settings.memory)
        read = start(settings)
        # Before a byte of a document is read, and before there is a second thread.
        confine()
    except EOFError:
        return 0
    except Failure as failure:
        channel.write({"failure": failure.told()})
        return 1
    if settings.ends_with_parent:
        channel.exit_when_input_closes()
    channel.write({"ready": True})
    while True:
        try:
            request = channel.next()
        except EOFError:
            return 0
        channel.write(answer(request, settings, read))


def answer(request, settings, read):
    """Returns the reply to a request."""
    if not _is_request(request):
        return {"failure": Failure(
            "worker-protocol", "a line of input is no request",
            "write one object a line, such as '{\"id\":1,\"path\":\"scan.jpg\"}'").told()}
    try:
        deadline = Deadline(request.get("softDeadlineMilliseconds", settings.milliseconds))
        content = contents(path_bytes(request["path"]), settings.memory // 2)
        return {"id": request["id"], "recognition": read(content, deadline)}
    except Failure as failure:
        return {"id": request["id"], "failure": failure.told(request["path"])}
    except MemoryError:
        failure = Failure("page-not-prepared", "the memory is not enough for the page", "raise 'limits: memory'")
        return {"id": request["id"], "failure": failure.told(request["path"])}


def contents(path, limit):
    """Returns a file's bytes."""
    try:
        # A pipe would be waited for; without this flag even opening one waits.
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except FileNotFoundError:
        raise Failure("file-vanished", "the file is not there", "check the path") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no such path"
        raise Failure("file-unreadable", f"the file cannot be read: {reason}", "make it readable") from None
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise Failure("file-not-regular", "this is no file", "give the path of a file")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            # As much memory is taken as is asked for, whatever comes.
            content = file.read(min(limit, status.st_size) + 1)
    except OSError as error:
        raise Failure("file-unreadable", f"the file cannot be read: {error.strerror}", "check the disk") from None
    finally:
        os.close(descriptor)
    if len(content) > limit:
        raise Failure("file-too-large", f"the file has more than {limit} bytes", "raise 'limits: memory'")
    if not content:
        raise Failure("file-empty", "the file is empty", "scan or copy it again")
    return content


def microseconds(since):
    """Returns the time since then, at least one microsecond."""
    return max(1, round((time.monotonic() - since) * 1_000_000))


def _configuration(channel):
    configuration = channel.next()
    if configuration is None:
        raise bad_configuration()
    return configuration


def _limit(memory):
    """Limits what the process may allocate, and keeps it from leaving a core file."""
    for kind, value in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CORE, 0)):
        _, hard = resource.getrlimit(kind)
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (value, value))


def _is_request(request):
    if not isinstance(request, dict):
        return False
    number, deadline = request.get("id"), request.get("softDeadlineMilliseconds", 0)
    return (
        isinstance(number, int) and not isinstance(number, bool) and isinstance(request.get("path"), str)
        and isinstance(deadline, int) and not isinstance(deadline, bool) and deadline >= 0)
