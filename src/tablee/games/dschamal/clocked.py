"""Hands in the bag act each at its own time: what whoever runs the game asks about that (`Clocked`)."""

from __future__ import annotations

from tablee.core.contract import Told
from tablee.core.real_time import Glimpse
from tablee.games.dschamal.arms import arms
from tablee.games.dschamal.events import BoutVoid, BoutWon, Started, TimesShown
from tablee.games.dschamal.measured import Timed, searching_hand
from tablee.games.dschamal.moves import Close, Feel, LetGo, Move, Pinch, Push, Roll
from tablee.games.dschamal.retold import SearchRetold
from tablee.games.dschamal.retold import retold as search_retold
from tablee.games.dschamal.state import IN, Ready, Searching, Seat, State

NOBODY: frozenset[Seat] = frozenset()
VERDICT = 2500  # milliseconds: to read the receipt
AGAIN = 5500  # as long as it takes to see both searches again


def clock(state: State) -> tuple[str, int] | None:
    """Every search has its own clock; what the hands have used of it is over for certain."""
    phase = state.phase
    if isinstance(phase, Searching):
        return f"search-{state.bout.number}", max([hand.clock for hand in phase.hands], default=0)
    return (f"ready-{state.bout.number}", 0) if isinstance(phase, Ready) else None


def hands(state: State) -> frozenset[Seat]:
    phase = state.phase
    if not isinstance(phase, Searching):
        return NOBODY
    return frozenset([hand.seat for hand in phase.hands if hand.status == IN])


def ends_at(state: State, seat: Seat, move: Move) -> int | None:
    """When this move is over on that hand's clock, in ms since the start; None for one without a time."""
    if not isinstance(move, Timed):
        return None
    hand = searching_hand(state, seat)
    return None if hand is None else hand.clock + move.ms


def same_question(before: State, after: State, seat: Seat) -> bool:
    """While a hand is in the bag and holds the same, it need not wait for an answer to move on."""
    if before.bout.number != after.bout.number:
        return False
    one, other = searching_hand(before, seat), searching_hand(after, seat)
    if one is None or other is None:
        return False
    return one.status == other.status == IN and one.held == other.held


def concerns(before: State, seat: Seat, move: Move, after: State) -> tuple[Seat, ...] | None:
    """What a hand does inside the bag nobody else learns of (DSC-81)."""
    within = isinstance(move, Feel | Push | Close | Pinch | Roll | LetGo)
    return (seat,) if within and isinstance(after.phase, Searching) else None


def held_back(events: tuple[Told, ...]) -> int:
    """The pause of a start by lot: nobody can know the instant before it is there (DSC-12)."""
    return max([told.event.pause for told in events if isinstance(told.event, Started)], default=0)


def looked_at(events: tuple[Told, ...], films: bool) -> int:
    """The receipt and the verdict are read, and the searches seen again, before somebody calls again."""
    judged = any(isinstance(told.event, TimesShown | BoutWon | BoutVoid) for told in events)
    return (AGAIN if films else VERDICT) if judged else 0


def glimpsed(state: State) -> Glimpse | None:
    """The bag from outside while hands are in it; inside, only what the table agreed to light (DSC-81)."""
    seen = arms(state)
    return None if seen is None else Glimpse(seen, 1000 * state.options.lit_seconds)


def retold(state: State, seat: Seat, move: Move) -> SearchRetold | None:
    """Both searches again, once they are over."""
    return search_retold(state, seat, move)
