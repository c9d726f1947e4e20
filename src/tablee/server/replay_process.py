"""The process in which records are read and games replayed, and the pipe to it.

A record from outside may be as long as the rules allow and as strange as its sender likes: it
costs this process alone, which has less of the processor than the house, a bound on its memory,
and ends by itself when a job takes too long or the house is gone.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from tablee.server import limits
from tablee.server.log_lines import places_of

NICE: Final = 10
WORK: Final = "tablee.server.replays"
_context = multiprocessing.get_context("spawn")


class Job(NamedTuple):
    """A function of this package, by reference, and what it is given."""

    work: Callable[..., Any]
    args: tuple[Any, ...]


class Broken(NamedTuple):
    """The work raised what nobody foresaw; `why` says what and where, and no word of the record's."""

    why: str


class ReplayProcess:
    """Begins when made, which takes a moment; `stop` ends it at once, whatever it does."""

    def __init__(self) -> None:
        self._pipe, other = _context.Pipe()
        self._process = _context.Process(target=_serve, args=(other,), daemon=True, name="tablee replays")
        self._process.start()
        other.close()
        self._pipe.recv()  # it is there, and knows its work

    def do(self, job: Job) -> Any:
        """The job's result; blocks. `EOFError` or `OSError` if the process ended over it."""
        self._pipe.send(job)
        return self._pipe.recv()

    def stop(self) -> None:
        """Whoever waits in `do` hears of the end by it."""
        self._process.kill()
        self._process.join()


def _serve(pipe: Connection) -> None:
    pipe.send(import_module(WORK).__name__)
    _settle_in()
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):  # the house is gone
            return
        with contextlib.suppress(BrokenPipeError), _time_limit():
            pipe.send(_done(job))


def _done(job: Job) -> Any:
    try:
        return job.work(*job.args)
    except MemoryError:
        os._exit(1)  # nothing that needs so much is worth going on with
    except Exception as error:
        return Broken(f"{type(error).__name__} {places_of(error.__traceback__)}")


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_DATA, (limits.REPLAY_MEMORY, limits.REPLAY_MEMORY))


@contextlib.contextmanager
def _time_limit() -> Iterator[None]:
    """The alarm nobody catches ends the process, also when no house is left to do so."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, limits.REPLAY_SECONDS + 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
