"""What a person types for a move, as `reading` understands it."""

from __future__ import annotations

from tablee.cli.faces.face import Reader, tag_of
from tablee.cli.speech.fluent_words import Words
from tablee.games.camelot.actions import FIELDS
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    TakeToken,
)
from tablee.games.camelot.pieces import COLOURS
from tablee.games.camelot.terminal.cards import say_card, say_colour


def write(move: Move, reader: Reader) -> str:
    """In the language spoken; seats and cards are numbered from 1."""
    words = reader.words
    match move:
        case PlayCard(card):
            return say_card(words, card)
        case PlayAction():
            fields = [getattr(move, field) for field in FIELDS]
            told = [_field(words, value) for value in fields if value is not None]
            return " ".join([say_card(words, move.card), *told])
        case Keep(cards):
            kept = ", ".join([say_card(words, card) for card in cards])
            return f"{words.say('typed-word', move='keep')} {kept}"
        case NameColour(colour) | LoseToken(colour) | TakeToken(colour):
            return say_colour(words, colour)
        case LetPass(rest=True):
            return words.say("typed-word", move="pass-all")
    return words.say("typed-word", move=tag_of(move))


def _field(words: Words, value: int | str) -> str:
    if isinstance(value, int):
        return str(value + 1)
    return say_colour(words, value) if value in COLOURS else say_card(words, value)
