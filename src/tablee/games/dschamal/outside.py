"""What whoever runs the game adds to a move before the rules see it: measured time, and gravity.

A player sends what he did and how long he says it took. The house, which alone knows its clock
and the delay of his line, turns that into what counts (DSC-84); and it lets the piece he let go
of fall (DSC-85). The completed move is what goes into the record.
"""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Told
from tablee.core.refusal import Refusal
from tablee.games.dschamal.events import BoutVoid, BoutWon, Started, TimesShown
from tablee.games.dschamal.moves import Build, Call, Close, Feel, Lay, LetGo, Move, Push
from tablee.games.dschamal.pieces import ALL, form_of
from tablee.games.dschamal.race import counted, exactness, followed
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.searching import hand_of
from tablee.games.dschamal.state import IN, Building, Hand, Ready, Searching, Seat, State
from tablee.games.dschamal.tower import Tower, possible

Timed = Feel | Push | Close | LetGo | Call | Lay
NOBODY: frozenset[Seat] = frozenset()
VERDICT = 2500  # milliseconds


def warm() -> None:
    """The relief of every form in every pose: what a first touch would else wait for."""
    for form in {form_of(piece) for piece in ALL}:
        for pose in range(poses(form)):
            heights(form, pose)


def complete(state: State, seat: Seat, move: Move, elapsed: int, delay: int) -> Move:
    """The move as the record will hold it.

    `elapsed` are the milliseconds since the start of this search was told; `delay` is the delay
    the house measured on this player's line, both ways.
    """
    if isinstance(move, Build):
        return _built(state, seat, move)
    if isinstance(move, Timed):
        return _timed(state, seat, move, elapsed, delay)
    return move


def _timed(state: State, seat: Seat, move: Timed, elapsed: int, delay: int) -> Move:
    """A claim ahead of the house's own clock leaves no time for the move: the rules refuse it (DSC-90).

    Only the time of laying decides anything, so only that is measured against the line.
    """
    hand = _hand(state, seat)
    if hand is None:
        return move
    claim = hand.clock + move.ms
    if isinstance(move, Lay):
        return Lay(counted(claim, elapsed, delay) - hand.clock, exactness(delay))
    return replace(move, ms=followed(claim, elapsed) - hand.clock)


def _hand(state: State, seat: Seat) -> Hand | None:
    return hand_of(state.phase, seat) if isinstance(state.phase, Searching) else None


def ends_at(state: State, seat: Seat, move: Move) -> int | None:
    """When this move is over on that hand's clock, in ms since the start; None for one without a time."""
    if not isinstance(move, Timed):
        return None
    hand = _hand(state, seat)
    return None if hand is None else hand.clock + move.ms


def slow(state: State, seat: Seat, move: Move) -> bool:
    """Whether there is anything to let fall; else the rules refuse it, whatever it claims."""
    phase = state.phase
    if not isinstance(move, Build) or not isinstance(phase, Building) or seat != phase.seat:
        return False
    return move.drop.piece == phase.piece and possible(move.drop)


def _built(state: State, seat: Seat, move: Build) -> Move:
    if not slow(state, seat, move):
        return move
    from tablee.games.dschamal.physics import completed

    return completed(state.towers[seat], move)


def film(state: State, seat: Seat, move: Move) -> tuple[Tower, ...]:
    """How the piece fell, 30 pictures a second (DSC-85)."""
    if not isinstance(move, Build) or not slow(state, seat, move):
        return ()
    from tablee.games.dschamal.physics import settle

    return settle(state.towers[seat], move.drop).film


def clock(state: State) -> tuple[str, int] | None:
    """Every search has its own; what the hands have used of it is over for certain."""
    phase = state.phase
    if isinstance(phase, Searching):
        return f"search-{state.bout.number}", max([hand.clock for hand in phase.hands], default=0)
    return (f"ready-{state.bout.number}", 0) if isinstance(phase, Ready) else None


def held_back(events: tuple[Told, ...]) -> int:
    """The pause of a start by lot: nobody can know the instant before it is there (DSC-12)."""
    return max([told.event.pause for told in events if isinstance(told.event, Started)], default=0)


def looked_at(events: tuple[Told, ...]) -> int:
    """The receipt and the verdict are read before somebody calls again."""
    return VERDICT if any(isinstance(told.event, TimesShown | BoutWon | BoutVoid) for told in events) else 0


def hands(state: State) -> frozenset[Seat]:
    phase = state.phase
    if not isinstance(phase, Searching):
        return NOBODY
    return frozenset([hand.seat for hand in phase.hands if hand.status == IN])


def same_question(before: State, after: State, seat: Seat) -> bool:
    """While a hand is in the bag and holds the same, it need not wait for an answer to move on."""
    if before.bout.number != after.bout.number:
        return False
    one, other = _hand(before, seat), _hand(after, seat)
    if one is None or other is None:
        return False
    return one.status == other.status == IN and one.held == other.held


def concerns(before: State, seat: Seat, move: Move, after: State) -> tuple[Seat, ...] | None:
    """What a hand does inside the bag nobody else learns of (DSC-81)."""
    inside = isinstance(move, Feel | Push | Close | LetGo) and isinstance(after.phase, Searching)
    return (seat,) if inside else None


def doubtful(refusal: Refusal) -> bool:
    return refusal.reason == "too-fast"
