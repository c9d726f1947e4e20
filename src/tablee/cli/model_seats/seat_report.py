"""What a model is told of its seat: plain values, and sentences in the language spoken."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.cli.faces.face import Face, Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.model_seats.model_seat import Seen
from tablee.cli.speech.fluent_words import Words
from tablee.core import shelf
from tablee.core.contract import Game
from tablee.core.refusal import Refusal
from tablee.core.rulebook import clauses, read_book
from tablee.lab.text_harness import written


class SeatReport:
    """Built from what the seat sees alone; events that are not worth a line in a terminal have none here."""

    def __init__(self, game: Game, words: Words) -> None:
        self._game = game
        self._words = words
        self._face: Face = load_face(game.META.name)
        self._book = clauses(read_book(shelf.box(game.META.name), words.language))

    def look(self, seen: Seen) -> dict[str, Any]:
        told = {
            "game": self._game.META.name,
            "status": seen.status,
            "you": seen.you,
            "names": list(seen.names),
            "asked": seen.asked,
            "happened": self._happened(seen),
            "view": msgspec.to_builtins(seen.view),
            "played_for_you": seen.played_for,
        }
        if seen.standings is not None:
            told["standings"] = [list(tied) for tied in seen.standings]
        return told

    def offers(self, seen: Seen) -> dict[str, Any]:
        """Listed moves as they are written, with a sentence each, and described ones as they are."""
        reader = self._reader(seen)
        texts = written(self._game, seen.offers)
        sentences = [self._face.describe(move, reader) for move in seen.offers.moves]
        return {
            "asked": seen.asked,
            "question": self._face.prompt(seen.view, seen.offers, reader) if seen.asked else None,
            "moves": [
                {"move": text, "means": sentence} for text, sentence in zip(texts, sentences, strict=True)
            ],
            "choices": msgspec.to_builtins(seen.offers.choices),
        }

    def refused(self, refusal: Refusal, seen: Seen) -> str:
        """The clause, why, and what the rule book says there."""
        values = self._face.refusal_values(refusal.values, self._reader(seen))
        told = self._words.say(f"refusal-{refusal.reason}", **values)
        return "\n\n".join(filter(None, [f"{refusal.clause}: {told}", self._book.get(refusal.clause, "")]))

    def clauses(self) -> dict[str, str]:
        return self._book

    def _happened(self, seen: Seen) -> list[str]:
        reader = self._reader(seen)
        heard = [event for event in seen.news if not isinstance(event, self._face.quiet)]
        return [line for event in heard if (line := self._face.tell(event, reader))]

    def _reader(self, seen: Seen) -> Reader:
        return Reader(self._words, seen.names, seen.you)
