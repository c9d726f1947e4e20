"""Winning pieces, and how a game ends (DSC-29, DSC-45, DSC-46, DSC-55, DSC-73)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tablee.core.contract import Standings, Step, Told
from tablee.games.dschamal.counting import counted, totals
from tablee.games.dschamal.course import next_bout
from tablee.games.dschamal.events import BoutReady, GameEnded
from tablee.games.dschamal.meta import FOUR, SEVEN
from tablee.games.dschamal.pieces import COLOURED, SHAPES, Pieces, coloured, is_black, shape_of
from tablee.games.dschamal.state import Bout, Over, Ready, Seat, State, to_bag

DECOYS = 10


def winning_shapes(state: State) -> frozenset[int]:
    """Shapes of which all four pieces are in players' hands (DSC-45)."""
    return _complete(state.owned)


@lru_cache(maxsize=256)  # nothing changes hands during a search, and everybody's view of it asks
def _complete(everybody: tuple[Pieces, ...]) -> frozenset[int]:
    counts = [0] * len(SHAPES)
    for piece in coloured([piece for owned in everybody for piece in owned]):
        counts[shape_of(piece)] += 1
    return frozenset([shape for shape, count in enumerate(counts) if count == FOUR])


def winning_pieces(state: State, seat: Seat) -> Pieces:
    safe = winning_shapes(state)
    return tuple([piece for piece in state.owned[seat] if shape_of(piece) in safe])


def takeable(state: State, seat: Seat) -> Pieces:
    """What can be taken from a seat: never a winning piece (DSC-29)."""
    safe = winning_shapes(state)
    return tuple([piece for piece in state.owned[seat] if shape_of(piece) not in safe])


def why_over(state: State) -> str | None:
    """The reason for which the game is over now, or None if it goes on."""
    game = state.options.game
    if game == "turm":
        if max(len(tower) for tower in state.towers) >= SEVEN:
            return "tower"
        blacks = [piece for owned in state.owned for piece in owned if is_black(piece)]
        return "blacks" if len(blacks) == DECOYS else None  # the tenth one (DSC-55)
    if game == "quartett":
        return "four" if max(largest_set(owned) for owned in state.owned) == FOUR else None
    if max(len(winning_pieces(state, seat)) for seat in range(state.seats)) >= SEVEN:
        return "seven"
    return None if any(piece < COLOURED for piece in state.bag) else "bag"


def largest_set(owned: Pieces) -> int:
    shapes = [shape_of(piece) for piece in coloured(owned)]
    return max([shapes.count(shape) for shape in shapes], default=0)


def standings_of(state: State, winner: Seat | None) -> Standings:
    """Places, best first; `winner` is whoever won the last duel (DSC-46, DSC-56, DSC-73)."""
    game = state.options.game
    if game == "turm":
        return places([(total,) for total in totals(state)])
    if game == "quartett":
        return places([(largest_set(owned), len(owned)) for owned in state.owned])
    keys = []
    for seat, owned in enumerate(state.owned):
        count = len(winning_pieces(state, seat))
        keys.append((count, int(count >= SEVEN and seat == winner), len(owned)))
    return places(keys)


def places(keys: Sequence[tuple[int, ...]]) -> Standings:
    return tuple(
        tuple(seat for seat, key in enumerate(keys) if key == best)
        for best in sorted(set(keys), reverse=True)
    )


def finish(state: State, winner: Seat | None, events: tuple[Told, ...]) -> Step:
    """After a duel: the end, or the next one."""
    state = without_middle(state)
    reason = why_over(state)
    if reason is not None:
        return end(state, winner, reason, events)
    return make_ready(state, next_bout(state, winner), winner, events)


def without_middle(state: State) -> State:
    """A decisive piece that nobody got goes back into the bag (DSC-31)."""
    if state.bout.middle is None:
        return state
    back = to_bag(state, (state.bout.middle,))
    return replace(back, bout=replace(state.bout, middle=None))


def repeat(state: State, events: tuple[Told, ...]) -> Step:
    """The same search once more: everything pulled is back in the bag (DSC-14, DSC-26)."""
    bout = replace(state.bout, number=state.bout.number + 1)
    return make_ready(state, replace(state, bout=bout, phase=Ready()), None, events)


def make_ready(before: State, ready: State, winner: Seat | None, events: tuple[Told, ...]) -> Step:
    """Hands to the bag, unless the table agreed on no more searches than these (DSC-46)."""
    if ready.bout.number > before.options.duels:
        return end(without_middle(before), winner, "duels", events)
    return Step(ready, (*events, announced(ready.bout, ready.course.master)))


def announced(bout: Bout, master: Seat) -> Told:
    return Told(BoutReady(bout.number, bout.fighters, bout.purpose, master, bout.middle))


def end(state: State, winner: Seat | None, reason: str, events: tuple[Told, ...]) -> Step:
    standings = standings_of(state, winner)
    if state.options.game == "turm":
        events = (*events, Told(counted(state)))
    over = replace(state, phase=Over(standings))
    return Step(over, (*events, Told(GameEnded(standings, reason))))
