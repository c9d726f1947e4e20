"""What every form feels like, felt over anew and kept for the bots.

`python -m tests.games.dschamal.bench.touches` writes the file, after a change of the pieces, of the fingertip
or of what bots compare; a test says when.
"""

from __future__ import annotations

from pathlib import Path

from tablee.games.dschamal.bots import kept
from tablee.games.dschamal.bots.familiar import learnt
from tablee.games.dschamal.fingertip import SINCE

FILE = Path(kept.__file__).with_name(kept.NAME)


def main() -> None:
    FILE.write_bytes(kept.packed(learnt(SINCE)))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
