"""The call that opens the bag, and the shake before it (DSC-12, DSC-80)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.events import Started
from tablee.games.dschamal.lying import WIDTH, shake
from tablee.games.dschamal.moves import Start
from tablee.games.dschamal.state import Hand, Searching, Seat, State

SHORTEST_PAUSE, PAUSES = 500, 1500


def callers(state: State) -> tuple[Seat, ...]:
    """The bystanders; where everybody searches, anybody may ask for a start by lot (DSC-12)."""
    fighters = state.bout.fighters
    watching = tuple([seat for seat in range(state.seats) if seat not in fighters])
    return watching or fighters


def refuse_start(state: State, seat: Seat, move: Start) -> Refusal | None:
    if seat not in callers(state):
        return refused("DSC-12", "bystander-calls")
    if seat in state.bout.fighters and not move.after_pause:
        return refused("DSC-12", "start-by-lot")
    return None


def start(state: State, seat: Seat, move: Start, chance: Chance) -> Step:
    """One instant for all: at the call, or after a pause nobody knows beforehand (DSC-12)."""
    pause = SHORTEST_PAUSE + chance.below(PAUSES) if move.after_pause else 0
    return Step(reach_in(state, chance), (Told(Started(state.bout.number, seat, pause)),))


def reach_in(state: State, chance: Chance) -> State:
    """The bag is shaken, the hands are at its rim (DSC-80)."""
    hands = tuple([Hand(seat, *at_rim(state, seat)) for seat in state.bout.fighters])
    return replace(state, phase=Searching(shake(state.bag, chance), hands))


def at_rim(state: State, seat: Seat) -> tuple[int, int]:
    """Where that hand goes in: side by side, as far from each other as there is room."""
    fighters = state.bout.fighters
    return WIDTH // (len(fighters) + 1) * (fighters.index(seat) + 1), 0
