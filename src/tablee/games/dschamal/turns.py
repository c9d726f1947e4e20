"""Whose turn it is, and what happens by itself when time is up."""

from __future__ import annotations

from tablee.core.contract import Due
from tablee.games.dschamal.keeping import best_to_take, least_to_give
from tablee.games.dschamal.moves import Choose, Give, GiveUp, Start, Take
from tablee.games.dschamal.placing import plain_builds
from tablee.games.dschamal.race import GRACE, searching_on
from tablee.games.dschamal.setup import open_pieces
from tablee.games.dschamal.starting import callers
from tablee.games.dschamal.state import (
    IN,
    Building,
    Cameling,
    Choosing,
    Giving,
    Handing,
    Ready,
    Searching,
    Seat,
    State,
    Taking,
    left_of,
)
from tablee.games.dschamal.turm import camel_choices
from tablee.games.dschamal.winning import takeable


def to_act(state: State) -> frozenset[Seat]:
    phase = state.phase
    match phase:
        case Choosing():
            return frozenset((phase.turn,))
        case Ready():
            return frozenset(callers(state))
        case Searching():
            return frozenset([hand.seat for hand in phase.hands if hand.status == IN])
        case Taking() | Giving() | Handing() | Cameling() | Building():
            return frozenset((phase.seat,))
    return frozenset()


def due(state: State) -> Due | None:
    """Every choice has its time and a sensible default; a search ends by itself (DSC-12, DSC-31)."""
    phase, number = state.phase, state.bout.number
    match phase:
        case Choosing():
            moves = ((phase.turn, Choose(open_pieces(state)[0])),)
            return Due(f"choose-{len(state.bag)}", float(state.options.choice_seconds), moves)
        case Ready():
            begin = ((callers(state)[0], Start(after_pause=True)),)
            return Due(f"start-{number}", float(state.options.start_seconds), begin)
        case Searching():
            return _search_due(state, phase)
        case Building():
            lost = plain_builds(state.towers[phase.seat], phase.piece)[-1]
            return Due(f"build-{number}", float(state.options.build_seconds), ((phase.seat, lost),))
    return _choice_due(state)


def _search_due(state: State, phase: Searching) -> Due:
    """The agreed time; once nobody can come in anymore, only as long as news may be under way."""
    number = state.bout.number
    leave = tuple([(hand.seat, GiveUp()) for hand in phase.hands if hand.status == IN])
    if not searching_on(state, phase):
        return Due(f"grace-{number}", GRACE, leave)
    return Due(f"search-{number}", state.options.search_seconds + GRACE, leave)


def _choice_due(state: State) -> Due | None:
    phase, seconds = state.phase, float(state.options.choice_seconds)
    match phase:
        case Taking():
            piece = best_to_take(state, phase.seat, takeable(state, phase.victims[0]))
            window = f"take-{state.bout.number}-{len(phase.victims)}"
            return Due(window, seconds, ((phase.seat, Take(piece)),))
        case Giving():
            piece = least_to_give(state, phase.seat, takeable(state, phase.seat))
            return Due(f"give-{state.bout.number}", seconds, ((phase.seat, Give(piece, phase.to)),))
        case Handing():
            give = Give(phase.piece, smallest_tower(state, phase.seat))
            return Due(f"hand-{state.bout.number}", seconds, ((phase.seat, give),))
        case Cameling():
            first = camel_choices(state, phase.seat)[0]
            return Due(f"camel-{state.bout.number}", seconds, ((phase.seat, first),))
    return None


def smallest_tower(state: State, seat: Seat) -> Seat:
    """Where a piece given away helps least: the next one leftwards with the fewest pieces."""
    others = [left_of(state, seat, step) for step in range(1, state.seats)]
    return min(others, key=lambda other: len(state.towers[other]))
