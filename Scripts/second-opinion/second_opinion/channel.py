"""The protocol's lines, safe from whatever else is printed."""
import json
import os
import select
import threading


class Channel:
    """This process's standard input and output; from now on whatever else prints goes to the standard error."""

    def __init__(self):
        self._input = os.fdopen(os.dup(0), "rb")
        self._output = os.fdopen(os.dup(1), "wb")
        os.dup2(2, 1)

    def next(self):
        """Returns the next line's value; None where it is no JSON; raises EOFError at the end."""
        line = self._input.readline()
        if not line:
            raise EOFError
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            return None

    def write(self, reply):
        """Writes a reply as one line."""
        self._output.write(encoded(reply))
        self._output.flush()

    @staticmethod
    def exit_when_input_closes():
        """Ends the process as soon as whoever writes to it is gone, whatever it is doing."""

        def watch():
            poll = select.poll()
            poll.register(0, 0)
            poll.poll()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def encoded(reply):
    """Returns a reply as a line of JSON."""
    # What is no character, half a surrogate pair for instance, is no UTF-8 either.
    text = json.dumps(reply, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-8", "replace") + b"\n"
