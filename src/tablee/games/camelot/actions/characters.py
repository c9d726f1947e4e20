"""Charge, Contre-charge, Feinte, Disgrâce, Lance brisée: cards leave characters (CAM-43, CAM-45, CAM-46).

Each function gives all characters as they are afterwards.
"""

from __future__ import annotations

from tablee.games.camelot.actions.base import opponents, shielded, thinned
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import COLOUR, SUPPORT, VALUE
from tablee.games.camelot.state import Columns, State, Turn


def charge(state: State, turn: Turn, move: PlayAction) -> Columns:
    """Everybody loses their cards of the lowest printed value on the table."""
    lowest = min(_values(state), default=0)
    return thinned(state, turn.seat, state.inside, lambda card: VALUE[card] != lowest)


def contre_charge(state: State, turn: Turn, move: PlayAction) -> Columns:
    """Everybody loses their cards of the highest printed value on the table."""
    highest = max(_values(state), default=0)
    return thinned(state, turn.seat, state.inside, lambda card: VALUE[card] != highest)


def feinte(state: State, turn: Turn, move: PlayAction) -> Columns:
    """Every opponent loses the newest card of their character."""
    touched = [seat for seat in opponents(state, turn.seat) if not shielded(state, seat, turn.seat)]
    return tuple(
        [
            (character[:-1] or character) if seat in touched else character
            for seat, character in enumerate(state.characters)
        ]
    )


def disgrace(state: State, turn: Turn, move: PlayAction) -> Columns:
    """Everybody loses their support cards."""
    return thinned(state, turn.seat, state.inside, lambda card: card not in SUPPORT)


def lance_brisee(state: State, turn: Turn, move: PlayAction) -> Columns:
    """One opponent loses their purple cards."""
    assert move.target is not None
    return thinned(state, turn.seat, (move.target,), lambda card: COLOUR.get(card) != "purple")


def _values(state: State) -> list[int]:
    """Printed values, of shielded characters too (CAM-27, CAM-49)."""
    return [VALUE[card] for character in state.characters for card in character]
