"""A house made from docs/decisions/chance.md alone, that can be told to cheat.

Nothing of ours is used for hashes, lists, keys, draws and receipts: whoever reads the page can
write this. The game played is the tables' toy.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from tests import toy_game

Json = dict[str, Any]
SECRET = bytes(range(100, 132))
ANNE, BEA = "a1" * 32, "b2" * 32


def sha(data: str | bytes) -> str:
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()


def dense(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def commitment(code: str, number: int, seat: int, part: str) -> str:
    return sha(f"tablee-part/2 {code} {number} {seat} {part}")


class Draws:
    """The stream of the page."""

    now = 0

    def __init__(self, key: bytes) -> None:
        self.key, self.block, self.words, self.drawn = key, 0, list[int](), list[Any]()

    def _next(self, n: int) -> int:
        while True:
            if not self.words:
                made = hmac.new(self.key, self.block.to_bytes(8, "big"), "sha256").digest()
                self.words, self.block = list(struct.unpack(">8I", made)), self.block + 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    def below(self, n: int) -> int:
        self.drawn.append(self._next(n))
        return int(self.drawn[-1])

    def order(self, n: int) -> tuple[int, ...]:
        things = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self._next(last + 1)
            things[last], things[other] = things[other], things[last]
        self.drawn.append(things)
        return tuple(things)

    def turn_over(self) -> list[Any]:
        drawn, self.drawn, self.words = self.drawn, [], []
        return drawn


@dataclass(frozen=True)
class Seat:
    kind: str
    name: str
    part: str = ""
    opened: bool = True


SEATS = (Seat("person", "Anne", ANNE), Seat("person", "Bea", BEA), Seat("bot", "Renart"))


@dataclass(frozen=True)
class House:
    """One game of this house; an honest one, unless a field says otherwise."""

    seats: tuple[Seat, ...] = (
        Seat("person", "Anne", ANNE),
        Seat("person", "Bea", BEA),
        Seat("bot", "Renart"),
    )
    code: str = "ABCDEF"
    number: int = 1
    secret: bytes = SECRET
    options: Json = field(default_factory=lambda: {"counters": 12})
    rules: int = toy_game.META.rules
    swapped: Callable[[Json], Json] = lambda listed: listed  # what the house does to its list
    draws: Callable[[bytes], bytes] = lambda key: key  # what it does to its key

    def listed(self) -> str:
        seats = [
            {
                "kind": seat.kind,
                "name": seat.name,
                "commitment": commitment(self.code, self.number, at, seat.part) if seat.part else "",
            }
            for at, seat in enumerate(self.seats)
        ]
        honest = {
            "scheme": "hmac-sha256/2", "table": self.code, "number": self.number, "game": "toy",
            "rules": self.rules, "options": self.options, "start": "",
            "commitment": sha(self.secret), "seats": seats,
        }  # fmt: skip
        return dense(self.swapped(honest))

    def parts(self) -> list[str]:
        return [seat.part if seat.opened else "" for seat in self.seats]

    def key(self) -> bytes:
        words = ["tablee-key/2", sha("tablee-list/2 " + self.listed()), *[p or "-" for p in self.parts()]]
        return self.draws(hmac.new(self.secret, " ".join(words).encode(), "sha256").digest())

    def record(self) -> Json:
        """The game to its end: everybody takes the last of what is open."""
        chance, options = Draws(self.key()), toy_game.Options(**self.options)
        step = toy_game.deal(len(self.seats), options, chance, self.rules)
        turns = [self._turn(None, None, chance, step)]
        while waiting := toy_game.to_act(step.state):
            seat = min(waiting)
            move = toy_game.offers(step.state, seat).moves[-1]
            step = toy_game.apply(step.state, seat, move, chance)
            turns.append(self._turn(seat, move, chance, step))
        missing = [at for at, seat in enumerate(self.seats) if seat.part and not seat.opened]
        return {
            "game": "toy", "rules": self.rules, "names": [seat.name for seat in self.seats],
            "options": self.options, "turns": turns, "start": None, "format": "tablee-record/2",
            "standings": msgspec.to_builtins(toy_game.standings(step.state)),
            "chance": {
                "commitment": sha(self.secret), "secret": self.secret.hex(), "seeds": self.parts(),
                "scheme": "hmac-sha256/2", "list": self.listed(), "withheld": missing,
            },
        }  # fmt: skip

    def _turn(self, seat: int | None, move: Any, chance: Draws, step: Any) -> Json:
        events = [
            {"event": msgspec.to_builtins(told.event), "to": None if told.to is None else list(told.to)}
            for told in step.events
        ]
        plain = None if move is None else msgspec.to_builtins(move)
        return {"seat": seat, "move": plain, "at": 0, "draws": chance.turn_over(), "events": events}

    def receipt(self, seat: int, told: Json | None = None) -> str:
        """What an honest client at that seat keeps of this house's list and of what it was told."""
        bound = sha("tablee-list/2 " + self.listed())
        running = sha(f"tablee-events/2 {bound} {seat} 0")
        for turn in (told or self.record())["turns"]:
            for one in turn["events"]:
                if one["to"] is None or seat in one["to"]:
                    running = sha(f"{running} {dense(one['event'])}")
        part = self.seats[seat].part or "-"
        return f"tablee-receipt/1 {self.code} {self.number} {seat} {bound} {part} 0 {running}"

    def shown(self, status: str, **fields: Any) -> Json:
        """The table as an honest lobby shows it, with whatever list, parts and secret the house tells."""
        places = [
            {
                "name": seat.name,
                "bot": "easy" if seat.kind == "bot" else "",
                "away": seat.kind == "absent",
                "commitment": commitment(self.code, self.number, at, seat.part) if seat.part else "",
            }
            for at, seat in enumerate(self.seats)
        ]
        return {
            "code": self.code, "game": "toy", "status": status, "options": self.options, "settings": {},
            "places": places, "host": 0, "watchers": 0, "commitment": sha(self.secret), "secret": None,
            "number": self.number, "list": self.listed(), "parts": [], **fields,
        }  # fmt: skip

    def but(self, **fields: Any) -> House:
        return replace(self, **fields)

    def with_seat(self, at: int, **fields: Any) -> House:
        seats = [replace(seat, **fields) if at == number else seat for number, seat in enumerate(self.seats)]
        return replace(self, seats=tuple(seats))
