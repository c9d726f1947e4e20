"""Tables written before there were lists: in the lobby, while playing, and over. They open and go on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.client import HouseClient
from tablee.core.chance import Stream, commitment_of, key_of
from tablee.core.contract import Step
from tablee.core.proof import Note, proof_of
from tablee.core.record import read_record
from tablee.core.shelf import load
from tablee.core.verify import verify
from tablee.server.admission.tokens import hash_of
from tablee.server.protocol.http_types import Seated
from tablee.store.checksum import checksum
from tablee.store.sqlite.store import SqliteStore
from tests.server.house import House
from tests.server.test_shuffle import play_out

NOW = 1_700_000_000_000
SECRET = bytes(range(32))
SEEDS = ("anne's own text", "", "", "")
OPTIONS = {"counters": 12}
TOKEN = "the link of Anne"


def lobby() -> list[dict[str, Any]]:
    """The entries of the lobby as they were written: places and contributions with an open `seed`."""
    game = load("toy")
    opened = {
        "type": "opened", "at": NOW, "game": "toy", "rules": game.META.oldest, "seats": 4,
        "options": msgspec.to_builtins(msgspec.convert(OPTIONS, game.Options)),
        "settings": {"level": "easy", "away_seconds": 30, "turn_seconds": 0, "pace": 0},
        "secret": SECRET.hex(), "commitment": commitment_of(SECRET), "start": None,
    }  # fmt: skip
    anne = {"name": "Anne", "token": hash_of(TOKEN), "seed": "first"}
    bots = [{"name": name, "bot": "random"} for name in ("Renart", "Ysengrin", "Chantecler")]
    sat = [{"type": "sat-down", "at": NOW, "seat": n, "place": p} for n, p in enumerate([anne, *bots])]
    return [opened, *sat, {"type": "seeded", "at": NOW, "seat": 0, "seed": SEEDS[0]}]


def begun() -> tuple[dict[str, Any], Any, Stream]:
    game = load("toy")
    chance = Stream(key_of(SECRET, SEEDS))
    step = game.deal(4, msgspec.convert(OPTIONS, game.Options), chance, game.META.oldest)
    return _entry({"type": "begun", "seeds": SEEDS}, step, chance), step.state, chance


def _entry(head: dict[str, Any], step: Step, chance: Stream) -> dict[str, Any]:
    events = [{"event": told.event, "to": told.to} for told in step.events]
    return head | {"at": NOW, "draws": chance.taken(), "block": chance.block, "events": events}


def played_out() -> list[dict[str, Any]]:
    game = load("toy")
    first, state, chance = begun()
    entries = [first]
    while waiting := game.to_act(state):
        seat = min(waiting)
        move = game.offers(state, seat).moves[-1]
        step = game.apply(state, seat, move, chance)
        head = {"type": "moved", "seat": seat, "move": move, "id": "", "by": "bot"}
        entries.append(_entry(head, step, chance))
        state = step.state
    return entries


def write(path: Path, code: str, entries: Iterable[dict[str, Any]]) -> None:
    """Rows as the store of then wrote them, into a store of today's shape."""
    with sqlite3.connect(path) as database:
        for version, entry in enumerate(entries, 1):
            body = msgspec.json.encode(entry)
            row = (code, version, entry["at"], checksum(code.encode(), version, body), body)
            database.execute("INSERT INTO entries (code, version, at, crc, body) VALUES (?, ?, ?, ?, ?)", row)
    database.close()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    path = tmp_path / "tablee.db"
    await SqliteStore(path).close()
    write(path, "RAAAAA", lobby())
    write(path, "PAAAAA", [*lobby(), begun()[0]])
    write(path, "QAAAAA", [*lobby(), *played_out()])
    running = House(path)
    running.start()
    yield running
    assert running.stop() == 0


def seat_of(code: str) -> Seated:
    return Seated(code, 0, TOKEN, commitment_of(SECRET))


async def test_a_lobby_of_then_begins_with_a_list_and_a_part(house: House) -> None:
    client = HouseClient(house.base)
    async with client.player(seat_of("RAAAAA")) as anne:
        await anne.until(lambda: anne.seen.table and anne.seen.table.places[0].commitment)
        await anne.begin("random")
        await play_out(anne)
        assert anne.contribution.finding == "in"
    record = read_record(await client.record("RAAAAA"), load)
    assert record.chance.scheme == "hmac-sha256/2"
    assert verify(load("toy"), record) is None


async def test_a_game_of_then_goes_on_with_the_chance_it_began_with(house: House) -> None:
    client = HouseClient(house.base)
    async with client.player(seat_of("PAAAAA")) as anne:
        assert anne.seen.table is not None
        assert (anne.seen.table.status, anne.seen.table.list) == ("playing", "")
        await play_out(anne)
        assert anne.contribution.finding == ""
        assert (anne.receipt() or "").split()[4:6] == [commitment_of(SECRET), "-"]
        await anne.play_again()
        await anne.until(lambda: anne.seen.table and anne.seen.table.places[0].commitment)
        assert anne.seen.table.number == 2
    record = read_record(await client.record("PAAAAA"), load)
    assert (record.chance.scheme, record.chance.seeds) == ("hmac-sha256/1", SEEDS)
    assert verify(load("toy"), record) is None
    assert proof_of(record) == (Note("open"),)


async def test_a_finished_game_of_then_is_kept_as_it_was(house: House) -> None:
    data = await HouseClient(house.base).record("QAAAAA")
    record = read_record(data, load)
    assert (record.format, record.chance.scheme) == ("tablee-record/1", "hmac-sha256/1")
    assert b'"list"' not in data.partition(b'"turns"')[0]
    assert verify(load("toy"), record) is None
