"""Finesse: exchange one of your face-up cards with one of an opponent's (CAM-48, CAM-52)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.actions.base import Action, opponents, refuse_opponent, shielded
from tablee.games.camelot.events import CardsExchanged
from tablee.games.camelot.moves import PlayAction, Spot
from tablee.games.camelot.pieces import BOUCLIER, LADY, LAID, Card, Cards
from tablee.games.camelot.state import Seat, State, Turn, put

CARD = "finesse"
Front = tuple[Cards, Cards]
"""All that lies before a seat: its character, and Bouclier or Assommé."""


def finesse(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """Each card takes the other's place; a Bouclier or Assommé acts on its new holder."""
    seat, target = turn.seat, move.target
    assert target is not None
    mine, theirs = card_at(state, seat, move.mine), card_at(state, target, move.theirs)
    assert mine is not None
    assert theirs is not None
    characters, laid = state.characters, state.laid
    for who, spot, card in ((seat, move.mine, theirs), (target, move.theirs, mine)):
        character, beside = exchanged((characters[who], laid[who]), spot, card)
        characters, laid = put(characters, who, character), put(laid, who, beside)
    told = Told(CardsExchanged(seat, target, mine, theirs))
    return Step(replace(state, characters=characters, laid=laid), (told,))


def card_at(state: State, seat: Seat, spot: Spot | None) -> Card | None:
    """The face-up card at a spot before a seat, if there is one."""
    if isinstance(spot, int):
        character = state.characters[seat]
        return character[spot] if 0 <= spot < len(character) else None
    return spot if spot in state.laid[seat] else None


def exchanged(front: Front, spot: Spot | None, card: Card) -> Front:
    """What lies before a seat after `card` came for what was at `spot`.

    A card that comes for a Bouclier or an Assommé has no place to take: it goes on top.
    """
    character, laid = front
    if isinstance(spot, int):
        came = () if card in LAID else (card,)
        character = character[:spot] + came + character[spot + 1 :]
    else:
        laid = tuple([beside for beside in laid if beside != spot])
        character = character if card in LAID else (*character, card)
    return character, (*laid, card) if card in LAID else laid


def _ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    mine = _spots(state, turn.seat)
    return [
        PlayAction(CARD, target, mine=own, theirs=their)
        for target in opponents(state, turn.seat)
        for their in _spots(state, target)
        for own in mine
    ]


def _spots(state: State, seat: Seat) -> list[Spot]:
    return [*range(len(state.characters[seat])), *state.laid[seat]]


def _refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    seat, target = turn.seat, move.target
    refusal = refuse_opponent(state, seat, target)
    if refusal is not None or target is None:
        return refusal
    mine, theirs = card_at(state, seat, move.mine), card_at(state, target, move.theirs)
    if mine is None or theirs is None:
        return refused("CAM-90", "no-such-card")
    if mine == theirs:
        return refused("CAM-40", "no-effect", card=CARD)
    if mine not in LAID and not state.characters[target]:  # a character begins from its own hand
        return refused("CAM-25", "target-not-entered", target=target)
    if _stopped(state, target, seat, move.theirs, mine):
        return refused("CAM-49", "target-shielded", target=target)
    if _stopped(state, seat, seat, move.mine, theirs):
        return refused("CAM-49", "shielded-yourself")
    return _refuse_side(state, seat, move.mine, theirs) or _refuse_side(state, target, move.theirs, mine)


def _stopped(state: State, seat: Seat, actor: Seat, spot: Spot | None, comes: Card) -> bool:
    """A shield guards its character, not itself: neither losing nor gaining a card (CAM-49)."""
    touches = isinstance(spot, int) or comes not in LAID
    return touches and spot != BOUCLIER and shielded(state, seat, actor)


def _refuse_side(state: State, seat: Seat, spot: Spot | None, comes: Card) -> Refusal | None:
    """No character is emptied (CAM-41) or gets a second lady (CAM-52)."""
    before = state.characters[seat]
    after, _ = exchanged((before, state.laid[seat]), spot, comes)
    if before and not after:
        return refused("CAM-41", "only-card")
    return refused("CAM-52", "second-lady-comes") if after.count(LADY) > 1 else None


ACTION = Action(("target", "mine", "theirs"), _ways, _refuse, finesse)
