"""Small states and chances for the section tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.chance import Draw, Recorded, Stream, key_of
from tablee.core.contract import Step
from tablee.core.refusal import Refusal
from tablee.games.camelot.dealing import first_state
from tablee.games.camelot.game import META, Options, State, apply, refuse, to_act
from tablee.games.camelot.moves import LetPass, Move, PlayAction
from tablee.games.camelot.pieces import Card, Cards, in_order
from tablee.games.camelot.state import Naming, Phase, Playing, Turn

PILE = "yellow-4 yellow-4 green-1 green-1 green-1 yellow-2"


def cards(text: str) -> Cards:
    return tuple(text.split())


def columns(texts: Sequence[str]) -> tuple[Cards, ...]:
    return tuple(cards(text) for text in texts)


def stream(seed: int = 1) -> Stream:
    return Stream(key_of(b"tests", [str(seed)]))


def state_of(phase: Phase, hands: Sequence[str], **more: Any) -> State:
    """A state with these hands; texts by seat for `characters` and `laid`, a text for `pile`."""
    for name in ("characters", "laid", "tokens"):
        if name in more:
            more[name] = columns(more[name])
    for name in ("pile", "discards"):
        if name in more:
            more[name] = cards(more[name])
    held = tuple(in_order(cards(hand)) for hand in hands)
    plain = first_state(more.pop("options", Options()), META.rules, len(hands) - 1, held, cards(PILE))
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    return State(**{**fields, "tournament": 1, **more, "phase": phase})


def turn_of(seat: int, hands: Sequence[str], characters: Sequence[str], **more: Any) -> State:
    """In a seat's turn; the tournament is red unless said otherwise.

    `opening`, `entered`, `played` and `added` describe the turn so far.
    """
    names = ("opening", "entered", "played", "added")
    done = {name: more.pop(name) for name in names if name in more}
    turn = Turn(seat, first=not characters[seat], **done)
    more.setdefault("colour", "red")
    return state_of(Playing(turn), hands, characters=characters, **more)


def naming(seat: int, hands: Sequence[str], **more: Any) -> State:
    return state_of(Naming(seat), hands, **more)


def make(state: State, *moves: tuple[int, Move]) -> State:
    """The state after these moves, none of which needs chance."""
    for seat, move in moves:
        state = apply(state, seat, move, Recorded(())).state
    return state


def step(state: State, seat: int, move: Move, *draws: Draw) -> Step:
    return apply(state, seat, move, Recorded(draws))


def everybody_passes(state: State, *draws: Draw) -> Step:
    """All who are asked let the announced card pass; gives the last step."""
    seats = sorted(to_act(state))
    state = make(state, *[(seat, LetPass()) for seat in seats[:-1]])
    return step(state, seats[-1], LetPass(), *draws)


def resolve(state: State, seat: int, card: Card, *draws: Draw, **targets: Any) -> State:
    """The state after an action card took effect."""
    after: State = everybody_passes(make(state, (seat, PlayAction(card, **targets))), *draws).state
    return after


def events_of(result: Step, kind: type) -> list[Any]:
    return [told.event for told in result.events if isinstance(told.event, kind)]


def refusal_of(state: State, seat: int, move: Move) -> Refusal:
    refusal = refuse(state, seat, move)
    assert refusal is not None
    return refusal


def why_not(state: State, seat: int, card: Card, **targets: Any) -> tuple[str, str]:
    """Clause and reason for which an action card may not be played so."""
    refusal = refusal_of(state, seat, PlayAction(card, **targets))
    return refusal.clause, refusal.reason
