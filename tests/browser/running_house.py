"""A house in a process of its own, on a free port, for as long as it is needed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.people import ROOT, wait_for
from tests.ports import HeldPort


@contextmanager
def running_house(ledger: Path | None = None) -> Iterator[str]:
    """Its address; what it wrote down is gone with it, unless it lies in a ledger of somebody's."""
    held = HeldPort()
    tablee = str(Path(sys.executable).with_name("tablee"))
    with tempfile.TemporaryDirectory() as folder:
        port, file = str(held.number), str(ledger or f"{folder}/tablee.db")
        serve = [tablee, "serve", "--host", "127.0.0.1", "--port", port, "--db", file, "--quiet"]
        process = subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)
