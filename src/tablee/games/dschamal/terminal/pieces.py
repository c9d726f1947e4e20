"""Pieces, seats and times in words; their sentences are in the game's Fluent files."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.faces.face import Reader, yes_no
from tablee.cli.speech.fluent_words import Words
from tablee.games.dschamal.pieces import COLOURS, FORMS, SHAPES, Piece, form_of, is_black

LOOKS = {"blue": "blue", "yellow": "yellow", "white": "white", "brown": "red", "black": "dim"}


def colour_of(piece: Piece) -> str:
    return "black" if is_black(piece) else COLOURS[piece % len(COLOURS)]


def say_piece(words: Words, piece: Piece) -> str:
    """“boule bleue”."""
    return words.say("piece-name", form=FORMS[form_of(piece)], colour=colour_of(piece))


def say_one(words: Words, piece: Piece) -> str:
    """“une boule bleue”."""
    return words.say("piece-one", form=FORMS[form_of(piece)], colour=colour_of(piece))


def say_pieces(words: Words, pieces: Sequence[Piece]) -> str:
    return words.join([say_one(words, piece) for piece in pieces])


def say_shape(words: Words, shape: int) -> str:
    return words.say("form-name", form=SHAPES[shape])


def say_seconds(words: Words, ms: int) -> str:
    told = f"{ms / 1000:.2f}"
    return told.replace(".", ",") if words.language == "fr" else told


def say_seats(reader: Reader, seats: Sequence[int]) -> str:
    return reader.words.join([reader.inside(seat) for seat in seats])


def capital(told: str) -> str:
    return told[:1].upper() + told[1:]


def say_times(reader: Reader, times: Sequence[tuple[int, int]]) -> str:
    return reader.words.join(
        [
            reader.words.say(
                "receipt-line",
                seat=reader.names[seat],
                seat_you=yes_no(seat == reader.eyes),
                seconds=say_seconds(reader.words, ms),
            )
            for seat, ms in times
        ]
    )


def draw_pieces(words: Words, pieces: Sequence[Piece], more: str = "") -> Text:
    """A list in the pieces' own colours."""
    drawn = [Text(say_piece(words, piece), f"{LOOKS[colour_of(piece)]} {more}") for piece in pieces]
    return Text(", ").join(drawn)
