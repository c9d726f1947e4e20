"""Whole games spread over workers: processes of this machine, or a Ray cluster (`pip install 'tablee[ray]'`).

    with workers_of(jobs=8) as workers:
        result = run_arena(game, bots, games=1000, workers=workers)

Every task carries all it needs, its seed too, and results come in the order of the tasks: who worked on
what, and how many there were, changes nothing. A worker that is lost costs only time: its tasks are done
again by others.
"""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

import msgspec

from tablee.core.interrupts import without_interrupts

T = TypeVar("T")
R = TypeVar("R")
LOSSES: Final = 5  # times that the same work may lose its worker, before it is its own fault
KNOCKING: Final = 10.0  # seconds until a cluster must have answered
LOCAL: Final = "local"
"""Instead of a cluster's address: one on this machine, for as long as the work takes."""


class WorkersLost(Exception):
    """Workers died again and again, or there is no cluster; the message is one line for people."""


class Workers(Protocol):
    def spread(self, function: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        """`function` of every task, in order; what a task raises is raised here."""


@contextmanager
def workers_of(jobs: int = 1, cluster: str = "") -> Iterator[Workers]:
    """Workers: this process alone, `jobs` others, or the Ray cluster at that address."""
    if cluster:
        ray = _connected(cluster, jobs)
        try:
            yield Cluster(ray)
        finally:
            ray.shutdown()
    elif jobs <= 1:
        yield Alone()
    else:
        processes = Processes(jobs)
        try:
            yield processes
        except BaseException:  # also when nobody wants the rest: a game under way may take minutes
            processes.stop()
            raise
        finally:
            processes.close()


class Alone:
    def spread(self, function: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        yield from map(function, tasks)


class Processes:
    """A pool that is broken is replaced, and goes on with the first part whose result is missing."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._others: list[BaseProcess] = []
        self._pool = self._new_pool()

    def spread(self, function: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        parts, losses = parts_of(tasks, self._jobs), 0
        while parts:
            done = 0
            try:
                with without_interrupts():
                    futures = [self._pool.submit(_all, function, part) for part in parts]
                for future in futures:
                    yield from future.result()
                    done += 1
            except BrokenProcessPool:
                losses = 1 if done else losses + 1
                if losses > LOSSES:
                    raise WorkersLost(f"workers died {losses} times over the same games") from None
                self.close()
                self._pool = self._new_pool()
            except GeneratorExit:  # nobody wants the rest
                self.stop()
                raise
            parts = parts[done:]

    def stop(self) -> None:
        for worker in active_children():
            if worker not in self._others:
                worker.terminate()

    def close(self) -> None:
        self._pool.shutdown()

    def _new_pool(self) -> ProcessPoolExecutor:
        self._others = active_children()
        return ProcessPoolExecutor(self._jobs, get_context("spawn"), _leave_interrupts)


class Cluster:
    """Ray gives the tasks of a lost worker to others."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote = ray.remote(max_retries=LOSSES)(_guarded)

    def spread(self, function: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        for reference in [self._remote.remote(function, part) for part in parts_of(tasks, workers)]:
            done = self._fetched(reference)
            if isinstance(done, _Failed):
                raise done.error
            yield from done

    def _fetched(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise WorkersLost(f"the cluster lost the work: {_line(error)}") from None


class _Failed(msgspec.Struct, frozen=True):
    """What a task raised, carried home as it is."""

    error: Exception


def parts_of(tasks: Sequence[T], workers: int) -> list[list[T]]:
    size = max(1, min(16, len(tasks) // (4 * workers)))
    return [list(tasks[at : at + size]) for at in range(0, len(tasks), size)]


def _all(function: Callable[[T], R], part: list[T]) -> list[R]:
    return [function(task) for task in part]


def _guarded(function: Callable[[T], R], part: list[T]) -> list[R] | _Failed:
    try:
        return _all(function, part)
    except Exception as error:  # whatever a stranger's bot does
        return _Failed(error)


def _leave_interrupts() -> None:
    """Ctrl+C is for the process that asked; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _connected(address: str, jobs: int) -> Any:
    """Ray, connected; it tells nobody of its use."""
    if address != LOCAL:
        _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=max(1, jobs), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise WorkersLost(f"no cluster at {address}: {_line(error)}") from None
    return ray


def _knock(address: str) -> None:
    """Whether anybody answers there: Ray itself asks for more than a minute before it gives up."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # a name that Ray knows
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, OverflowError) as error:
        raise WorkersLost(f"no cluster at {address}: {_line(error)}") from None


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
