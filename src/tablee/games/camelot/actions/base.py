"""What an action card is to the rules, and what several of them share (CAM-40, CAM-41, CAM-49)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.events import CardsDiscarded
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import BOUCLIER, Card, Cards, less
from tablee.games.camelot.state import Columns, Seat, State, Turn


class Action(NamedTuple):
    """`needs`: the fields its move must have; `ways`: every way worth asking about;
    `refuse`: why not so; `effect`: what then happens, with the card itself still in the air.
    """

    needs: tuple[str, ...]
    ways: Callable[[State, Turn], Iterable[PlayAction]]
    refuse: Callable[[State, Turn, PlayAction], Refusal | None]
    effect: Callable[[State, Turn, PlayAction, Chance], Step]


def shielded(state: State, seat: Seat, actor: Seat) -> bool:
    """Bouclier stops opponents' cards; by the letter of the sheet, all cards (CAM-49)."""
    return BOUCLIER in state.laid[seat] and (seat != actor or state.options.shield_stops_all)


def opponents(state: State, actor: Seat) -> list[Seat]:
    return [seat for seat in state.inside if seat != actor]


def refuse_opponent(state: State, actor: Seat, target: Seat | None) -> Refusal | None:
    """The target must be another one who is still in (CAM-90)."""
    if target is None or not 0 <= target < len(state.hands) or target == actor:
        return refused("CAM-90", "no-opponent")
    if target not in state.inside:
        return refused("CAM-90", "target-withdrawn", target=target)
    return None


def refuse_character(state: State, actor: Seat, target: Seat | None) -> Refusal | None:
    """The target's character must be within reach of an action card (CAM-49)."""
    refusal = refuse_opponent(state, actor, target)
    if refusal is None and target is not None and shielded(state, target, actor):
        return refused("CAM-49", "target-shielded", target=target)
    return refusal


def refuse_lone(card: Card, character: Cards) -> Refusal | None:
    """A character's only card is neither removed nor stolen (CAM-41)."""
    if not character:
        return refused("CAM-40", "no-effect", card=card)
    return refused("CAM-41", "only-card") if len(character) == 1 else None


def remaining(character: Cards, stays: Callable[[Card], bool]) -> Cards:
    """What stays of a character; if nothing would, the oldest card does (CAM-41)."""
    return tuple([card for card in character if stays(card)]) or character[:1]


def thinned(state: State, actor: Seat, seats: Iterable[Seat], stays: Callable[[Card], bool]) -> Columns:
    """All characters, with these seats' losing what does not stay, unless shielded."""
    touched = {seat for seat in seats if not shielded(state, seat, actor)}
    return tuple(
        [
            remaining(character, stays) if seat in touched else character
            for seat, character in enumerate(state.characters)
        ]
    )


def discard_to(state: State, after: Columns) -> Step:
    """Characters shrink to these; what they lose is discarded."""
    lost = [tuple(less(old, new)) for old, new in zip(state.characters, after, strict=True)]
    discards = state.discards
    for cards in lost:
        discards += cards
    told = tuple([Told(CardsDiscarded(seat, cards)) for seat, cards in enumerate(lost) if cards])
    return Step(replace(state, characters=after, discards=discards), told)
