"""How long a person waits: for `tablee --help`, and for the first page after `tablee serve`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from bench.serving import free_port

TABLEE = str(Path(sys.executable).with_name("tablee"))
REPEATS = 5


def measure() -> dict[str, float]:
    """The best of a few, in seconds."""
    return {
        "help_seconds": min(_help() for _ in range(REPEATS)),
        "first_page_seconds": min(_first_page() for _ in range(REPEATS)),
    }


def _help() -> float:
    began = time.perf_counter()
    subprocess.run([TABLEE, "--help"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def _first_page() -> float:
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        port, began = free_port(), time.perf_counter()
        serve = [TABLEE, "serve", "--host", "127.0.0.1", "--port", str(port), "--db", f"{folder}/bench.db"]
        house = subprocess.Popen(serve, stdout=subprocess.DEVNULL)
        try:
            while not _answers(f"http://127.0.0.1:{port}/"):
                time.sleep(0.01)
            return time.perf_counter() - began
        finally:
            house.terminate()
            house.wait(10)


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as page:
            return bool(page.status == 200)
    except urllib.error.URLError:
        return False
