"""Adaptation: everybody keeps one card of each printed value (CAM-44)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.actions.base import Action, discard_to, shielded
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import VALUE, Cards
from tablee.games.camelot.state import Columns, Keeping, Kept, Seat, State, Turn

CARD = "adaptation"


def in_doubt(character: Cards) -> list[Cards]:
    """For each value borne by cards that are not alike, those cards, the oldest first."""
    by_value: dict[int, dict[str, None]] = {}
    for card in character:
        by_value.setdefault(VALUE[card], {})[card] = None
    return [tuple(cards) for _, cards in sorted(by_value.items()) if len(cards) > 1]


def choices(character: Cards) -> tuple[Cards, ...]:
    """Every way to choose; the first keeps the oldest card of each value, and is the default."""
    return tuple(product(*in_doubt(character)))


def adapted(character: Cards, chosen: Cards) -> Cards:
    """One card of each value, the chosen one where there was a choice, else the oldest."""
    kept: dict[int, str] = {VALUE[card]: card for card in chosen}
    left = {VALUE[card] for card in character}
    stays: list[str] = []
    for card in character:
        value = VALUE[card]
        if value in left and kept.get(value, card) == card:
            left.remove(value)
            stays.append(card)
    return tuple(stays)


def choosers(state: State, actor: Seat) -> tuple[Seat, ...]:
    """Who has something to choose: different cards of one value, and no shield against this."""
    return tuple(
        [
            seat
            for seat in state.inside
            if in_doubt(state.characters[seat]) and not shielded(state, seat, actor)
        ]
    )


def adaptation(state: State, actor: Seat, chosen: tuple[Kept, ...]) -> Columns:
    """All characters as they are when the choices are revealed together."""
    picks = {kept.seat: kept.cards for kept in chosen}
    return tuple(
        [
            character if shielded(state, seat, actor) else adapted(character, picks.get(seat, ()))
            for seat, character in enumerate(state.characters)
        ]
    )


def _ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return (PlayAction(CARD),)


def _refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    if adaptation(state, turn.seat, ()) == state.characters:
        return refused("CAM-40", "no-effect", card=CARD)
    return None


def _effect(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """All who have a choice are asked at once; without any, it happens now."""
    if choosers(state, turn.seat):
        return Step(replace(state, phase=Keeping(turn, move, ())), ())
    return discard_to(state, adaptation(state, turn.seat, ()))


ACTION = Action((), _ways, _refuse, _effect)
