"""Solves endings of four pieces at most for the star's best players.

`python -m tablee.games.etoile.bots.solve` for every variant, or for those that are named: `standard`,
`english`, `german`, `italian`, also with `-free-landing`. A minute of processor and 70 MB each.
"""

from __future__ import annotations

import hashlib
import sys
import time

import msgspec

from tablee.games.etoile.bots.search.endings_file import file_of, solve
from tablee.games.etoile.meta import Options

VARIANTS = ("standard", "english", "german", "italian")


def main() -> None:
    for name in sys.argv[1:] or VARIANTS:
        rules, _, rest = name.partition("-")
        options = msgspec.convert({"rules": rules, "free_landing": rest == "free-landing"}, Options)
        began, positions = time.process_time(), 0
        for done in solve(options):
            positions += done.positions
            share = 100 * done.decided // done.positions
            took = time.process_time() - began
            print(
                f"{name}: {done.material.name}, {share} % decided, the slowest in {done.slowest} moves; "
                f"{positions / 1e6:.1f} million positions, {took:.0f} s",
                flush=True,
            )
        file = file_of(options)
        print(f"{file}: {hashlib.sha256(file.read_bytes()).hexdigest()}", flush=True)


if __name__ == "__main__":
    main()
