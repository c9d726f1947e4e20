"""Esquive, Riposte, Retraite: one card of one character (CAM-46)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import facts
from tablee.games.camelot.actions.base import (
    Action,
    discard_to,
    opponents,
    refuse_character,
    refuse_lone,
    shielded,
)
from tablee.games.camelot.events import CardTaken, CardTakenBack
from tablee.games.camelot.moves import PlayAction, Spot
from tablee.games.camelot.pieces import LADY, Cards, with_card
from tablee.games.camelot.state import Playing, State, Turn, put
from tablee.games.camelot.turn import refuse_adding


def esquive(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """An opponent discards the card their attacker picked."""
    assert move.target is not None
    assert isinstance(move.theirs, int)
    character = state.characters[move.target]
    after = character[: move.theirs] + character[move.theirs + 1 :]
    return discard_to(state, put(state.characters, move.target, after))


def riposte(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """The newest card of an opponent's character moves on top of one's own."""
    assert move.target is not None
    *rest, card = state.characters[move.target]
    characters = put(state.characters, move.target, tuple(rest))
    characters = put(characters, turn.seat, (*characters[turn.seat], card))
    gained = Playing(replace(turn, added=turn.added + 1))  # it counts before an Assommé (CAM-50)
    after = replace(state, characters=characters, phase=gained)
    return Step(after, (Told(CardTaken(turn.seat, move.target, card)),))


def retraite(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """One card of one's own character goes back into one's hand, for all to see."""
    assert isinstance(move.mine, int)
    seat, character = turn.seat, state.characters[turn.seat]
    card = character[move.mine]
    after = replace(
        state,
        characters=put(state.characters, seat, character[: move.mine] + character[move.mine + 1 :]),
        hands=put(state.hands, seat, with_card(state.hands[seat], card)),
        known=facts.taken_back(state.known, seat, card),
    )
    return Step(after, (Told(CardTakenBack(seat, card)),))


def _esquive_ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return [
        PlayAction("esquive", target, theirs=place)
        for target in opponents(state, turn.seat)
        for place in range(len(state.characters[target]))
    ]


def _refuse_esquive(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    refusal = refuse_character(state, turn.seat, move.target)
    if refusal is not None or move.target is None:
        return refusal
    character = state.characters[move.target]
    return refuse_lone(move.card, character) or _refuse_place(character, move.theirs)


def _riposte_ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return [PlayAction("riposte", target) for target in opponents(state, turn.seat)]


def _refuse_riposte(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    refusal = refuse_character(state, turn.seat, move.target) or _refuse_own(state, turn)
    if refusal is not None or move.target is None:
        return refusal
    character = state.characters[move.target]
    refusal = refuse_lone(move.card, character)
    if refusal is None and character[-1] == LADY and LADY in state.characters[turn.seat]:
        return refused("CAM-52", "second-lady-comes")
    return refusal or refuse_adding(state, turn)


def _retraite_ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return [PlayAction("retraite", mine=place) for place in range(len(state.characters[turn.seat]))]


def _refuse_retraite(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    character = state.characters[turn.seat]
    refusal = _refuse_own(state, turn) or refuse_lone(move.card, character)
    return refusal or _refuse_place(character, move.mine)


def _refuse_place(character: Cards, spot: Spot | None) -> Refusal | None:
    if isinstance(spot, int) and 0 <= spot < len(character):
        return None
    return refused("CAM-90", "no-such-card")


def _refuse_own(state: State, turn: Turn) -> Refusal | None:
    """By the letter of the sheet a shield stops one's own cards too (CAM-49, option)."""
    return refused("CAM-49", "shielded-yourself") if shielded(state, turn.seat, turn.seat) else None


ESQUIVE = Action(("target", "theirs"), _esquive_ways, _refuse_esquive, esquive)
RIPOSTE = Action(("target",), _riposte_ways, _refuse_riposte, riposte)
RETRAITE = Action(("mine",), _retraite_ways, _refuse_retraite, retraite)
