"""Messages a client may send, rightly made; what becomes of them is the fuzzer's business."""

from __future__ import annotations

import random
from typing import Any, Final, get_args

import msgspec

from tablee.server.protocol.from_client import EndTable, FromClient, Hello, MakeMove, Remove, StandUp
from tests.fuzz.lines import Line

SETTINGS = {"level": "normal", "away_seconds": 30, "turn_seconds": 5, "pace": 0}
LEVELS = ("", "random", "easy", "normal", "hard")
LEAVING: Final = (EndTable, StandUp, Remove)
"""Messages after which there may be nobody left to say anything: they are for the table's last moments."""
KINDS: Final = tuple([kind for kind in get_args(FromClient) if kind not in (Hello, MakeMove, *LEAVING)])
HASH: Final = "0123456789abcdef" * 4


class Stranger:
    """What a hostile guest knows: its own token, others' tokens and codes, and what it said before."""

    def __init__(self, tokens: tuple[str, ...], seed: int) -> None:
        self.dice = random.Random(seed)
        self.tokens = tokens
        self._ids: list[str] = ["same"]
        self._said: list[dict[str, Any]] = []

    def wish(self, line: Line) -> dict[str, Any]:
        """A message as it should be, of some kind; now and then one that was sent before."""
        dice = self.dice
        if self._said and dice.random() < 0.1:
            return dice.choice(self._said)
        kinds = self._move, self._move, self._move, self._hello, self._table, self._other, self._any
        made = dice.choice(kinds)(line)
        self._said = [*self._said[-50:], made]
        return made

    def _move(self, line: Line) -> dict[str, Any]:
        versions = [message["version"] for message in line.said if "version" in message]
        seen = self.dice.choice((0, 1, 10**6, *versions[-1:] * 6))
        moves = line.offers() or [{"type": "pass"}]
        return {"type": "move", "id": self._id(), "seen": seen, "move": self.dice.choice(moves)}

    def _hello(self, _: Line) -> dict[str, Any]:
        versions = (None, 0, 1, 5, 10**9, -1)
        return {"type": "hello", "token": self._token(), "version": self.dice.choice(versions)}

    def _table(self, _: Line) -> dict[str, Any]:
        """What a host may change before the game."""
        seat, level, id = self.dice.randrange(-1, 12), self.dice.choice(LEVELS), self._id()
        return self.dice.choice(
            (
                {"type": "agree", "id": id, "seats": seat, "options": {}, "settings": SETTINGS},
                {"type": "seat-bot", "id": id, "seat": seat, "level": level},
                {"type": "begin", "id": id, "level": level},
                {"type": "play-again", "id": id},
            )
        )

    def _other(self, _: Line) -> dict[str, Any]:
        id = self._id()
        return self.dice.choice(
            (
                {"type": "say", "id": id, "text": "bonjour " * self.dice.randrange(1, 90)},
                {"type": "let-bot-play", "id": id, "on": self.dice.random() < 0.5},
                {"type": "seed", "id": id, "seed": "ab" * self.dice.randrange(40)},
                {"type": "hint", "id": id},
            )
        )

    def _any(self, _: Line) -> dict[str, Any]:
        """Of any kind there is, whatever its fields are filled with."""
        return self.of_kind(self.dice.choice(KINDS))

    def of_kind(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        told = msgspec.inspect.type_info(kind)
        assert isinstance(told, msgspec.inspect.StructType)
        fields = {field.encode_name: self._filled(field.type) for field in told.fields}
        return {"type": told.tag, **fields, "id": self._id()}

    def _filled(self, kind: msgspec.inspect.Type) -> Any:
        dice = self.dice
        match kind:
            case msgspec.inspect.BoolType():
                return dice.random() < 0.5
            case msgspec.inspect.IntType():
                return dice.choice((0, 0, 1, 1, 2, 3, 4, -1, 10**9))
            case msgspec.inspect.StrType():
                return dice.choice((*LEVELS, "bonjour", HASH, HASH[:8], self._token()))
            case msgspec.inspect.LiteralType(values=values):
                return dice.choice(values)
            case msgspec.inspect.StructType():
                return SETTINGS
            case msgspec.inspect.DictType():
                return {}
        return dice.choice(([], [{}], [{"type": "pass"}], {"type": "pass"}, None))

    def _id(self) -> str:
        if self.dice.random() < 0.8:
            self._ids = [*self._ids[-20:], f"{self.dice.getrandbits(60):x}"]
        return self.dice.choice(self._ids[-3:])

    def _token(self) -> str | None:
        return self.dice.choice((*self.tokens[:1] * 6, *self.tokens, None, "", "x" * 32, "\ud800"))
