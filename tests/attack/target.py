"""The house under attack: `tablee serve` with its default limits, a process of its own, and what it uses."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import psutil

from tablee.client import HouseClient, Unreachable
from tests.ports import HeldPort

TABLEE: Final = """
import resource, sys
from pathlib import Path
for what, most in {limits!r}:
    resource.setrlimit(getattr(resource, what), (most, most))
from tests.attack.held import note_in
note_in(Path({held!r}))
from tablee.cli.main import main
sys.exit(main())
"""
PATIENCE: Final = 120.0  # seconds: machines may be busy
CLOSING: Final = 30.0
SPARED: Final = 3 * 1024**3  # bytes of data a house may take: an attack that works must not take the machine
SAMPLE_SECONDS: Final = 0.1
MB: Final = 1024 * 1024


class Target:
    """One server, its log and its database; `descriptors` is how many it may have, if it is to be few."""

    def __init__(self, folder: Path, descriptors: int | None = None) -> None:
        self.db = folder / "tablee.db"
        self.log = folder / "log.txt"
        self.held = folder / "held.txt"
        self._held = HeldPort()
        self.port = self._held.number
        self.address = f"http://127.0.0.1:{self.port}"
        self._descriptors = descriptors
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = self._started()
        client, until = HouseClient(self.address, patience=2.0), time.monotonic() + PATIENCE
        while self.alive and time.monotonic() < until:
            try:
                await client.get("/healthz")
                return
            except Unreachable:
                await asyncio.sleep(0.05)
        raise RuntimeError(f"the house did not open: {self.log.read_text(errors='replace')[-2000:]}")

    def _started(self) -> subprocess.Popen[bytes]:
        limits = [("RLIMIT_DATA", SPARED)]
        limits += [("RLIMIT_NOFILE", self._descriptors)] if self._descriptors else []
        where = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.db)]
        command = [sys.executable, "-c", TABLEE.format(limits=limits, held=str(self.held)), *where]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "LANG": "C.UTF-8"})

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> int | None:
        """Its exit code; None if it had to be killed."""
        assert self._process is not None
        family = [self._process.pid, *[child.pid for child in self.children()]]
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(CLOSING)
            return None
        finally:
            for pid in family[1:]:
                if psutil.pid_exists(pid):
                    os.kill(pid, signal.SIGKILL)

    def children(self) -> list[psutil.Process]:
        assert self._process is not None
        try:
            return psutil.Process(self._process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []

    def usage(self) -> dict[str, float]:
        """Memory of the house and of its thinkers in MB, open descriptors, seconds of processor."""
        assert self._process is not None
        try:
            house = psutil.Process(self._process.pid)
            with house.oneshot():
                used, files, times = house.memory_info().rss / MB, house.num_fds(), house.cpu_times()
            thinkers = sum(child.memory_info().rss for child in house.children(recursive=True)) / MB
        except psutil.NoSuchProcess:
            return {}
        seconds = times.user + times.system
        return {"rss_mb": used, "thinkers_mb": thinkers, "descriptors": files, "cpu": seconds}

    def kept_bytes(self) -> int:
        """On disk: the database and what lies beside it."""
        return sum(path.stat().st_size for path in self.db.parent.glob("tablee.db*"))


class Watch:
    """The most a target used, looked at ten times a second."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self.most: dict[str, float] = {}

    async def look(self) -> None:
        while self._target.alive:
            for name, value in self._target.usage().items():
                self.most[name] = max(value, self.most.get(name, value))
            await asyncio.sleep(SAMPLE_SECONDS)


async def metrics(client: HouseClient) -> dict[str, float]:
    """The house's own counters."""
    lines = (await client.get("/metrics")).decode().splitlines()
    values = [line.rpartition(" ") for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in values}


def raise_descriptors(wanted: int) -> None:
    """For an attacker's own process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


Facts = dict[str, Any]
