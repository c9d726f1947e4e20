"""A language model's seat, with a scripted client of the Model Context Protocol at the other end."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.client import HouseClient, Player
from tablee.core.shelf import names
from tablee.server.protocol.http_types import Seated
from tests.cli.running import call
from tests.server.house import House

pytest.importorskip("mcp", reason="pip install 'tablee[mcp]'")
from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextContent, TextResourceContents

PATIENCE = 180


@asynccontextmanager
async def seated(*arguments: str) -> AsyncIterator[ClientSession]:
    """`tablee mcp` in a process of its own, and the SDK's own client at its other end."""
    given = ["-m", "tablee.cli.main", "mcp", *arguments, "--lang", "en"]
    server = StdioServerParameters(command=sys.executable, args=given, env=dict(os.environ))
    async with (
        asyncio.timeout(PATIENCE),
        stdio_client(server) as (reading, writing),
        ClientSession(reading, writing) as session,
    ):
        await session.initialize()
        yield session


def text_of(result: CallToolResult) -> str:
    assert isinstance(result.content[0], TextContent)
    return str(result.content[0].text)


async def told(session: ClientSession, tool: str, **arguments: object) -> Any:
    result = await session.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert not result.is_error, text_of(result)
    return json.loads(text_of(result))


async def refused(session: ClientSession, move: str) -> str:
    result = await session.call_tool("move", {"move": move})
    assert isinstance(result, CallToolResult)
    assert result.is_error
    return text_of(result)


async def play_on(session: ClientSession) -> Any:
    """Always the first open move, until it is over."""
    seen = await told(session, "look")
    while seen["status"] != "over":
        offers = await told(session, "offers")
        if offers["moves"]:
            seen = await told(session, "move", move=offers["moves"][0]["move"])
        else:
            seen = await told(session, "wait", seconds=20)
    return seen


async def test_a_model_plays_a_local_table_from_the_deal_to_its_end() -> None:
    async with seated("toy", "--bots", "easy,normal", "--seed", "1", "--option", "counters=12") as session:
        listed = await session.list_tools()
        assert {tool.name for tool in listed.tools} == {"look", "offers", "move", "wait", "rule"}
        seen = await told(session, "look")
        assert seen["names"] == ["model", "easy", "normal"]
        assert seen["asked"]
        assert "MOVE" not in await refused(session, "nonsense")
        ended = await play_on(session)
    assert sorted(seat for tied in ended["standings"] for seat in tied) == [0, 1, 2]
    assert ended["played_for_you"] == 0


async def test_rules_are_resources_by_clause_and_refusals_name_theirs() -> None:
    async with seated("toy", "--seed", "1", "--option", "guessing=no") as session:
        resources = (await session.list_resources()).resources
        assert "rules://toy/TOY-03" in {str(one.uri) for one in resources}
        read = (await session.read_resource("rules://toy/TOY-03")).contents[0]
        assert isinstance(read, TextResourceContents)
        assert read.text.startswith("### TOY-03")
        why = await refused(session, '{"type":"take","count":99}')
        assert "TOY-03: That move is not open to you now." in why
        assert read.text in why


@pytest.mark.parametrize("game", names())
async def test_every_game_is_looked_at_and_played(game: str) -> None:
    """Every move that is listed can be written back, and nothing but the seat's view is told."""
    async with seated(game, "--seed", "2") as session:
        for _ in range(3):
            seen, offers = await told(session, "look"), await told(session, "offers")
            assert set(seen) == {
                "game", "status", "you", "names", "asked", "happened", "view", "played_for_you",
            }  # fmt: skip
            if offers["moves"]:
                await told(session, "move", move=offers["moves"][-1]["move"])


async def test_a_model_that_never_answers_is_played_for() -> None:
    async with seated("toy", "--seed", "1", "--option", "counters=6", "--patience", "0.1") as session:
        seen: Any = {"status": ""}
        while seen["status"] != "over":
            seen = await told(session, "look")
            await asyncio.sleep(0.05)
    assert seen["played_for_you"] > 0


async def test_a_model_at_a_table_of_a_running_house(house: House) -> None:
    opened = house.open(seats=2, options={"counters": 12, "guessing": False})
    anne = HouseClient(house.base).player(Seated(opened["code"], 0, opened["token"], ""))
    async with anne, seated("--table", opened["code"], "--house", house.base, "--name", "Mo") as session:
        await anne.until(lambda: anne.seen.table is not None and bool(anne.seen.table.places[1].name))
        await anne.begin("easy")
        playing = asyncio.create_task(first_offers(anne))
        assert (await told(session, "wait"))["names"][1] == "Mo"
        ended = await play_on(session)
        await playing
    assert ended["standings"]


async def test_at_a_house_a_silent_model_is_played_for_and_has_its_seat_back(house: House) -> None:
    opened = house.open(seats=2, options={"counters": 40, "guessing": False})
    anne = HouseClient(house.base).player(Seated(opened["code"], 0, opened["token"], ""))
    at = ("--table", opened["code"], "--house", house.base, "--patience", "0.2")

    def away() -> bool:
        assert anne.seen.table is not None
        return anne.seen.table.places[1].away

    async with anne, seated(*at) as session:
        await anne.until(lambda: anne.seen.table is not None and bool(anne.seen.table.places[1].name))
        await anne.begin("easy")
        while not away():
            await anne.until(lambda: anne.seen.offers.moves or away())
            if anne.seen.offers.moves and not away():
                await anne.move({"type": "take", "count": 1})
        seen = await told(session, "look")
        assert seen["played_for_you"] == 1
        await anne.until(lambda: not away())


IMPATIENT = """
from tablee.cli.remote import house_line
from tablee.cli.main import main
house_line.TRIES = 1
raise SystemExit(main())
"""


async def test_once_its_house_is_gone_for_good_the_command_ends_and_says_so(tmp_path: Path) -> None:
    """The model's side says nothing meanwhile, and does not hang up."""
    house = House(tmp_path / "tablee.db")
    house.start()
    opened = house.open(seats=2, options={"counters": 40, "guessing": False})
    at = ("mcp", "--table", opened["code"], "--house", house.base, "--lang", "en")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", IMPATIENT, *at), stdin=pipe, stdout=pipe, stderr=pipe
    )
    anne = HouseClient(house.base).player(Seated(opened["code"], 0, opened["token"], ""))
    async with anne:
        await anne.until(lambda: anne.seen.table is not None and bool(anne.seen.table.places[1].name))
    house.kill()
    async with asyncio.timeout(PATIENCE):
        assert process.stderr is not None
        told = (await process.stderr.read()).decode()
        assert await process.wait() == 2
    assert told.startswith("tablee: ")
    assert house.base in told
    assert told.count("\n") == 1


async def first_offers(player: Player) -> None:
    def over() -> bool:
        return player.seen.table is not None and player.seen.table.status == "over"

    while not over():
        await player.until(lambda: player.seen.offers.moves or over())
        if player.seen.offers.moves:
            await player.move(player.seen.offers.moves[0])


def test_without_the_extra_it_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("tablee.cli.commands.mcp_command.find_spec", lambda name: None)
    ran = call(capsys, "mcp", "toy")
    assert ran.code == 2
    assert "pip install 'tablee[mcp]'" in ran.complaint
