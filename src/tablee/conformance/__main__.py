"""`python -m tablee.conformance GAME`: every promise of a box on the shelf, checked one by one."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

from tablee.conformance.broken import Broken
from tablee.conformance.suite import check_box
from tablee.core import shelf

USAGE = """python -m tablee.conformance GAME

Plays seeded random games of an installed box at every size of table, with every option at its ends, and
checks what the contract between house and box promises. It stops at the first promise that is not kept,
named in one line, and leaves with 1; with 0 when all are kept, with 2 when there is no such box.

GAME is one of: {games}

A box is installed by `pip install ./its-folder` (`--editable` while you write it) and found by its entry
point. docs/adding-a-game.md explains what each line means.
"""

ABSENT = (
    'no box called {name} is installed here: does its pyproject have [project.entry-points."tablee.games"], '
    "and was it installed again since?"
)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE.format(games=", ".join(shelf.names())), end="")
        return 0 if arguments else 2
    for name in arguments:
        with suppress(shelf.NotOnShelf):
            shelf.load(name)  # what keeps its rules from being played is told with the other faults
    for fault in shelf.installed().faults:
        print(f"not on the shelf: {fault}", file=sys.stderr)
    if len(arguments) != 1:
        print(f"one box at a time: {', '.join(shelf.names())}", file=sys.stderr)
        return 2
    if arguments[0] not in shelf.names():
        if shelf.fault(arguments[0]) is None:
            print(ABSENT.format(name=arguments[0]), file=sys.stderr)
            print(f"installed are: {', '.join(shelf.names())}", file=sys.stderr)
        return 2
    try:
        count = check_box(arguments[0])
    except Broken as broken:
        if broken.__cause__ is not None:
            traceback.print_exception(broken.__cause__)
        print(broken, file=sys.stderr)
        return 1
    print(f"{arguments[0]}: {count} checks, all kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
