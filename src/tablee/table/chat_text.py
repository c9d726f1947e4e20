"""What people type beside their names: chat, ids of messages."""

from __future__ import annotations

import unicodedata

from tablee.table.outcome import TableProblem
from tablee.table.player_names import unpiled

LONGEST_TEXT, LONGEST_ID = 500, 64


def tidy_text(text: str) -> str:
    """Chat without control characters (line breaks stay), heaps of marks and what turns writing round."""
    kept = [char for char in text if char == "\n" or unicodedata.category(char) not in ("Cc", "Cs")]
    turned = (char for char in kept if unicodedata.bidirectional(char) not in _TURNING)
    return "".join(unpiled(turned)).strip()


_TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))


def refuse_text(text: str) -> TableProblem | None:
    if 1 <= len(text) <= LONGEST_TEXT:
        return None
    return TableProblem("bad-text", {"least": 1, "most": LONGEST_TEXT})
