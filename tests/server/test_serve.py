"""`serve` itself: what it says when it cannot, and how it ends."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tablee.server.hosting.announcement import announcement, reachable
from tablee.server.hosting.run import default_db
from tablee.server.protocol.http_types import OpenTable
from tablee.server.tables.opening import new_table, opening
from tablee.store.sqlite.store import SqliteStore
from tests.ports import HeldPort
from tests.server.house import SERVE, Guest, House
from tests.server.raw import Raw

TABLEE = "import sys; from tablee.cli.main import main; sys.exit(main())"


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    code = SERVE.format(args=", ".join(args))
    command = [sys.executable, "-c", code]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=30)


def one_line(ran: subprocess.CompletedProcess[str]) -> str:
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1, ran.stderr
    return ran.stderr


def test_a_taken_port_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = one_line(serve("'127.0.0.1'", str(port), repr(str(tmp_path / "x.db"))))
    assert f"127.0.0.1:{port}" in said


@pytest.mark.parametrize(("lang", "why"), [("fr", "ce port est déjà pris"), ("en", "already in use")])
def test_a_taken_port_is_told_in_the_language_asked_for(tmp_path: Path, lang: str, why: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        where = ["--host", "127.0.0.1", "--port", port, "--db", str(tmp_path / "x.db")]
        command = [sys.executable, "-c", TABLEE, "--lang", lang, "serve", *where]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert why in one_line(ran)


def test_a_locked_a_damaged_and_a_newer_store_are_one_line(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    assert "another server" in one_line(serve("'127.0.0.1'", str(HeldPort().number), repr(str(house.db))))
    assert house.stop() == 0
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"not a database " * 1000)
    one_line(serve("'127.0.0.1'", str(HeldPort().number), repr(str(damaged))))
    with sqlite3.connect(house.db) as store:
        store.execute("UPDATE about SET value = 9999 WHERE name = 'schema'")
    store.close()
    one_line(serve("'127.0.0.1'", str(HeldPort().number), repr(str(house.db))))


async def test_sigterm_tells_the_clients_keeps_all_and_is_quick(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    anne = Guest(house, house.open())
    await anne.__aenter__()
    await anne.ask("say", text="to be kept")
    began = time.monotonic()
    assert house.stop() == 0
    assert time.monotonic() - began < 10  # what a machine that shuts down grants
    with pytest.raises(ConnectionClosed) as closed:
        await anne.until(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    house.start()
    await anne.dial()
    welcome = await anne.hello()
    assert [line["text"] for line in welcome["chat"]] == ["to be kept"]
    await anne.ws.close()
    assert house.stop() == 0


def test_the_announcement_names_the_network_address_and_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    said = announcement("0.0.0.0", 8000, ["http://192.168.1.7:8000"])
    assert "http://localhost:8000  (on this machine)" in said
    assert "http://192.168.1.7:8000  (on the local network)" in said
    assert "▄" in said
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "La maison est ouverte." in announcement("127.0.0.1", 8000, [])
    assert reachable("127.0.0.1", 8000) == []


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_public_address_is_for_everybody_and_this_machine_keeps_its_own(host: str) -> None:
    said = announcement(host, 8000, ["https://games.example/club"], "en", public=True)
    assert "http://localhost:8000  (on this machine)" in said
    assert "https://games.example/club  (for everybody)" in said


def test_the_default_store_follows_xdg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_db() == Path("/data/tablee/tablee.db")


async def test_a_game_by_rules_not_read_here_is_said_to_be_one(tmp_path: Path) -> None:
    """The house and its other tables go on."""
    house = House(tmp_path / "tablee.db")
    request = OpenTable("toy", "Anne", 5, bots=("easy",) * 4, begin=True)
    decisions = opening("ABCDEF", new_table(request), "token")
    assert isinstance(decisions, list)
    entries: list[Any] = [decision.entry for decision in decisions]
    store = SqliteStore(house.db)
    await store.append_many("ABCDEF", 1, [replace(entries[0], rules=99), *entries[1:]])
    await store.close()
    house.start()
    try:
        answer = house.get("/api/tables/ABCDEF")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        anne = Guest(house, code="ABCDEF")
        await anne.dial()
        assert (await anne.next())["code"] == "other-rules"
        assert house.open()["code"]
    finally:
        assert house.stop() == 0


@pytest.mark.parametrize("path", [b"/api/replay", b"/api/tables"])
async def test_a_house_that_closes_does_not_wait_for_the_rest_of_a_body(tmp_path: Path, path: bytes) -> None:
    house = House(tmp_path / "tables.db", log=tmp_path / "log")
    house.start()
    head = b"POST %b HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" % path
    async with Raw(house) as sender:
        await sender.send(head + b"Content-Length: 1000\r\n\r\n{")
        await asyncio.sleep(0.2)
        assert await asyncio.to_thread(house.stop) == 0
    assert " error " not in (tmp_path / "log").read_text()
