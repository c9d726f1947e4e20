"""Logs of the toy game to keep."""

from __future__ import annotations

from tablee.table.actions import CLOCK, Decision, begin, move, open_table, say, sit
from tablee.table.entries import Entry, Said
from tablee.table.model import PLAYING, Settings
from tests import toy_game
from tests.toy_game import find

NOW = 1_700_000_000_000


def played_log(code: str = "TOYS", secret: bytes = b"secret") -> list[Entry]:
    """A whole game with talk, as it is written."""
    outcomes: list[object] = [
        open_table(code, "toy", 3, {"counters": 9}, Settings(level="easy"), secret, NOW, games=find)
    ]
    log: list[Entry] = []
    while outcomes:
        decision = outcomes.pop(0)
        assert isinstance(decision, Decision), decision
        log.append(decision.entry)
        table = decision.table
        if outcomes:
            continue
        if len(log) == 1:
            outcomes.append(sit(table, "Ada", None, "hash", NOW))
        elif len(log) == 2:
            outcomes.append(say(table, 0, "Bonjour « à tous » !", "s1", NOW))
        elif len(log) == 3:
            begun = begin(table, 0, "easy", NOW, games=find)
            assert isinstance(begun, tuple)
            outcomes += begun
        elif table.status == PLAYING:
            seat = next(seat for seat, version in enumerate(table.asked) if version)
            choice = toy_game.offers(table.state, seat).moves[-1]
            outcomes.append(move(table, seat, choice, "", table.version, NOW, CLOCK, games=find))
    return log


def line(number: int) -> Said:
    return Said(NOW + number, 0, f"line {number}", f"id-{number}")
