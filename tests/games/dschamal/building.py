"""Small states and chances for the section tests."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.core.chance import Stream, key_of
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal
from tablee.games.dschamal.course import fighters_of
from tablee.games.dschamal.game import META, Options, State, apply, refuse
from tablee.games.dschamal.lying import Layout, Lying
from tablee.games.dschamal.moves import GiveUp, Lay, Move
from tablee.games.dschamal.pieces import ALL, Pieces, left_out
from tablee.games.dschamal.staging import some, tower_of
from tablee.games.dschamal.state import Bout, Course, Hand, Phase, Ready, Searching

__all__ = ["some"]


def stream(seed: int = 1) -> Stream:
    return Stream(key_of(b"tests", [str(seed)]))


def state_of(owned: list[Pieces], phase: Phase | None = None, **more: Any) -> State:
    """A table with these pieces before its players; everything else is in the bag."""
    options = more.pop("options", None) or Options(game=more.pop("game", "duell"))
    towers = tuple(tower_of(pieces) for pieces in more.pop("towers", [()] * len(owned)))
    middle = more.pop("middle", None)
    used = {*left_out(options.game), middle, *[piece for pieces in owned for piece in pieces]}
    used |= {placed.piece for tower in towers for placed in tower}
    course = Course(more.pop("master", 0), more.pop("met", ()))
    bag = tuple(piece for piece in ALL if piece not in used)
    state = State(options, tuple(owned), towers, bag, course, Bout(1, ()), phase or Ready())
    fighters = more.pop("fighters", None) or fighters_of(state, course)
    bout = Bout(more.pop("number", 1), fighters, more.pop("purpose", "duel"), middle)
    assert not more, more
    return replace(state, bout=bout, rules=META.rules)


Held = tuple[Pieces, int] | tuple[Pieces, int, bool]


def holding(state: State, **hands: Held) -> State:
    """Every fighter in the bag with what he holds: s0=(pieces, clock, called)."""
    found = []
    for seat in state.bout.fighters:
        pieces, clock, called = (*hands.get(f"s{seat}", ((), 0)), False)[:3]
        found.append(Hand(seat, 100, 100, clock, called=bool(called), held=pieces))
    return replace(state, phase=Searching((), tuple(found)))


def judged(state: State, **hands: Held) -> Step:
    """Those who hold something lay it at their time, the others give up; what comes of it."""
    state = holding(state, **{name: (held[0], held[1] - 200, *held[2:]) for name, held in hands.items()})
    assert isinstance(state.phase, Searching)
    chance, events = stream(), ()
    step = Step(state, events)
    for hand in state.phase.hands:
        move: Move = Lay(200) if hand.held else GiveUp()
        after = apply(step.state, hand.seat, move, chance)
        step = Step(after.state, (*step.events, *after.events))
    return step


def feeling(layout: Layout, **more: Any) -> State:
    """Seat 0 and 1 in a bag that lies like this; seat 0's fingertip is at (100, 100)."""
    away = more.pop("other", (300, 300))
    hands = (Hand(0, *more.pop("at", (100, 100))), Hand(1, *away))
    return state_of([(), (), ()], Searching(layout, hands), **more)


def lying(name: str, x: int, y: int, pose: int = 0, turn: int = 0) -> Lying:
    return Lying(some(name)[0], pose, turn, x, y)


def do(state: State, seat: int, *moves: Move) -> State:
    chance = stream()
    for move in moves:
        state = apply(state, seat, move, chance).state
    return state


def events_of(step: Step, kind: type) -> list[Any]:
    return [told.event for told in step.events if isinstance(told.event, kind)]


def told_to(step: Step, seat: int | None) -> list[Told]:
    return [told for told in step.events if told.seen_by(seat)]


def refusal_of(state: State, seat: int, move: Move) -> tuple[str, str]:
    refusal: Refusal | None = refuse(state, seat, move)
    assert refusal is not None
    return refusal.clause, refusal.reason
