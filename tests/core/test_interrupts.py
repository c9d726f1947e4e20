"""An interrupt reaches no process that was begun without interrupts."""

from __future__ import annotations

import signal
import subprocess
import sys

from tablee.core.interrupts import without_interrupts

WAITS = "import sys; sys.stdin.readline(); print('went on')"


def test_a_process_begun_meanwhile_never_hears_an_interrupt() -> None:
    with without_interrupts():
        begun = subprocess.Popen(
            [sys.executable, "-c", WAITS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    begun.send_signal(signal.SIGINT)
    told, _ = begun.communicate("\n", timeout=60)
    assert (told, begun.returncode) == ("went on\n", 0)


def test_afterwards_interrupts_are_heard_as_before() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with without_interrupts():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
