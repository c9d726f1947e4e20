"""`python -m bench.by_turns REVISION`: this tree's rules beside those of an earlier commit, turn by turn.

Two processes play the same random games again and again, one after the other, so that what else the machine
does falls on both alike. What is printed is processor time in microseconds, the median of all turns, and the
median of the ratios of neighbouring turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import IO, cast

from tablee.core import shelf
from tests.toy_shelf import ROOT, ours

WORKER = Path(__file__).with_name("rules_of_a_tree.py")
ALLOWED = 1.05
Turn = dict[str, float]


class Tree:
    """A source tree and the process that plays by its rules."""

    def __init__(self, source: Path, rules: list[str]) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-P", str(WORKER), *rules]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def turn(self) -> Turn:
        asked, answers = cast(IO[str], self.process.stdin), cast(IO[str], self.process.stdout)
        asked.write("\n")
        asked.flush()
        return cast(Turn, json.loads(answers.readline()))

    def close(self) -> None:
        self.process.communicate()


def measure(revision: str, rules: list[str], rounds: int) -> list[tuple[Turn, Turn]]:
    """What the parts cost in that revision and in this tree, round by round; the first turns warm up."""
    with source_of(revision) as source:
        before, after = Tree(source, rules), Tree(ROOT / "src", rules)
        try:
            return [(before.turn(), after.turn()) for _ in range(rounds + 1)][1:]
        finally:
            before.close()
            after.close()


@contextmanager
def source_of(revision: str) -> Iterator[Path]:
    """The `src` of a commit, in a folder of its own; nothing in it is compiled."""
    with tempfile.TemporaryDirectory(prefix="tablee-by-turns-") as folder:
        packed = subprocess.run(
            ["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


def told(part: str, old: list[float], new: list[float]) -> str:
    """One line: both medians, and the median of the neighbours' ratios."""
    ratio = median(mine / before for before, mine in zip(old, new, strict=True))
    line = f"{part:30} {median(old):7.2f} {median(new):7.2f} µs  {ratio:.3f}"
    return f"{line}  over {ALLOWED}" if ratio > ALLOWED else line


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure this tree's rules beside an earlier commit's.")
    reader.add_argument("revision")
    reader.add_argument("--rounds", type=int, default=40)
    reader.add_argument("--only", nargs="*", metavar="GAME", help="these games alone")
    asked = reader.parse_args()
    rules = [shelf.box(name).rules for name in asked.only or ours()]
    turns = measure(asked.revision, rules, asked.rounds)
    for part in turns[0][1]:
        print(told(part, *[[turn[side][part] for turn in turns] for side in (0, 1)]))


if __name__ == "__main__":
    main()
