"""The client against a real house: open, sit, play, be cut off, come back."""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap
from pathlib import Path
from typing import Any, get_args

import pytest

import tablee.client
from tablee.client import HouseClient, HouseProblem, Line, Player, Unreachable
from tablee.server.protocol.from_client import React
from tablee.server.protocol.http_types import Seated
from tablee.server.protocol.to_client import Answering, Done, Kept, Reaction, ToClient, Update
from tablee.store.sqlite.store import SqliteStore
from tablee.table.entries import Answered, Moved
from tablee.table.model import Settings
from tests.server.house import House

AT_ONCE = Settings(pace=0)
BOTS = ("easy",) * 4


async def begun(client: HouseClient) -> Seated:
    options = {"counters": 500}
    return await client.open("toy", "Anne", 5, options=options, settings=AT_ONCE, bots=BOTS, begin=True)


@pytest.fixture
def client(house: House) -> HouseClient:
    return HouseClient(house.base)


async def test_the_example_runs(house: House) -> None:
    said = tablee.client.__doc__ or ""
    example = textwrap.dedent(said.split("\n\n")[1]).replace("http://127.0.0.1:8000", house.base)
    code = compile(example, "example", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    running = eval(code, {"HouseClient": HouseClient, "game": "toy"})
    assert inspect.iscoroutine(running)
    await running


async def test_a_table_is_opened_joined_begun_and_played(client: HouseClient) -> None:
    opened = await client.open("toy", "Anne", 4, options={"secret": True}, settings=AT_ONCE)
    joined = await client.sit(opened.code, "Bea", 2)
    assert joined.seat == 2
    summary = await client.summary(opened.code)
    assert (summary.names, summary.free) == (("Anne", "", "Bea", ""), 2)
    watcher = client.watcher(opened.code)
    async with client.player(opened) as anne, client.player(joined) as bea, watcher as eve:
        await anne.begin("easy")
        for player in (anne, bea):
            answer = await any_move(player)
            assert isinstance(answer, Kept)
        await eve.until(lambda: (eve.seen.version or 0) >= (bea.seen.version or 0))
        assert eve.seen.you is None
        await eve.until(lambda: eve.seen.table is not None and eve.seen.table.watchers == 1)


async def any_move(player: Player) -> Any:
    await player.until(lambda: player.seen.offers.moves)
    return await player.move(player.seen.offers.moves[0])


async def test_a_problem_is_an_exception_with_its_code(client: HouseClient) -> None:
    with pytest.raises(HouseProblem) as no_game:
        await client.open("chess", "Anne", 2)
    assert no_game.value.code == "no-such-game"
    async with client.player(await begun(client)) as anne:
        await anne.until(lambda: anne.seen.offers.moves)
        with pytest.raises(HouseProblem) as refused:
            await anne.move({"type": "play", "cards": [1] * 40}, seen=anne.seen.version)
        assert refused.value.code in ("refused", "unknown-type")
        with pytest.raises(HouseProblem, match="bad-text"):
            await anne.chat("")
        with pytest.raises(HouseProblem, match="already-begun"):
            await anne.begin()


async def test_a_wrong_token_and_a_missing_table_are_final(client: HouseClient) -> None:
    seated = await begun(client)
    wrong = Seated(seated.code, 0, "not the token", "")
    with pytest.raises(HouseProblem, match="bad-token"):
        async with client.player(wrong):
            pass
    with pytest.raises(HouseProblem, match="no-such-table"):
        async with client.watcher("ZZZZZZ"):
            pass


async def test_chat_hint_and_standing_up(client: HouseClient) -> None:
    async with client.player(await begun(client)) as anne:
        await anne.chat("Bonsoir !")
        assert [line.text for line in anne.seen.chat] == ["Bonsoir !"]
        await anne.until(lambda: anne.seen.offers.moves)
        assert await anne.hint()
        await anne.let_bot_play(True)
        await anne.let_bot_play(False)
        await anne.stand_up()


async def test_a_reaction_is_an_answer(client: HouseClient) -> None:
    async with client.player(await begun(client)) as anne:
        shown = await asyncio.wait_for(anne.ask(React("anne-1", "bravo")), 5)
        assert isinstance(shown, Reaction)
        assert (shown.seat, shown.sign) == (0, "bravo")


def test_whatever_says_what_it_answers_is_awaited() -> None:
    saying = {message for message in get_args(ToClient) if "re" in message.__struct_fields__}
    assert saying == set(get_args(Answering))


async def test_a_listener_hears_everything_and_a_seed_is_given_once(client: HouseClient) -> None:
    heard: list[ToClient] = []
    seated = await client.open("toy", "Anne", 4, settings=AT_ONCE)
    async with client.player(seated, listener=heard.append) as anne:
        await anne.chat("one")
        await anne.chat("two")
    versions = [message.version for message in heard if isinstance(message, Update)]
    assert versions == [3, 4, 5], "opened and sat down; then one seed, two lines"


class Cutting:
    """Dials, and cuts the line off while a request is on its way or its answer is."""

    def __init__(self, client: HouseClient, code: str) -> None:
        self.client, self.code, self.lines = client, code, list[Line]()

    async def __call__(self) -> Line:
        self.lines.append(await self.client.line(self.code))
        return self.lines[-1]

    def cut(self) -> None:
        self.lines[-1].abort()


async def test_cut_off_again_and_again_every_move_is_made_once(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    client = HouseClient(house.base)
    try:
        moves, seated = await play_cut_off(client)
    finally:
        assert house.stop() == 0
    store = SqliteStore(house.db)
    entries = await store.load(seated.code)
    await store.close()
    mine = [entry for entry in entries if isinstance(entry, Moved | Answered) and entry.seat == 0]
    kept = [entry.id for entry in mine if entry.id]
    assert kept == moves


async def play_cut_off(client: HouseClient) -> tuple[list[str], Seated]:
    seated = await begun(client)
    dial, moves = Cutting(client, seated.code), list[str]()
    async with Player(dial, seated.token) as anne:
        for number in range(6):
            await anne.until(lambda: anne.seen.offers.moves)
            move = asyncio.create_task(anne.move(anne.seen.offers.moves[0], id=f"move-{number}"))
            for _ in range(number % 3):  # before it is sent, then after, then once it may be answered
                await asyncio.sleep(0)
            dial.cut()
            if await taken(move):
                moves.append(f"move-{number}")
        assert anne.connections >= 6
    return moves, seated


async def taken(move: asyncio.Task[Any]) -> bool:
    """Or something happened meanwhile, and the move went unmade."""
    try:
        return isinstance(await move, Update | Done | Kept)
    except HouseProblem as problem:
        if problem.code not in ("stale", "answered"):
            raise
        return False


async def test_nobody_there_is_unreachable() -> None:
    nowhere = HouseClient("http://127.0.0.1:9", patience=2.0)
    with pytest.raises(Unreachable):
        await nowhere.shelf()
    with pytest.raises(Unreachable):
        await nowhere.line("ABCDEF")


async def test_a_source_address_is_the_one_the_house_sees(client: HouseClient, house: House) -> None:
    elsewhere = HouseClient(house.base, source="127.0.0.7")
    seated = await begun(elsewhere)
    async with elsewhere.player(seated) as anne:
        assert anne.seen.you == 0
    async with await elsewhere.line(seated.code) as line:
        assert line.local_address == "127.0.0.7"


async def test_the_shelf_is_read_as_what_it_is(client: HouseClient) -> None:
    shelf = await client.shelf()
    assert "toy" in {meta.name for meta in shelf.games}
