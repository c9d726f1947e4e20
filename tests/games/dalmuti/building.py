"""Small states and chances for the section tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.chance import Recorded, Stream, key_of
from tablee.core.contract import Step
from tablee.core.refusal import Refusal
from tablee.games.dalmuti.game import META, Options, State, apply, refuse
from tablee.games.dalmuti.moves import KeepSilent, Move
from tablee.games.dalmuti.pieces import EMPTY, Cards, hand_of
from tablee.games.dalmuti.sets import rank_of
from tablee.games.dalmuti.state import Calling, Phase, Playing, Taxing, Trick

NO_CHANCE = Recorded(())


def stream(seed: int = 1) -> Stream:
    return Stream(key_of(b"tests", [str(seed)]))


def state_of(hands: Sequence[Cards], phase: Phase, options: Options | None = None, **more: Any) -> State:
    """A state with seat 0 as Grand Dalmuti, seat 1 next, and so on."""
    seats = len(hands)
    fields: dict[str, Any] = {
        "options": options or Options(),
        "round": 2,
        "order": tuple(range(seats)),
        "scores": (0,) * seats,
        "hands": tuple(hand_of(hand) for hand in hands),
        "played": (EMPTY,) * seats,
        "out": tuple(seat for seat, hand in enumerate(hands) if not hand),
        "phase": phase,
        "points": (0,) * seats,
        "rules": META.rules,
    }
    return State(**{**fields, **more})


def playing(hands: Sequence[Cards], turn: int = 0, **more: Any) -> State:
    """In the middle of a round; `trick=(seat, cards)` are the cards to beat."""
    trick = more.pop("trick", None)
    to_beat = None
    if trick is not None:
        seat, cards = trick
        to_beat = Trick(seat, rank_of(cards) or 0, cards)
    return state_of(hands, Playing(turn, to_beat, more.pop("passed", ())), **more)


def calling(hands: Sequence[Cards], **more: Any) -> State:
    return state_of(hands, Calling(more.pop("silent", ())), **more)


def taxing(hands: Sequence[Cards], **more: Any) -> State:
    options = more.get("options") or Options()
    swap_open = options.people_swap and len(hands) >= 6
    return state_of(hands, Taxing((), None, swap_open), **more)


def make(state: State, *moves: tuple[int, Move]) -> State:
    """The state after these moves, none of which needs chance."""
    for seat, move in moves:
        state = apply(state, seat, move, NO_CHANCE).state
    return state


def step(state: State, seat: int, move: Move) -> Step:
    return apply(state, seat, move, stream())


def events_of(result: Step, kind: type) -> list[Any]:
    return [told.event for told in result.events if isinstance(told.event, kind)]


def refusal_of(state: State, seat: int, move: Move) -> Refusal:
    refusal = refuse(state, seat, move)
    assert refusal is not None
    return refusal


def all_silent(state: State) -> State:
    for seat in range(len(state.order)):
        state = make(state, (seat, KeepSilent()))
    return state
