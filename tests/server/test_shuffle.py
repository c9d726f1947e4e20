"""The deal between a real house and its guests: commitments, the list, opened parts, and what is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.client import HouseClient, HouseProblem, Player
from tablee.core.proof import Note, proof_of
from tablee.core.receipt import read_receipt
from tablee.core.receipt_check import read_document, receipt_flaw
from tablee.core.record import read_record
from tablee.core.shelf import load
from tablee.core.shuffle import commitment_to, list_hash, read_list
from tablee.core.verify import verify
from tablee.server.protocol.from_client import FromClient, OpenPart
from tablee.server.protocol.http_types import Seated
from tablee.table.model import Settings
from tests.server.house import Guest, House

AT_ONCE = Settings(pace=0)
PARTS = ("aa" * 32, "bb" * 32)


@pytest.fixture
async def client(house: House) -> HouseClient:
    return HouseClient(house.base)


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    running = House(tmp_path / "tablee.db")
    running.start()
    yield running
    running.kill()


async def two_seats(client: HouseClient, **message: Any) -> tuple[Seated, Seated]:
    opened = await client.open("toy", "Anne", 4, options={"counters": 40}, settings=AT_ONCE, **message)
    return opened, await client.sit(opened.code, "Bea")


async def play_out(*players: Player) -> None:
    """Whoever is asked answers with the last thing offered, until the game is over."""

    def asked_or_over(player: Player) -> bool:
        table = player.seen.table
        return bool(player.seen.offers.moves) or (table is not None and table.status == "over")

    async def play(player: Player) -> None:
        while True:
            await player.until(lambda: asked_or_over(player))
            if player.seen.table is not None and player.seen.table.status == "over":
                return
            try:
                await player.move(player.seen.offers.moves[-1])
            except HouseProblem as problem:
                if problem.code not in ("stale", "refused"):
                    raise
            await asyncio.sleep(0.034)

    await asyncio.gather(*map(play, players))


async def commits(guest: Guest, part: str) -> None:
    assert guest.you is not None
    hashed = commitment_to(guest.table["code"], guest.table["number"], guest.you, part)
    await guest.ask("commit", commitment=hashed)


async def test_parts_are_committed_listed_opened_dealt_kept_and_proved(client: HouseClient) -> None:
    seats = await two_seats(client)
    async with client.player(seats[0]) as anne, client.player(seats[1]) as bea:
        await anne.until(lambda: anne.seen.table and all(p.commitment for p in anne.seen.table.places[:2]))
        await anne.begin("random")
        await play_out(anne, bea)
        receipts = [read_receipt(player.receipt() or "") for player in (anne, bea)]
        assert [player.contribution.finding for player in (anne, bea)] == ["in", "in"]
    data = await client.record(seats[0].code)
    record = read_record(data, load)
    assert record.chance.seeds[:2] == tuple([receipt.part for receipt in receipts])
    assert verify(load("toy"), record) is None
    assert proof_of(record) == (Note("together", (0, 1)), Note("bots", (2, 3)))
    for receipt in receipts:
        assert (receipt.first, receipt.bound) == (0, list_hash(str(record.chance.list)))
        assert receipt_flaw(record, read_document(data), receipt) is None


async def test_one_person_with_bots_does_not_wait(client: HouseClient) -> None:
    """The list and the deal come one after the other, with the opening between them and no clock."""
    heard: list[Any] = []
    opened = await client.open("toy", "Anne", 4, settings=AT_ONCE, bots=("random",) * 3)
    async with client.player(opened, listener=heard.append) as anne:
        await anne.until(lambda: anne.seen.table and anne.seen.table.places[0].commitment)
        await anne.begin("random")
        await anne.until(lambda: anne.seen.table and anne.seen.table.status == "playing")
    states = [m.table["status"] for m in heard if getattr(m, "table", None) and "status" in _fields(m)]
    assert states == ["shuffling", "playing"]
    assert anne.contribution.finding == "in"


def _fields(message: Any) -> dict[str, Any]:
    return message.table if isinstance(message.table, dict) else {}


async def test_who_did_not_commit_delays_nobody(house: House) -> None:
    seated = house.open()
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, bea) as silent:
        await commits(anne, PARTS[0])
        await anne.ask("begin", level="random")
        assert anne.table["status"] == "shuffling"
        assert [seat.kind for seat in read_list(anne.table["list"]).seats] == ["person"] * 2 + ["bot"] * 3
        assert not anne.table["parts"]
        answer = await anne.ask("open-part", part=PARTS[0])
        assert answer["type"] == "update"
        await anne.so(lambda: anne.table["status"] == "playing")
        assert list(anne.table["parts"]) == [PARTS[0], "", "", "", ""]
        await silent.so(lambda: bool(silent.view))
        late = await silent.ask("open-part", part=PARTS[1])
        assert late["code"] == "already-begun"


async def test_who_does_not_open_in_time_has_withheld(house: House) -> None:
    seated = house.open(options={"counters": 12})
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, bea) as withholding:
        await commits(anne, PARTS[0])
        await commits(withholding, PARTS[1])
        await anne.ask("begin", level="random")
        wrong = await anne.ask("open-part", part=PARTS[1])
        assert (wrong["code"], wrong["values"]) == ("bad-part", {"reason": "other-part"})
        await anne.ask("open-part", part=PARTS[0])
        assert anne.table["status"] == "shuffling", "somebody has still to open"
        twice = await anne.ask("open-part", part=PARTS[0])
        assert twice["type"] == "done"
        await anne.so(lambda: anne.table["status"] == "playing")
        assert list(anne.table["parts"]) == [PARTS[0], "", "", "", ""]
        await withholding.ask("let-bot-play", on=True)
        await anne.play(lambda: anne.table["status"] == "over")
    record = read_record(house.get(f"/api/tables/{seated['code']}/record").content, load)
    assert record.chance.withheld == (1,)
    assert Note("withheld", (1,), 2) in proof_of(record)


async def test_the_message_of_an_older_client_is_answered(house: House) -> None:
    async with Guest(house, house.open()) as anne:
        assert (await anne.ask("seed", seed="mine"))["code"] == "bad-seed"
        assert (await anne.ask("commit", commitment="mine"))["values"] == {"reason": "not-a-commitment"}
        assert (await anne.ask("open-part", part=PARTS[0]))["values"] == {"reason": "no-list"}
    answer = house.get("/api/shelf")
    assert answer.status_code == 200
    body = {"game": "toy", "name": "Anne", "seats": 5, "seed": "mine"}
    problem = await HouseClient(house.base).request(
        "POST", "/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    assert problem.status == 400
    assert "seed" in json.loads(problem.body)["values"]["detail"]


async def test_a_seat_that_changes_hands_and_a_rematch_take_new_commitments(house: House) -> None:
    seated = house.open(options={"counters": 12})
    async with Guest(house, seated) as anne:
        bea = house.sit(seated["code"], "Bea", seat=1)
        async with Guest(house, bea) as guest:
            await commits(guest, PARTS[1])
            await anne.so(lambda: bool(anne.table["places"][1].get("commitment")))
            await guest.say("stand-up", id="off")
            await anne.so(lambda: not anne.table["places"][1].get("name"))
        house.sit(seated["code"], "Cem", seat=1)
        await anne.so(lambda: anne.table["places"][1].get("name") == "Cem")
        assert "commitment" not in anne.table["places"][1]
        await commits(anne, PARTS[0])
        await anne.ask("begin", level="random")
        await anne.ask("open-part", part=PARTS[0])
        await anne.so(lambda: anne.table["status"] == "playing")
        assert not any(place.get("commitment") for place in anne.table["places"])
        await anne.so(lambda: bool(anne.view))


async def test_the_house_is_killed_between_list_and_deal(own_house: House) -> None:
    """What was listed and opened is kept; who comes back opens, and the game begins."""
    house = own_house
    seated = house.open(settings={"pace": 0, "away_seconds": 3600})
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, bea) as guest:
        await commits(anne, PARTS[0])
        await commits(guest, PARTS[1])
        await anne.ask("begin", level="random")
        await anne.ask("open-part", part=PARTS[0])
        published = anne.table["list"]
        house.kill()
    await asyncio.to_thread(house.start)
    async with Guest(house, bea) as guest:
        assert (guest.table["status"], guest.table["list"]) == ("shuffling", published)
        await guest.ask("open-part", part=PARTS[1])
        await guest.so(lambda: guest.table["status"] == "playing")
        assert list(guest.table["parts"][:2]) == list(PARTS)


async def test_after_a_restart_the_time_to_open_runs_on_with_the_first_who_comes(own_house: House) -> None:
    house = own_house
    seated = house.open(settings={"pace": 0, "away_seconds": 3600})
    async with Guest(house, seated) as anne:
        await commits(anne, PARTS[0])
        await anne.ask("begin", level="random")
        house.kill()
    await asyncio.to_thread(house.start)
    await asyncio.sleep(3.5)
    async with Guest(house, code=seated["code"]) as watcher:
        assert watcher.table["status"] == "shuffling", "a table nobody looks at waits"
        await watcher.so(lambda: watcher.table["status"] == "playing")
        assert list(watcher.table["parts"]) == [""] * 5


class Withholding(Player):
    """A client that commits and never opens, as one that lost its part would."""

    async def _contribute(self, line: Any, arrived: bool) -> None:
        message: FromClient | None = self.contribution.due(self.seen, arrived, "part")
        if message is not None and not isinstance(message, OpenPart):
            await line.send(message)


async def test_a_client_whose_part_was_not_taken_says_so(client: HouseClient) -> None:
    opened, joined = await two_seats(client)
    bea = Withholding(lambda: client.line(joined.code), joined.token)
    async with client.player(opened) as anne, bea:
        await anne.until(lambda: anne.seen.table and all(p.commitment for p in anne.seen.table.places[:2]))
        await anne.begin("random")
        await bea.until(lambda: bea.seen.table and bea.seen.table.status == "playing")
        assert bea.contribution.finding == "withheld"
        await anne.until(lambda: anne.contribution.finding)
        assert anne.contribution.finding == "in"


async def test_the_receipt_of_a_device_that_came_late_begins_where_it_saw_all(client: HouseClient) -> None:
    seats = await two_seats(client)
    async with client.player(seats[0]) as anne, client.player(seats[1]) as bea:
        await anne.begin("random")
        playing = asyncio.create_task(play_out(anne, bea))
        await anne.until(lambda: len(anne.seen.events) > 20)
        async with client.player(seats[0]) as phone:
            await playing
            await phone.until(lambda: phone.seen.table and phone.seen.table.status == "over")
            late, whole = read_receipt(phone.receipt() or ""), read_receipt(anne.receipt() or "")
    data = await client.record(seats[0].code)
    record, document = read_record(data, load), read_document(data)
    assert (whole.first, late.part) == (0, "")
    assert late.first > 0
    assert receipt_flaw(record, document, late) is receipt_flaw(record, document, whole) is None
    other = msgspec.structs.replace(late, first=late.first + 1)
    assert "other events" in (receipt_flaw(record, document, other) or "")


async def test_a_table_opened_to_begin_at_once_has_no_part_of_anybody(client: HouseClient) -> None:
    opened = await client.open(
        "toy", "Anne", 4, options={"counters": 12}, settings=AT_ONCE, bots=("random",) * 3, begin=True
    )
    async with client.player(opened) as anne:
        await play_out(anne)
        assert anne.contribution.finding == "no-part"
    record = read_record(await client.record(opened.code), load)
    assert proof_of(record)[:2] == (Note("house-alone"), Note("no-part", (0,)))
