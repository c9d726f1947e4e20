"""One node of the run: a process on a host of its own, that can be killed, stopped, drained and misled."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

SERVE = "import sys; {first}from tablee.server.hosting.run import serve; sys.exit(serve({args}))"
FAKE = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")
PATIENCE = 60.0
DOOR = 1000  # the port for other nodes is so much higher
LINES = 12  # of its log, told when it does not open


class RunNode:
    """`first` is done in its process before it serves: that is how a mutant is made."""

    def __init__(
        self, name: str, host: str, port: int, store: str, within: list[str], log: Path, first: str
    ) -> None:
        self.name, self.host, self.port = name, host, port
        self.base = f"http://{host}:{port}"
        self.own_address = f"{host}:{port + DOOR}"
        """Where the other nodes reach it."""
        self._store = store
        self._within = within
        self._log = log
        self._first = first
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, clock: int = 0) -> None:
        """With a wall clock that is so many seconds off."""
        args = (
            f"{self.host!r}, {self.port}, {self._store!r}, quiet=True, node=True, joins_per_minute=1e9, "
            f"node_address={self.own_address!r}"
        )
        misled = ["env", f"LD_PRELOAD={FAKE}", f"FAKETIME={clock:+d}", "FAKETIME_DONT_FAKE_MONOTONIC=1"]
        command = [
            *self._within,
            *(misled if clock else []),
            sys.executable,
            "-c",
            SERVE.format(first=self._first, args=args),
        ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, env=self._surroundings())
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.base}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(
            f"{self.name} did not open (exit code {self.process.poll()}): {self._last_words()}"
        )

    def _surroundings(self) -> dict[str, str]:
        """The sources are compiled by whoever starts first, whatever the run itself is told to write."""
        given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**given, "PYTHONPYCACHEPREFIX": str(self._log.parent / "bytecode")}

    def _last_words(self) -> str:
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-LINES:])

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def kill(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.kill()
            self._process.wait(PATIENCE)

    def drain(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def stop(self, on: bool) -> None:
        self.process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)
