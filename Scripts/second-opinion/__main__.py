"""Starts the worker: see Documentation/SecondOpinion.md."""
import sys

from second_opinion.channel import Channel
from second_opinion.worker import serve


def start(settings):
    """Starts the engine; only now its libraries are loaded, which may print."""
    from second_opinion.reading import Reader

    return Reader.start(settings).read


if __name__ == "__main__":
    sys.exit(serve(Channel(), start))
