"""Chute: a random card from an opponent's hand (CAM-47)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import facts
from tablee.games.camelot.actions.base import Action
from tablee.games.camelot.events import CardStolen, StolenCardSeen
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import with_card
from tablee.games.camelot.state import State, Turn, put

CARD = "chute"


def chute(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """Thief and victim see which card it is, the others only that it changed hands."""
    thief, victim = turn.seat, move.target
    assert victim is not None
    hand = state.hands[victim]
    at = chance.below(len(hand))
    card = hand[at]
    hands = put(state.hands, victim, hand[:at] + hand[at + 1 :])
    after = replace(
        state,
        hands=put(hands, thief, with_card(hands[thief], card)),
        known=facts.stolen(state.known, thief, victim, hand, card),
    )
    seen = Told(StolenCardSeen(thief, victim, card), tuple(sorted((thief, victim))))
    return Step(after, (Told(CardStolen(thief, victim)), seen))


def _ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return [PlayAction(CARD, seat) for seat in range(len(state.hands)) if seat != turn.seat]


def _refuse(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    """Any opponent who holds a card, withdrawn or not; a shield guards no hand (CAM-49)."""
    target = move.target
    if target is None or not 0 <= target < len(state.hands) or target == turn.seat:
        return refused("CAM-90", "no-opponent")
    return None if state.hands[target] else refused("CAM-47", "empty-hand", target=target)


ACTION = Action(("target",), _ways, _refuse, chute)
