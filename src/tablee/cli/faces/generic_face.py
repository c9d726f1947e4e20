"""A face for every game that brings none: drawn from its view, offers, choices and sentences."""

from __future__ import annotations

from typing import Any

from tablee.cli.faces.face import Reader
from tablee.cli.faces.generic_pictures import GenericPictures
from tablee.cli.faces.module_face import ModuleFace
from tablee.cli.faces.sentence_arguments import NO_SAYINGS
from tablee.core.choices import Choice, SomeOf, all_of
from tablee.core.contract import Game, Offers, read_choice
from tablee.core.roles import roles_of

FEW = 24  # ways to make a choice that are listed; a wider one is asked for part by part


class GenericSentences:
    """The roles of a game's fields; all its values are said by the sentences named after them."""

    def __init__(self, game: Game) -> None:
        self.ROLES = roles_of(game)
        self.SAYINGS = NO_SAYINGS


class GenericFace(ModuleFace[Any, Any, Any]):
    """The face of any game: its moves are typed as the game writes them, or chosen from a list."""

    def __init__(self, game: Game) -> None:
        sentences = GenericSentences(game)
        super().__init__(GenericPictures(sentences.ROLES), sentences)
        self._game = game

    def describe(self, move: Any, reader: Reader) -> str:
        if isinstance(move, Choice):
            return reader.words.say(f"choice-{move.move}")
        return super().describe(move, reader)

    def obvious(self, view: Any, offers: Offers) -> Any | None:
        """The only move there is; where a choice may be left empty, that."""
        listed = self.listed(view, offers)
        parts = [part for choice in offers.choices for part in choice.parts]
        optional = not offers.moves and all(isinstance(part, SomeOf) and not part.least for part in parts)
        return listed[0] if len(listed) == 1 or (optional and listed) else None

    def automatic(self, offers: Offers) -> Any | None:
        return offers.moves[0] if len(offers.moves) == 1 and not offers.choices else None

    def listed(self, view: Any, offers: Offers) -> tuple[Any, ...]:
        """All moves; choices with a few ways to make them as those moves, wider ones as they are."""
        listed = list(offers.moves)
        for choice in offers.choices:
            if not choice.special:
                ways = all_of(choice, FEW)
                listed += [choice] if ways is None else [read_choice(self._game, choice, way) for way in ways]
        return tuple(dict.fromkeys(listed))

    def read(self, text: str, view: Any) -> Any:
        return self._game.read_move(text)
