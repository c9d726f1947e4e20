"""A house to measure: a server alone on core 0, its players on core 1, and what both were denied."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

SERVE = """
import sys
from tablee.server import limits
for name in ("CONNECTIONS_PER_ADDRESS", "CONNECTS_BURST", "ALL_CONNECTS_PER_SECOND", "REQUESTS_BURST",
             "ALL_REQUESTS_PER_SECOND", "GREETINGS_BURST", "ALL_GREETINGS_PER_SECOND"):
    setattr(limits, name, 1_000_000)  # all players come from one address
try:
    from tablee.server.hosting.run import serve
except ImportError:  # a commit of before the server had folders
    from tablee.server.run import serve
sys.exit(serve(*{args!r}, joins_per_minute=1e9, quiet=True, **{more!r}))
"""


@contextmanager
def serving() -> Iterator[tuple[int, psutil.Process]]:
    """A server with an empty store on one core, this process on the other: its port, and itself."""
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        port = free_port()
        server = start(port, str(Path(folder) / "bench.db"))
        try:
            pin(0, 1)
            yield port, psutil.Process(server.pid)
        finally:
            os.sched_setaffinity(0, range(os.cpu_count() or 1))
            server.terminate()
            server.wait(10)


def start(port: int, place: str, source: Path | None = None, **more: Any) -> subprocess.Popen[bytes]:
    """A house at that place, a file or a database, from this source tree or another one; it answers."""
    code = SERVE.format(args=("127.0.0.1", port, place), more=more)
    paths = [str(source)] if source else []
    paths += [path for path in [os.environ.get("PYTHONPATH")] if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    server = subprocess.Popen([sys.executable, "-c", code], env=environment)
    pin(server.pid, 0)
    for _ in range(500):
        try:
            house = http.client.HTTPConnection("127.0.0.1", port)
            house.request("GET", "/healthz")
            house.getresponse().read()
            house.close()
            return server
        except ConnectionError:
            time.sleep(0.02)
    raise RuntimeError("the server did not start")


def pin(pid: int, core: int) -> None:
    os.sched_setaffinity(pid, {core % (os.cpu_count() or 1)})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(house: http.client.HTTPConnection, path: str, body: Any) -> Any:
    house.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = house.getresponse()
    data = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{path}: {answer.status} {data.decode()}")
    return json.loads(data)


def stolen() -> float:
    """Seconds for which this machine's cores were lent to others since it started: no program runs then."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0))
