"""Every move of Camelot as a number: blocks, one a kind of move, each with its own grid of choices."""

from __future__ import annotations

from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import ACTIONS, COLOURS, LAID, VALUE, Card
from tablee.games.camelot.view import View

PLAIN: tuple[Move, ...] = (Stay(), Withdraw(), LetPass(), LetPass(rest=True), PlayLancelot())
CARDS: tuple[Card, ...] = tuple(VALUE)
SPOTS: tuple[Card, ...] = (*CARDS, *sorted(LAID))
VALUES = tuple(sorted(set(VALUE.values())))
SAME_VALUE = {value: tuple([card for card in CARDS if VALUE[card] == value]) for value in VALUES}
NEEDS: dict[Card, tuple[str, ...]] = {
    "desarconne": ("colour",),
    "changement-d-arme": ("colour",),
    "maladresse": ("colour",),
    "lance-brisee": ("target",),
    "riposte": ("target",),
    "chute": ("target",),
    "assomme": ("target",),
    "esquive": ("target", "theirs"),
    "retraite": ("mine",),
    "finesse": ("target", "mine", "theirs"),
}
"""What an action card is announced with; the others need nothing."""


class ActionNumbers:
    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._first: dict[str, int] = {}
        at = self._block("plain", 0, len(PLAIN))
        for colours in ("name", "lose-token", "take-token"):
            at = self._block(colours, at, len(COLOURS))
        at = self._block("play", at, len(CARDS))
        for card in ACTIONS:
            grid = 1
            for need in NEEDS.get(card, ()):
                grid *= self._ways(need)
            at = self._block(card, at, grid)
        kept = 1
        for cards in SAME_VALUE.values():
            kept *= len(cards) + 1 if len(cards) > 1 else 1
        self.size = self._block("keep", at, kept)

    def number(self, view: View, move: Move) -> int:
        if isinstance(move, NameColour | LoseToken | TakeToken):
            tag = str(move.__struct_config__.tag)
            return self._first[tag] + COLOURS.index(move.colour)
        if isinstance(move, PlayCard):
            return self._first["play"] + CARDS.index(move.card)
        if isinstance(move, PlayAction):
            return self._first[move.card] + self._announced(view, move)
        if isinstance(move, Keep):
            return self._first["keep"] + kept_number(move)
        return self._first["plain"] + PLAIN.index(move)

    def _block(self, name: str, at: int, size: int) -> int:
        self._first[name] = at
        return at + size

    def _ways(self, need: str) -> int:
        return {"target": self._seats - 1, "colour": len(COLOURS)}.get(need, len(SPOTS))

    def _announced(self, view: View, move: PlayAction) -> int:
        me, number = view.seat or 0, 0
        for need in NEEDS.get(move.card, ()):
            if need == "target":
                chosen = 0 if move.target is None else (move.target - me) % self._seats - 1
            elif need == "colour":
                chosen = 0 if move.colour is None else COLOURS.index(move.colour)
            else:
                owner = me if need == "mine" or move.target is None else move.target
                chosen = self._spot(view, owner, move.mine if need == "mine" else move.theirs)
            number = number * self._ways(need) + chosen
        return number

    def _spot(self, view: View, owner: int, spot: int | str | None) -> int:
        if spot is None:
            return 0
        return SPOTS.index(view.characters[owner][spot] if isinstance(spot, int) else spot)


def kept_number(move: Keep) -> int:
    """For each value that several kinds of card have: which of them stays, or none."""
    number = 0
    for cards in SAME_VALUE.values():
        if len(cards) > 1:
            stays = [1 + place for place, card in enumerate(cards) if card in move.cards]
            number = number * (len(cards) + 1) + (stays[0] if stays else 0)
    return number
