"""Whatever comes over the socket: a clear problem or a stated limit, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server import limits
from tests.server.house import Guest, House

BOTS = {"bots": ["random"] * 4, "begin": True}
MESSAGES: dict[str, tuple[str | bytes, str | None]] = {
    "broken JSON": ("{", "bad-json"),
    "no JSON at all": ("bonjour", "bad-json"),
    "wrong UTF-8 in a binary frame": (b'{"type":"say","id":"\xff","text":"x"}', "bad-json"),
    "very deep": ("[" * 50_000, None),
    "an array": ("[1, 2]", "unknown-type"),
    "unknown type": ('{"type":"cheat"}', "unknown-type"),
    "a message of the server": ('{"type":"welcome","version":1}', "unknown-type"),
    "unknown field": ('{"type":"say","id":"1","text":"x","seat":2}', "unknown-type"),
    "missing field": ('{"type":"say","id":"1"}', "unknown-type"),
    "wrong kind of value": ('{"type":"move","id":1,"seen":0,"move":{"type":"gamble"}}', "unknown-type"),
    "wrong UTF-8 inside a move": (
        b'{"type":"move","id":"1","seen":9999,"move":{"type":"\xff"}}',
        "unknown-type",
    ),
    "a move nested too deeply": (
        '{"type":"move","id":"1","seen":9999,"move":' + "[" * 900 + "]" * 900 + "}",
        "unknown-type",
    ),
    "unknown move": ('{"type":"move","id":"1","seen":9999,"move":{"type":"fly"}}', "unknown-type"),
    "unknown field in a move": (
        '{"type":"move","id":"1","seen":9999,"move":{"type":"gamble","as":3}}',
        "unknown-type",
    ),
    "too long an id": (
        json.dumps({"type": "say", "id": "x" * 999, "text": "x"}),
        "bad-id",
    ),
    "too long a line": (json.dumps({"type": "say", "id": "1", "text": "x" * 501}), "bad-text"),
    "a huge number": ('{"type":"move","id":"1","seen":1e999,"move":{"type":"gamble"}}', None),
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_bad_message_is_answered_and_the_socket_stays(house: House, name: str) -> None:
    frame, code = MESSAGES[name]
    async with Guest(house, house.open(**BOTS)) as anne:
        await anne.ws.send(frame)
        problem = await anne.hear("problem")
        assert problem["code"] in ((code,) if code else ("bad-json", "unknown-type"))
        assert (await anne.ask("say", text="still here"))["type"] == "update"


async def closed(guest: Guest) -> tuple[int, str]:
    """How the house ended the connection."""
    with pytest.raises(ConnectionClosed) as end:
        await guest.until(lambda m: False)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


@pytest.mark.parametrize(
    "message",
    [
        {"type": "x" * 60_000},
        {"type": "say", "id": "1", "text": "x", "y" * 60_000: 1},
        {"type": "move", "id": "1", "seen": 1, "move": {"type": "z" * 60_000}},
        {"type": "agree", "id": "1", "options": {"o" * 60_000: 1}},
    ],
    ids=["type", "field", "move", "option"],
)
async def test_a_strangers_long_word_is_said_again_in_part_only(
    house: House, message: dict[str, Any]
) -> None:
    async with Guest(house, house.open()) as anne:
        await anne.ws.send(json.dumps(message))
        problem = await anne.hear("problem")
        assert len(json.dumps(problem)) < 1000


async def test_a_megabyte_closes_the_socket_and_the_table_goes_on(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as phone, Guest(house, seated) as desk:
        await phone.ws.send("x" * 1_000_000)
        assert (await closed(phone))[0] == 1009
        assert (await desk.ask("say", text="and on"))["type"] == "update"


async def test_frames_in_pieces_and_many_at_once_are_understood(house: House) -> None:
    async with Guest(house, house.open()) as anne:
        await anne.ws.send(iter(['{"type":"say","id":"p",', '"text":"in ', 'pieces"}']))
        assert (await anne.until(lambda m: m.get("re") == "p"))["chat"]["text"] == "in pieces"
        data = await frames(anne, [f"q{number}" for number in range(5)])
        for part in (data[:7], data[7:90], data[90:]):
            anne.ws.transport.write(part)
            await asyncio.sleep(0.05)
        await anne.until(lambda m: m.get("re") == "q4")


async def frames(guest: Guest, ids: list[str]) -> bytes:
    """What would be sent to say something under each of these ids."""
    transport = guest.ws.transport
    guest.ws.transport = gathering = Gathering(transport)  # type: ignore[assignment]
    for id in ids:
        await guest.say("say", id=id, text="x")
    guest.ws.transport = transport
    return bytes(gathering.data)


class Gathering:
    """Takes what would be written, so that it can be cut elsewhere."""

    def __init__(self, transport: Any) -> None:
        self.data = bytearray()
        self._transport = transport

    def write(self, data: bytes) -> None:
        self.data += data

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


async def test_no_message_can_speak_for_another_seat(house: House) -> None:
    seated = house.open()
    others = [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov", "Eva")]
    async with Guest(house, seated) as anne, Guest(house, others[0]) as bea:
        await anne.ask("begin", level="random")
        await bea.so(lambda: bool(bea.view))
        await anne.ws.send('{"type":"move","id":"1","seen":99,"seat":1,"move":{"type":"guess","odd":true}}')
        assert (await anne.hear("problem"))["code"] == "unknown-type"
        for guest in (anne, bea):  # the mover is the socket's own seat, whatever is sent
            assert (await guest.move({"type": "guess", "odd": True}))["type"] == "kept"
        answer = await bea.ask("seat-bot", seat=2, level="easy")
        assert answer["code"] == "not-host"


async def test_stale_out_of_turn_and_twice(house: House) -> None:
    seated = house.open()
    others = [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov", "Eva")]
    guests = [Guest(house, one) for one in (seated, *others)]
    for guest in guests:
        await guest.__aenter__()
    await guests[0].ask("begin", level="random")
    for guest in guests:
        await guest.so(lambda guest=guest: bool(guest.view))  # type: ignore[misc]
    anne = guests[0]
    assert (await anne.move({"type": "gamble"}))["refusal"]["reason"] == "not-open"
    assert (await anne.move({"type": "guess", "odd": True}, seen=0))["code"] == "stale"
    assert (await anne.move({"type": "guess", "odd": True}, id="same"))["type"] == "kept"
    again = await anne.move({"type": "guess", "odd": True}, id="same")
    assert (again["type"], again["version"]) == ("done", anne.version)
    assert (await anne.move({"type": "guess", "odd": True}))["code"] == "answered"
    refused = await guests[1].move({"type": "take", "count": 1})
    assert refused["refusal"]["clause"] == "TOY-03"
    for guest in guests:
        await guest.ws.close()


async def test_two_hundred_messages_in_a_second(house: House) -> None:
    seated = house.open()
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, bea) as other:
        anne.ws.transport.write(await frames(anne, [f"m{number}" for number in range(200)]))
        assert (await other.ask("say", text="and the others?"))["type"] == "update"
        await asyncio.sleep(1.0)
        await anne.ask("say", id="later", text="calm again")
        dropped = [m for m in anne.told if m.get("code") == "too-fast"]
        kept = [m for m in anne.told if m.get("re", "").startswith("m")]
        assert len(dropped) + len(kept) == 200
        assert limits.MESSAGES_BURST - 1 <= len(kept) <= limits.MESSAGES_BURST + 60  # hello counts too


async def test_who_floods_on_is_sent_off(house: House) -> None:
    async with Guest(house, house.open()) as anne:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                await anne.ws.send("{")
        assert await closed(anne) == (1008, "too-fast")


async def test_who_does_not_read_holds_nobody_up(house: House) -> None:
    seated = house.open(settings={"pace": 0}, options={"counters": 1000}, **BOTS)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as sleeper:
        sleeper.ws.transport.pause_reading()
        await anne.ask("let-bot-play", on=True)
        await anne.so(lambda: anne.version is not None and anne.version > 200)
        assert anne.table["status"] == "playing"
        sleeper.ws.transport.abort()


async def test_a_table_that_is_not_there(house: House) -> None:
    for code in ("ABCDEF", "nonsense", "../../etc", ""):
        lost = Guest(house, code=code)
        await lost.dial()
        assert (await lost.next())["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            await lost.next()


async def test_who_says_no_hello_is_sent_off(house: House) -> None:
    silent = Guest(house, house.open())
    await silent.dial()
    assert (await silent.next())["code"] == "no-hello"
    with pytest.raises(ConnectionClosed):
        await silent.next()
