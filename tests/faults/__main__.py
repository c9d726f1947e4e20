"""`make faults` (ARGS="--faults 210 --seed 1" …): prints what each fault did, and writes histories."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.faults.mutants import MUTANTS, patch
from tests.faults.run import LONGEST, PROMISED, Terms, drawn, kinds, run


def main() -> int:
    options = argparse.ArgumentParser(prog="make faults")
    options.add_argument("--faults", type=int, default=210)
    options.add_argument("--tables", type=int, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--pace", type=float, default=1.0, help="seconds somebody takes for a move")
    options.add_argument("--mutant", choices=sorted(MUTANTS), help="a fault of our own making, to be found")
    options.add_argument("--only", default="", help="kinds whose name has one of these in it (A,B)")
    options.add_argument("--minutes", type=float, default=0.0, help="no fault begins later; 0: all do")
    options.add_argument("--here", action="store_true", help="all on one host: nothing is cut off")
    options.add_argument("--folder", type=Path, default=None)
    chosen = options.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="tablee-faults-"))
    known, apart = kinds(say, chosen.here)
    names = [name for name in known if any(part in name for part in chosen.only.split(","))]
    faults = drawn(names, chosen.faults, random.Random(chosen.seed))
    first = patch(chosen.mutant) if chosen.mutant else ""
    terms = Terms(apart, chosen.tables, chosen.pace, first, minutes=chosen.minutes)
    gc.freeze()
    gc.disable()  # what is remembered is never given back
    sys.setswitchinterval(0.0005)  # the nodes' paths to the database go through a thread of this process
    outcome = asyncio.run(run(folder, chosen.seed, [(name, known[name]) for name in faults], terms, say))
    done = outcome.faults.total()
    say(f"load {', '.join(f'{one:.1f}' for one in os.getloadavg())} over the last 1, 5 and 15 minutes")
    say(f"{outcome.acknowledged} moves acknowledged, {outcome.seen} versions seen, {done} faults:")
    for name, times in sorted(outcome.slowest.items()):
        late = sum(one > PROMISED for one in times)
        say(
            f"  {len(times):4} × {name}: interrupted for {sorted(times)[len(times) // 2]:.1f} s (median), "
            f"{max(times):.1f} s (longest), {late} over {PROMISED:g} s"
        )
    for table, often in Counter(outcome.stuck).items():
        say(f"STUCK {table}" + (f", {often} times" if often > 1 else ""))
    for finding in outcome.findings:
        say(f"FOUND {finding}")
    say(f"{len(outcome.findings)} findings, {len(outcome.stuck)} times a table stood still for {LONGEST:g} s")
    say(f"histories and logs in {folder}")
    return 1 if outcome.findings or outcome.stuck else 0


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
