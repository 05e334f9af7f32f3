"""Starts the worker: see Documentation/SecondOpinion.md."""
import os
import sys

from second_opinion.channel import Channel
from second_opinion.worker import serve


# Before any library is loaded: numpy's would start threads, each with memory of its own.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[variable] = "1"


def start(settings):
    """Starts the engine; only now its libraries are loaded, which may print."""
    from second_opinion.reading import Reader

    return Reader.start(settings).read


if __name__ == "__main__":
    sys.exit(serve(Channel(), start))
