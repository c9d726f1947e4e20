"""The hosts of a fault run: two runs at once know nothing of each other, and the dead are cleared away."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.faults import network
from tests.faults.network import Network

needs_root = pytest.mark.skipif(not network.possible(), reason="no root or no iproute2")
ANOTHER_RUN = (
    "import os; from tests.faults.network import Network; network = Network(['one'], True).__enter__(); "
    "print(os.getpid(), network.hosts['one'], flush=True); input()"
)


@needs_root
def test_two_runs_at_once_have_hosts_of_their_own_and_one_that_was_killed_is_cleared_away() -> None:
    other = _another_run()
    number, address = _told(other)
    try:
        with Network(["one"], True) as mine:
            assert mine.hosts["one"] != address
            assert {network._space("one"), network._space("one", number)} <= set(network._spaces())
        assert network._space("one", number) in network._spaces(), "the other's stay when mine go"
    finally:
        other.kill()
        other.wait()
    with Network(["one"], True):
        assert network._space("one", number) not in network._spaces()
    assert not [name for name in network._spaces() if name.startswith(network._space("", os.getpid()))]


def _another_run() -> subprocess.Popen[str]:
    command = [sys.executable, "-c", ANOTHER_RUN]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _told(process: subprocess.Popen[str]) -> tuple[int, str]:
    assert process.stdout is not None
    number, address = process.stdout.readline().split()
    return int(number), address
