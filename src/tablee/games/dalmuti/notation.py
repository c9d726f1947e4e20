"""Moves as short text, for the terminal, records read by people, and tests.

`7 7 J` plays two sevens and a joker, `-` passes, `tax 12 12` gives a tax, `revolution` and
`quiet` answer the call, `swap 3 11` offers seat 3 an eleven, `no swap` declines, `card 9` answers,
`slip keep` and `slip peon` settle a slip.
"""

from __future__ import annotations

from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.pieces import JOKER, Card, Cards

_WORDS: dict[str, Move] = {
    "-": Pass(),
    "revolution": Declare(),
    "quiet": KeepSilent(),
    "no swap": SkipSwap(),
    "slip keep": SettleSlip(to_peon=False),
    "slip peon": SettleSlip(to_peon=True),
}
_TEXTS: dict[Move, str] = {move: text for text, move in _WORDS.items()}


def write_move(move: Move) -> str:
    match move:
        case PlaySet(cards):
            return write_cards(cards)
        case GiveTax(cards):
            return f"tax {write_cards(cards)}"
        case OfferSwap(partner, card):
            return f"swap {partner} {write_cards((card,))}"
        case AnswerSwap(card):
            return f"card {write_cards((card,))}"
    return _TEXTS[move]


def read_move(text: str) -> Move:
    """The move of that text; `ValueError` says what was expected."""
    words = text.split()
    plain = " ".join(words).lower()
    if plain in _WORDS:
        return _WORDS[plain]
    if words[:1] == ["tax"]:
        return GiveTax(read_cards(words[1:]))
    if words[:1] == ["card"] and len(words) == 2:
        return AnswerSwap(read_card(words[1]))
    if words[:1] == ["swap"] and len(words) == 3 and words[1].isdigit():
        return OfferSwap(int(words[1]), read_card(words[2]))
    return PlaySet(read_cards(words))


def write_cards(cards: Cards) -> str:
    return " ".join("J" if card == JOKER else str(card) for card in cards)


def read_cards(words: list[str]) -> Cards:
    if not words:
        raise ValueError("cards expected: ranks 1 to 12, J for a joker, as in '7 7 J'")
    return tuple(sorted(read_card(word) for word in words))


def read_card(word: str) -> Card:
    if word.upper() == "J":
        return JOKER
    if word.isascii() and word.isdigit() and 1 <= int(word) <= 12:
        return int(word)
    raise ValueError(f"{word!r} is no card: ranks 1 to 12, J for a joker")
