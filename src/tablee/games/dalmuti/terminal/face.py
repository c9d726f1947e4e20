"""The Grand Dalmuti's face: pictures, sentences, and what a person may type."""

from __future__ import annotations

from rich.console import RenderableType

from tablee.cli.faces.face import Face, Reader, tag_of
from tablee.cli.faces.module_face import ModuleFace
from tablee.core.contract import Offers
from tablee.games.dalmuti import notation
from tablee.games.dalmuti.events import Event, HandDealt, RoundEnded, SeatCardsDrawn, SilenceKept, TaxChosen
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    Move,
    OfferSwap,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.terminal import pictures, sentences
from tablee.games.dalmuti.view import View

SPOKEN = {
    "p": "-", "pass": "-", "passe": "-", "passer": "-", "je passe": "-",
    "révolution": "revolution", "silence": "quiet", "silent": "quiet",
    "pas de troc": "no swap", "non": "no swap", "no": "no swap",
    "garder": "slip keep", "keep": "slip keep", "péon": "slip peon", "peon": "slip peon",
}  # fmt: skip
FIRST_WORDS = {"impôt": "tax", "impot": "tax", "troc": "swap", "carte": "card"}


class DalmutiFace(ModuleFace[View, Event, Move]):
    def summary(self, event: Event, reader: Reader) -> RenderableType | None:
        return pictures.draw_round_end(event, reader) if isinstance(event, RoundEnded) else None

    def tell(self, event: Event, reader: Reader) -> str:
        """A draw that settled nothing says why there is another (DAL-10)."""
        told = super().tell(event, reader)
        tied = isinstance(event, SeatCardsDrawn) and len({card for _, card in event.drawn}) < len(event.drawn)
        return f"{told} {reader.words.say('seats-tied')}" if tied else told

    def prompt(self, view: View, offers: Offers, reader: Reader) -> str:
        """Besides: that other cards can be typed, and why one cannot declare (DAL-25)."""
        asked, say = super().prompt(view, offers, reader), reader.words.say
        if view.phase == "call" and Declare() not in offers.moves:
            return f"{asked} {say('refusal-jokers-missing')} (DAL-25)"
        typed = isinstance(offers.moves[0], GiveTax) and len(offers.moves[0].cards) > 1
        return f"{asked} {say('play-any-cards')}" if typed else asked

    def obvious(self, view: View, offers: Offers) -> Move | None:
        """The only move, the last cards, the worst gift, or no favour at all."""
        if len(offers.moves) == 1:
            only: Move = offers.moves[0]
            return only
        for move in offers.moves:
            if isinstance(move, PlaySet) and len(move.cards) == len(view.hand):
                return move
            if isinstance(move, SkipSwap | SettleSlip):
                return move
        return _worst_gift(offers)

    def listed(self, view: View, offers: Offers) -> tuple[Move, ...]:
        """Two cards can be given in ninety ways: the worst is shown, others are typed."""
        if isinstance(offers.moves[0], GiveTax) and len(offers.moves) > 13:
            worst = _worst_gift(offers)
            return () if worst is None else (worst,)
        return offers.moves

    def typed(self, move: Move, written: str, view: View, reader: Reader) -> str:
        """Seats count from 1 for people, and words are those of the reader's language."""
        if isinstance(move, PlaySet):
            return written
        if isinstance(move, SettleSlip):
            return reader.words.say("typed-word", move="slip-peon" if move.to_peon else "slip-keep")
        word = reader.words.say("typed-word", move=tag_of(move))
        if isinstance(move, OfferSwap):
            return f"{word} {move.partner + 1} {notation.write_cards((move.card,))}"
        return f"{word} {written.partition(' ')[2]}" if isinstance(move, GiveTax | AnswerSwap) else word

    def read(self, text: str, view: View) -> Move:
        plain = " ".join(text.lower().split())
        first, _, rest = plain.partition(" ")
        plain = f"{FIRST_WORDS[first]} {rest}" if first in FIRST_WORDS else SPOKEN.get(plain, plain)
        move = notation.read_move(plain)
        if isinstance(move, OfferSwap):
            return OfferSwap(move.partner - 1, move.card)
        if view.phase == "taxes" and isinstance(move, PlaySet):
            swapping = view.swap_partner == view.seat
            return AnswerSwap(move.cards[0]) if swapping and len(move.cards) == 1 else GiveTax(move.cards)
        return move


def _worst_gift(offers: Offers) -> Move | None:
    gifts = [m for m in offers.moves if isinstance(m, GiveTax) and JOKER not in m.cards]
    if gifts:
        return max(gifts, key=lambda gift: gift.cards)
    answers = [m for m in offers.moves if isinstance(m, AnswerSwap) and m.card != JOKER]
    return max(answers, key=lambda answer: answer.card) if answers else None


FACE: Face = DalmutiFace(pictures, sentences, quiet=(HandDealt, SilenceKept, TaxChosen))
