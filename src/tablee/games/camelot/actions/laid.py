"""Bouclier and Assommé: they stay, beside a character (CAM-49, CAM-50)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal
from tablee.games.camelot.actions.base import Action, opponents, refuse_opponent
from tablee.games.camelot.events import CardLaid
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import ASSOMME, BOUCLIER, Card
from tablee.games.camelot.state import Seat, State, Turn, put


def bouclier(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """Before oneself: it guards one's character (CAM-49)."""
    return _lay(state, turn.seat, BOUCLIER)


def assomme(state: State, turn: Turn, move: PlayAction, chance: Chance) -> Step:
    """Before an opponent still in: they add one card per turn at most (CAM-50)."""
    assert move.target is not None
    return _lay(state, move.target, ASSOMME)


def _lay(state: State, seat: Seat, card: Card) -> Step:
    laid = put(state.laid, seat, (*state.laid[seat], card))
    return Step(replace(state, laid=laid), (Told(CardLaid(seat, card)),))


def _bouclier_ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return (PlayAction(BOUCLIER),)


def _allow(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    return None


def _assomme_ways(state: State, turn: Turn) -> Iterable[PlayAction]:
    return [PlayAction(ASSOMME, target) for target in opponents(state, turn.seat)]


def _refuse_assomme(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    return refuse_opponent(state, turn.seat, move.target)


SHIELD = Action((), _bouclier_ways, _allow, bouclier)
STUN = Action(("target",), _assomme_ways, _refuse_assomme, assomme)
