"""Solved endings on disk: a file for every variant, mapped into memory, so all processes share it.

`python -m tablee.games.etoile.bots.solve` writes them; players look them up if they are there.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tablee.games.etoile.bots.search.endings import Endings, Solved
from tablee.games.etoile.meta import Options

MOST = 4  # pieces
HEAD = 64  # bytes before the values: what the file holds


def folder() -> Path:
    """`TABLEE_ENDINGS`, or beside the tables of a house that runs here."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(os.environ.get("TABLEE_ENDINGS") or Path(data, "tablee", "endings"))


def file_of(options: Options) -> Path:
    return folder() / f"etoile-{_name(options)}.endings"


@cache
def solved_endings(options: Options) -> Endings | None:
    """What players of these options may look up; None where no file is, or none that fits."""
    try:
        with file_of(options).open("rb") as opened:
            values = memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):  # not there, or empty
        return None
    endings = Endings(options, MOST)
    if len(values) != HEAD + endings.total or bytes(values[:HEAD]) != _head(options):
        return None
    endings.load(values[HEAD:].cast("b"))
    return endings


def solve(options: Options) -> Iterator[Solved]:
    """Solve a variant material by material, then write its file; an interrupted run leaves none."""
    endings = Endings(options, MOST)
    yield from endings.solve()
    file = file_of(options)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(_head(options) + endings.data())
    unfinished.replace(file)


def _name(options: Options) -> str:
    return options.rules + ("-free-landing" if options.free_landing else "")


def _head(options: Options) -> bytes:
    return f"tablee etoile endings 1 {_name(options)} {MOST}\n".encode().ljust(HEAD)
