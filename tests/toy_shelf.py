"""The toy game on the shelf as if it were installed: here, and in every process started from here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tablee.core import shelf

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = ROOT / "tests" / "installed"
"""A folder of installed packages: the toy's is the one there is."""


def put_on_shelf() -> None:
    if str(INSTALLED) not in sys.path:
        sys.path.append(str(INSTALLED))
        before = os.environ.get("PYTHONPATH")
        paths = [*([before] if before else []), str(ROOT), str(INSTALLED)]
        os.environ["PYTHONPATH"] = os.pathsep.join(paths)
        shelf.installed.cache_clear()


def ours() -> tuple[str, ...]:
    """The boxes of this project, in the order they stand."""
    return tuple([name for name in shelf.names() if shelf.box(name).rules.startswith("tablee.games.")])
