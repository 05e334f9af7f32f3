"""The first line that a worker reads: how it is to work."""
from .failure import Failure

TIME = 60.0
PIXELS = 150_000_000
MEMORY = 1_000_000_000
PAGES = 200


class Settings:
    """What the configuration says, with defaults for what it leaves out."""

    def __init__(self, configuration):
        if not isinstance(configuration, dict):
            raise bad_configuration()
        limits = _part(configuration, "limits")
        self.pixels = _positive(limits, "pixels", PIXELS)
        self.memory = _positive(limits, "memory", MEMORY)
        self.pages = _positive(limits, "pages", PAGES)
        self.milliseconds = _time(limits) * 800
        self.orientation = _part(configuration, "load").get("orientation", "auto")
        if self.orientation not in ("auto", "exif", "keep"):
            raise bad_configuration()
        self.ends_with_parent = configuration.get("endsWithParent") is True


def bad_configuration():
    """Returns the failure of a first line that is none."""
    return Failure(
        "worker-protocol", "the first line of input is no configuration", "begin with a line such as '{}'")


def _part(configuration, name):
    part = configuration.get(name, {})
    if not isinstance(part, dict):
        raise bad_configuration()
    return part


def _positive(limits, name, standard):
    value = limits.get(name, standard)
    if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        raise bad_configuration()
    return value


def _time(limits):
    """Returns the limit of time in seconds, which comes as seconds and attoseconds."""
    time = limits.get("time", TIME)
    if isinstance(time, list) and len(time) == 2 and all(isinstance(part, int) for part in time):
        time = time[0] * 2**64 + time[1]
        time = time / 10**18
    if not isinstance(time, (int, float)) or isinstance(time, bool) or not 0 < time <= 1e9:
        raise bad_configuration()
    return time
