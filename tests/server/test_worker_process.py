"""The house's processes for long work: begun and forgotten from several threads."""

from __future__ import annotations

import time

import pytest

from tablee.server import limits
from tablee.server.workers import worker_process
from tablee.server.workers.worker_process import WorkerProcess


def test_a_process_is_not_forgotten_while_another_one_begins() -> None:
    """multiprocessing looks at every process it knows when it starts one: none may vanish meanwhile."""
    ended = WorkerProcess("thinker", limits.THINKER_MEMORY)
    with worker_process._beginning_or_forgotten:
        ended.end()
        until = time.monotonic() + 60
        while ended._process.exitcode is None and time.monotonic() < until:
            time.sleep(0.01)  # two who join at once may each see the other's answer first
        assert ended._process.exitcode is not None
    ended._thread.shutdown(wait=True)
    with pytest.raises(ValueError, match="closed"):
        _ = ended._process.exitcode
