"""How large a record may be: checked before its start is read and before anything of it is played again.

The largest kept games have 54 kB and 354 turns, up to 322 bytes a turn. A long evening in real time,
150 searches of 20 s with two hands that move three times a second, has 18,000 turns and 6 MB:
the limits leave more than twice that. The largest states of our games have 3 kB.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.core.soundness import Fault, Faults, first_fault, no_longer, number

LARGEST: Final = 16 * 1024 * 1024  # bytes
START: Final = 128 * 1024  # bytes of the state a game was played on from
TURNS: Final = 50_000
PEOPLE: Final = 32
TEXT: Final = 512  # characters of a name, a seed, a secret
LIST: Final = 16 * 1024  # characters of the list of a shuffle
DRAWS: Final = 512  # of one turn, and entries of one of them
EVENTS: Final = 1024  # of one turn
LATEST: Final = 10**12  # milliseconds


def limit_fault(record: Any) -> Fault:
    """The first part of a record that is larger than any record's; None: it may be played again."""
    return first_fault(_faults(record))


def _faults(record: Any) -> Faults:
    yield no_longer("start", memoryview(record.start), START)
    yield no_longer("turns", record.turns, TURNS)
    yield from _texts("names", record.names)
    yield from _texts("chance.seeds", record.chance.seeds)
    for name in ("commitment", "secret", "scheme"):
        yield no_longer(f"chance.{name}", getattr(record.chance, name) or "", TEXT)
    yield no_longer("chance.list", record.chance.list or "", LIST)
    yield no_longer("chance.withheld", record.chance.withheld or (), PEOPLE)
    yield no_longer("standings", record.standings or (), PEOPLE)
    for at, turn in enumerate(record.turns):
        yield from _turn_faults(f"turns[{at}]", turn)


def _texts(where: str, texts: Sequence[str]) -> Faults:
    yield no_longer(where, texts, PEOPLE)
    for at, text in enumerate(texts):
        yield no_longer(f"{where}[{at}]", text, TEXT)


def _turn_faults(where: str, turn: Any) -> Faults:
    yield number(f"{where}.at", turn.at, 0, LATEST)
    yield no_longer(f"{where}.events", turn.events, EVENTS)
    yield no_longer(f"{where}.draws", turn.draws, DRAWS)
    for draw in turn.draws:
        if isinstance(draw, tuple):
            yield no_longer(f"{where}.draws", draw, DRAWS)
