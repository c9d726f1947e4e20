"""What a game may cost whoever shows it: promised of every state that `fault_in` finds sound.

Checked on random games by conformance, and by the fuzzers on damaged states that pass as sound. The
largest views of our games have 2 kB, the longest lists of moves 49 in play; on the star twelve queens
placed for it have 561.
"""

from __future__ import annotations

from typing import Final

VIEW_BYTES: Final = 64 * 1024  # of a view as JSON
OFFERED_MOVES: Final = 4096
OFFERS_BYTES: Final = 512 * 1024  # of a seat's offers as JSON
