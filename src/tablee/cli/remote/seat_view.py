"""What a seat knows of its table, in the game's own types and ready for a face."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

import msgspec

from tablee.cli.faces.face import Reader
from tablee.cli.remote.house_line import Seen
from tablee.cli.speech.fluent_words import Words, plain
from tablee.core.chance import Stream
from tablee.core.contract import Game, Offers, Standings

LOBBY, PLAYING, OVER = "lobby", "playing", "over"


class SeatView:
    """One moment of the table."""

    def __init__(self, game: Game, words: Words, seen: Seen) -> None:
        self.seen = seen
        self.table = seen.table
        self.reader = Reader(words, tuple([plain(place.name) for place in seen.table.places]), seen.you)
        self.view: Any = msgspec.convert(seen.view, game.View) if seen.view else None
        self.offers = typed_offers(game, seen.offers) if seen.view else Offers()
        self._game = game
        self._world: Any = None

    @property
    def status(self) -> str:
        return self.table.status

    @property
    def asked(self) -> bool:
        """Whether anything is open to this seat."""
        open_now = bool(self.offers.moves or self.offers.choices)
        return self.status == PLAYING and self.view is not None and open_now

    @property
    def world(self) -> Any:
        """A whole state that fits what this seat sees."""
        if self._world is None:
            self._world = self._game.guess(self.view, Stream(token_bytes(32)))
        return self._world

    @property
    def hands_act(self) -> bool:
        """Whether hands act in real time, this seat's among them."""
        clocked = self._game.clocked
        if clocked is None or self.status != PLAYING or self.view is None or self.seen.you is None:
            return False
        return self.seen.you in clocked.hands(self.world)

    @property
    def standings(self) -> Standings | None:
        return self.table.standings


def typed_offers(game: Game, offers: Offers) -> Offers:
    """The same offers with moves of the game's own type."""
    moves = tuple([msgspec.convert(move, game.Move) for move in offers.moves])
    return msgspec.structs.replace(offers, moves=moves)
