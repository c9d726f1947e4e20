"""Faults of our own making that the checker must find: each is done in a node's process before it serves.

`python -m tests.faults.mutants --seeds 10` says of each in how many runs it was found.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path

from tests.faults.kinds import EVERYWHERE, WITH_NETWORKS
from tests.faults.network import possible
from tests.faults.run import Terms, run

MUTANTS = {
    "tell_before_storing": ("the database frozen",),
    "append_without_epoch": ("a node heard after its lease",) * 4,
    "unknown_is_failed": ("a line cut at the database's answer",) * 6,
    "stale_snapshot": ("a node killed",) * 2,
    "resend_without_id": ("moves and answers lost between two nodes",) * 4,
}
"""Each with the faults it is tried by."""
PATIENT = 9.0  # seconds for which people wait for an answer, so that their node asks for them
WANTED = 0.9  # of all seeds


def patch(name: str) -> str:
    """What a node does first to be that mutant."""
    return f"import tests.faults.mutations as m; m.{name}(); "


def apart(name: str) -> bool:
    """Whether that mutant is tried by cutting hosts from each other."""
    return not set(MUTANTS[name]) <= EVERYWHERE.keys()


async def found(name: str, seed: int, tables: int) -> list[str]:
    """What is not as promised in a run of that mutant."""
    random.seed(seed)
    terms = Terms(apart(name), tables, 0.5, patch(name), between=10, silence=PATIENT, watched=1.0)
    with tempfile.TemporaryDirectory(prefix="tablee-mutant-") as folder:
        faults = [(fault, (EVERYWHERE | WITH_NETWORKS)[fault]) for fault in MUTANTS[name]]
        outcome = await run(Path(folder), seed, faults, terms, lambda line: None)
    return [*outcome.findings, *outcome.stuck]


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.faults.mutants")
    options.add_argument("--seeds", type=int, default=10)
    options.add_argument("--first", type=int, default=1, help="seed")
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--only", default="", help="mutants whose name has this in it")
    chosen = options.parse_args()
    good = True
    for name in (name for name in MUTANTS if chosen.only in name):
        if apart(name) and not possible():
            print(f"{name}: not tried without root and iproute2", flush=True)
            continue
        caught = 0
        for seed in range(chosen.first, chosen.first + chosen.seeds):
            findings = asyncio.run(found(name, seed, chosen.tables))
            caught += bool(findings)
            first = findings[0] if findings else "nothing"
            print(f"  {name}, seed {seed}: {len(findings)} findings, {first}", flush=True)
        print(f"{name}: {caught} of {chosen.seeds} (load {os.getloadavg()[0]:.1f})", flush=True)
        good &= caught >= WANTED * chosen.seeds
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
