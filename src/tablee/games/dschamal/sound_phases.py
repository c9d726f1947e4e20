"""Whether a phase from outside fits its state: whose choice it is, and that there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.soundness import (
    Faults,
    all_seats,
    among,
    distinct_seats,
    fits,
    length,
    no_longer,
    not_empty,
    number,
)
from tablee.games.dschamal.course import fighters_of
from tablee.games.dschamal.pieces import CAMEL, COLOURED
from tablee.games.dschamal.setup import go_on, open_pieces
from tablee.games.dschamal.sound_search import search_faults
from tablee.games.dschamal.state import (
    REACH,
    Building,
    Cameling,
    Choosing,
    Giving,
    Handing,
    Over,
    Ready,
    Searching,
    State,
    Taking,
)
from tablee.games.dschamal.turm import camel_choices, owns_kind
from tablee.games.dschamal.winning import standings_of, takeable

TAKING = ("DSC-22", "DSC-24", "DSC-25", "DSC-65")


def phase_faults(state: State) -> Faults:
    """Pieces, course and search are known to be sound."""
    yield from _FAULTS[type(state.phase)](state, state.phase)


def _choosing(state: State, phase: Choosing) -> Faults:
    """The next one in seating order from the starter (DSC-10)."""
    yield fits("phase.turn", go_on(state, ()).state.phase == phase, "owned")
    yield fits("bag", bool(open_pieces(state)), "phase")


def _ready(state: State, phase: Ready) -> Faults:
    yield fits("bout.purpose", state.bout.purpose != REACH, "phase")


def _taking(state: State, phase: Taking) -> Faults:
    """One piece from each victim who has one to take (DSC-22, DSC-24, DSC-25, DSC-65)."""
    fighters = fighters_of(state, state.course)
    yield among("options.game", state.options.game, ("duell", "dreier"))
    yield fits("bout.purpose", state.bout.purpose != REACH, "phase")
    yield among("phase.clause", phase.clause, TAKING)
    yield among("phase.seat", phase.seat, fighters)
    yield not_empty("phase.victims", phase.victims)
    yield from distinct_seats("phase.victims", phase.victims, state.seats)
    others = [seat for seat in fighters if seat != phase.seat]
    for victim in phase.victims:
        yield among("phase.victims", victim, others)
        yield fits("phase.victims", bool(takeable(state, victim)), f"owned[{victim}]")


def _giving(state: State, phase: Giving) -> Faults:
    """The loser has a piece that can be lost (DSC-26)."""
    yield among("options.game", state.options.game, ("duell",))
    yield fits("bout.purpose", state.bout.purpose != REACH, "phase")
    for where, seat in (("phase.seat", phase.seat), ("phase.to", phase.to)):
        yield among(where, seat, fighters_of(state, state.course))
    yield fits("phase.to", phase.to != phase.seat, "phase.seat")
    yield fits("phase.seat", bool(takeable(state, phase.seat)), f"owned[{phase.seat}]")


def _in_turm(state: State, phase: Handing | Cameling | Building) -> Faults:
    yield among("options.game", state.options.game, ("turm",))
    yield number("phase.seat", phase.seat, 0, state.seats - 1)


def _handing(state: State, phase: Handing) -> Faults:
    """The piece pulled is of a kind its finder has already (DSC-51)."""
    yield from _in_turm(state, phase)
    yield among("phase.piece", phase.piece, state.bag)
    yield fits("phase.piece", phase.piece != CAMEL, "phase")
    yield fits("phase.piece", owns_kind(state, phase.seat, phase.piece), "towers")


def _cameling(state: State, phase: Cameling) -> Faults:
    yield from _in_turm(state, phase)
    yield fits("phase.seat", bool(camel_choices(state, phase.seat)), "owned")


def _building(state: State, phase: Building) -> Faults:
    """A coloured piece, out of the bag, on a tower of six at most (DSC-54, DSC-55)."""
    yield from _in_turm(state, phase)
    yield among("phase.piece", phase.piece, state.bag)
    yield number("phase.piece", phase.piece, 0, COLOURED - 1)
    yield number("phase.winner", phase.winner, 0, state.seats - 1)


def _over(state: State, phase: Over) -> Faults:
    """The places follow from what everybody has, and from who won the last search (DSC-46)."""
    yield no_longer("phase.standings", phase.standings, state.seats)
    for place in phase.standings:
        yield no_longer("phase.standings", place, state.seats)
    seats = [seat for place in phase.standings for seat in place]
    yield length("phase.standings", seats, state.seats)
    yield from all_seats("phase.standings", seats, state.seats)
    possible = [standings_of(state, winner) for winner in (None, *range(state.seats))]
    yield fits("phase.standings", phase.standings in possible, "owned")


_FAULTS: dict[type, Callable[[State, Any], Faults]] = {
    Choosing: _choosing,
    Ready: _ready,
    Searching: search_faults,
    Taking: _taking,
    Giving: _giving,
    Handing: _handing,
    Cameling: _cameling,
    Building: _building,
    Over: _over,
}
