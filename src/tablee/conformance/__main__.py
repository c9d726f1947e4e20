"""`python -m tablee.conformance GAME`: every promise of a box on the shelf, checked one by one."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

from tablee.conformance.broken import Broken
from tablee.conformance.suite import check_box
from tablee.core import shelf


def main(arguments: list[str]) -> int:
    for name in arguments:
        with suppress(shelf.NotOnShelf):
            shelf.load(name)  # what keeps its rules from being played is told with the other faults
    for fault in shelf.installed().faults:
        print(f"not on the shelf: {fault}", file=sys.stderr)
    if len(arguments) != 1 or arguments[0] not in shelf.names():
        print(f"python -m tablee.conformance GAME, one of: {', '.join(shelf.names())}", file=sys.stderr)
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
