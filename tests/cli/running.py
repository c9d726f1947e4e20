"""The command as a person runs it, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tablee.cli.main import run
from tablee.core.record import write_record
from tablee.lab import play_game

FRENCH = {"LANG": "fr_FR.UTF-8", "LC_ALL": "", "COLUMNS": "80"}


HEEDING = ["env", "--default-signal=INT"]
"""Before a command that is interrupted: whoever runs the tests in the background ignores interrupts."""


class Ran(msgspec.Struct, frozen=True):
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line somebody reads when it went wrong."""
        assert "Traceback" not in self.err
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("tablee: ")
        return lines[0]


def call(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ran:
    """In this process: quick."""
    code = run([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)


def spawn(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Ran:
    """In a process of its own, with `typed` on its standard input."""
    done = subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | FRENCH | (env or {}),
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def command(*arguments: str | Path) -> Sequence[str]:
    return [sys.executable, "-m", "tablee.cli.main", *map(str, arguments)]


def small_record(seed: int = 3) -> bytes:
    return write_record(play_game("toy", ["random"] * 4, seed=seed, options={"counters": 12}))
