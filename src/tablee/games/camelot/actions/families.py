"""Families of action cards: each card brings the one function that tells it from its sisters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.actions.base import Action, discard_to, opponents, refuse_character
from tablee.games.camelot.events import ColourChanged
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import Card, Colour
from tablee.games.camelot.state import Columns, State, Turn

Becoming = Callable[[Colour], tuple[Colour, ...]]
Thinning = Callable[[State, Turn, PlayAction], Columns]


def colour_change(card: Card, becoming: Becoming) -> Action:
    """A card that changes the tournament's colour to one its player names."""

    def ways(state: State, turn: Turn) -> Iterable[PlayAction]:
        return [PlayAction(card, colour=colour) for colour in becoming(state.colour or "")]

    def refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
        if move.colour in becoming(state.colour or ""):
            return None
        return refused("CAM-42", "no-such-change", card=card, before=state.colour or "")

    def effect(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
        assert state.colour is not None
        assert move.colour is not None
        told = Told(ColourChanged(state.colour, move.colour))
        return Step(replace(state, colour=move.colour, deeds=()), (told,))

    return Action(("colour",), ways, refuse, effect)


def for_everybody(card: Card, thin: Thinning) -> Action:
    """A card that takes cards from several characters at once."""

    def ways(state: State, turn: Turn) -> Iterable[PlayAction]:
        return (PlayAction(card),)

    def refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
        return _refuse_unchanged(state, turn, move, thin)

    return Action((), ways, refuse, _thinning(thin))


def for_one(card: Card, thin: Thinning) -> Action:
    """A card that takes cards from one opponent's character."""

    def ways(state: State, turn: Turn) -> Iterable[PlayAction]:
        return [PlayAction(card, target) for target in opponents(state, turn.seat)]

    def refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
        refusal = refuse_character(state, turn.seat, move.target)
        return refusal or _refuse_unchanged(state, turn, move, thin)

    return Action(("target",), ways, refuse, _thinning(thin))


def _refuse_unchanged(state: State, turn: Turn, move: PlayAction, thin: Thinning) -> Refusal | None:
    """Not playable if nobody would lose anything (CAM-40)."""
    if thin(state, turn, move) == state.characters:
        return refused("CAM-40", "no-effect", card=move.card)
    return None


def _thinning(thin: Thinning) -> Callable[[State, Turn, PlayAction, Chance], Step]:
    def effect(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
        return discard_to(state, thin(state, turn, move))

    return effect
