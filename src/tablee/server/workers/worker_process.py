"""A process that does long work for the house, one job after the other, and ends with it.

The house talks to it by a pipe. Whatever a job does, the process costs no more than stated: it has less
of the processor than the house, a bound on its memory, and a time for each job, after which an alarm
that nobody catches ends it even if no house is left to do so.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple

from tablee.core.interrupts import without_interrupts
from tablee.server.log.lines import places_of

BEGIN_SECONDS: Final = 60.0
NICE: Final = 5
GRACE: Final = 1.0  # seconds the house is given to end it, when its time is over
SET_DEATH_SIGNAL: Final = 1  # Linux: PR_SET_PDEATHSIG
_context = multiprocessing.get_context("spawn")
_beginning_or_forgotten = threading.Lock()
"""Whoever begins a process looks at all others; one that is forgotten meanwhile would break that."""


class Job(NamedTuple):
    """A function of this package, by reference, what it is given, and its time."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float


class Failed(NamedTuple):
    """What the process says instead of an answer: what was raised and where, and no word of a player's."""

    why: str


class WorkFailed(Exception):
    """The work raised an exception."""


class ProcessGone(Exception):
    """The process ended over the job, or before it."""


class WorkerProcess:
    """Begins when made. Make it in a thread that lives as long as the house: Linux ends it with that."""

    def __init__(self, name: str, memory: int) -> None:
        self._pipe, other = _context.Pipe()
        self._process = _context.Process(
            target=_serve, args=(other, os.getpid(), memory), daemon=True, name=name
        )
        with without_interrupts(), _beginning_or_forgotten:
            self._process.start()
        other.close()
        self._thread = ThreadPoolExecutor(1, name)  # where the house waits for it
        self._begun = False

    async def begin(self) -> None:
        """Wait until the process is there; `TimeoutError` if it takes longer than on the slowest of days."""
        if not self._begun:
            await self._within(BEGIN_SECONDS, self._answer)
            self._begun = True

    async def do(self, job: Job) -> Any:
        """The job's result; `TimeoutError` if it takes longer than the job may."""
        answer = await self._within(job.seconds, self._ask, job)
        if isinstance(answer, Failed):
            raise WorkFailed(answer.why)
        return answer

    async def _within(self, seconds: float, blocking: Callable[..., Any], *args: Any) -> Any:
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._thread, blocking, *args)

    def _ask(self, job: Job) -> Any:
        try:
            self._pipe.send(job)
        except OSError as error:
            raise ProcessGone from error
        return self._answer()

    def _answer(self) -> Any:
        try:
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise ProcessGone from error

    def end(self) -> None:
        """At once, whatever it does: it has nothing to save. Whoever waits for an answer hears of it."""
        self._process.kill()
        self._thread.submit(self._bury)
        self._thread.shutdown(wait=False)

    def _bury(self) -> None:
        self._process.join()
        with _beginning_or_forgotten:
            self._process.close()
        self._pipe.close()


def _serve(pipe: Connection, house: int, memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house
    _end_with(house)
    _bound(memory)
    pipe.send(None)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        with contextlib.suppress(BrokenPipeError), _time_limit(job.seconds + GRACE):
            pipe.send(_done(job))


def _done(job: Job) -> Any:
    try:
        return job.work(*job.args)
    except MemoryError:
        os._exit(1)  # nothing that needs so much is worth going on with
    except Exception as error:
        return Failed(f"{type(error).__name__} {places_of(error.__traceback__)}")


def _end_with(house: int) -> None:
    """Neither an idle process nor one in the midst of a job outlives the house, however that ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
    threading.Thread(target=_watch, daemon=True).start()
    if sys.platform != "win32" and os.getppid() != house:
        os._exit(1)


def _watch() -> None:
    house = multiprocessing.parent_process()
    assert house is not None
    wait([house.sentinel])
    os._exit(1)


def _bound(memory: int) -> None:
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
