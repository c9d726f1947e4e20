"""Camelot's face: pictures, sentences, and what a person may type."""

from __future__ import annotations

from tablee.cli.faces.face import Face, Reader
from tablee.cli.faces.module_face import ModuleFace
from tablee.core.contract import Offers
from tablee.games.camelot.events import CardDrawn, Event, HandDealt, PassLet
from tablee.games.camelot.moves import LetPass, Move, PlayAction
from tablee.games.camelot.offering import ANSWERS, STAY
from tablee.games.camelot.pieces import VALUE
from tablee.games.camelot.terminal import pictures, reading, sentences, writing
from tablee.games.camelot.view import View

MANY = 6  # more ways than that to exchange cards are not all listed


class CamelotFace(ModuleFace[View, Event, Move]):
    def obvious(self, view: View, offers: Offers) -> Move | None:
        """The only move; staying in when one is highest; letting a card pass."""
        if len(offers.moves) == 1:
            only: Move = offers.moves[0]
            return only
        return next((move for move in (STAY, LetPass()) if move in offers.moves), None)

    def automatic(self, offers: Offers) -> Move | None:
        """Letting a card pass, for who could not stop it anyway (CAM-51)."""
        return ANSWERS[0] if offers.moves == ANSWERS else None

    def listed(self, view: View, offers: Offers) -> tuple[Move, ...]:
        """Cards can be exchanged in dozens of ways: then those that gain are shown, others are typed."""
        swaps = [move for move in offers.moves if isinstance(move, PlayAction) and move.card == "finesse"]
        if len(swaps) <= MANY:
            return offers.moves
        best = set(sorted(swaps, key=lambda move: -_gain(view, move))[:MANY])
        return tuple([move for move in offers.moves if move not in swaps or move in best])

    def typed(self, move: Move, written: str, view: View, reader: Reader) -> str:
        return writing.write(move, reader)

    def read(self, text: str, view: View) -> Move:
        return reading.read(text, view.phase)


def _gain(view: View, move: PlayAction) -> int:
    """What an exchange adds to one's own values; a Bouclier or an Assommé counts for nothing."""
    assert view.seat is not None
    assert move.target is not None
    spots = ((move.target, move.theirs), (view.seat, move.mine))
    cards = [view.characters[seat][spot] if isinstance(spot, int) else "" for seat, spot in spots]
    got, given = [VALUE.get(card, 0) for card in cards]
    return got - given


FACE: Face = CamelotFace(pictures, sentences, quiet=(HandDealt, CardDrawn, PassLet))
