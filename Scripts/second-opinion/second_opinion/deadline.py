"""The time that one document may take."""
import time

from .failure import Failure


class Deadline:
    """A moment after which nothing new is begun."""

    def __init__(self, milliseconds, clock=time.monotonic):
        self._clock = clock
        self._end = clock() + milliseconds / 1000

    def check(self):
        """Raises a failure where the time is over."""
        if self._clock() > self._end:
            raise Failure(
                "ocr-deadline", "the text was not recognised within the time limit",
                "raise 'limits: time', or scan at a lower resolution")
