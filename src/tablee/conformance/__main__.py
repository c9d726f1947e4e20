"""`python -m tablee.conformance GAME`: every promise of a box on the shelf, checked one by one."""

from __future__ import annotations

import sys

from tablee.conformance.broken import Broken
from tablee.conformance.suite import check_box
from tablee.core import shelf


def main(arguments: list[str]) -> int:
    for fault in shelf.installed().faults:
        print(f"not on the shelf: {fault}", file=sys.stderr)
    if len(arguments) != 1 or arguments[0] not in shelf.names():
        print(f"python -m tablee.conformance GAME, one of: {', '.join(shelf.names())}", file=sys.stderr)
        return 2
    try:
        count = check_box(arguments[0])
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(f"{arguments[0]}: {count} checks, all kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
