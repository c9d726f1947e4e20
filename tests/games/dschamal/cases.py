"""What the conformance suite plays of Dschamál."""

from __future__ import annotations

from collections.abc import Hashable

from tablee.core.contract import Step
from tablee.games.dschamal.events import HandClosed, OwnLaid, PiecesShown, ReliefFelt
from tablee.games.dschamal.game import Move, Options, State
from tablee.games.dschamal.searching import QUICKEST
from tablee.games.dschamal.tower import pieces_in

_TABLES: tuple[tuple[tuple[int, ...], Options], ...] = (
    ((3, 4, 8), Options(game="duell", search_seconds=2, duels=8)),
    ((5,), Options(game="duell", search_seconds=3, duels=8, camel_reach=False, tie_ms=200)),
    ((3, 6), Options(game="turm", search_seconds=2, duels=8)),
    ((5,), Options(game="turm", search_seconds=2, duels=10, one_black_kind=True)),
    ((3, 4, 8), Options(game="dreier", search_seconds=2, duels=8)),
    ((3, 6), Options(game="quartett", search_seconds=2, duels=8)),
)
CASES: list[tuple[int, Options]] = [(seats, options) for sizes, options in _TABLES for seats in sizes]


def census(state: State) -> Hashable:
    """Every piece in play is in the bag (a hand in it included), before a player, or in the middle."""
    pieces = [*state.bag, *[piece for owned in state.owned for piece in owned]]
    pieces += [piece for tower in state.towers for piece in pieces_in(tower)]
    if state.bout.middle is not None:
        pieces.append(state.bout.middle)
    return tuple(sorted(pieces))


def bound(seats: int, options: Options) -> int:
    """Every move in the bag takes time, and calls are few; a search has at most three hands."""
    quickest = min(ms for ms in QUICKEST.values() if ms)
    search = 3 * (options.search_seconds * 1000 // quickest + 2)
    return 2 * seats + 2 * options.duels * (search + 6)


def reveals(before: State, seat: int, move: Move, step: Step) -> bool:
    """A finger feels what it did not know, a hand closes on it, a laid piece comes to light (DSC-83)."""
    kinds = ReliefFelt | HandClosed | OwnLaid | PiecesShown
    return any(isinstance(told.event, kinds) for told in step.events)
