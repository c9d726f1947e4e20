"""A person's key at a real house: one print a table, a seat on another device, and a key that is replaced."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from msgspec.structs import replace

from tablee.client import HouseClient, HouseProblem
from tablee.server.protocol.http_types import Seated
from tablee.store.snapshot import snapshot_of
from tests.server.house import House

KEY, NEW = bytes(range(32)), bytes(range(32, 64))


def token_for(key: bytes, code: str) -> str:
    return hmac.new(key, f"tablee-seat/1 {code}".encode(), hashlib.sha256).hexdigest()


def by_key(seated: Seated, key: bytes) -> Seated:
    """The same seat as somebody has it who knows only the key and the code."""
    return replace(seated, token=token_for(key, seated.code))


async def test_the_key_opens_the_seat_elsewhere_until_it_is_replaced(house: House) -> None:
    client = HouseClient(house.base)
    anne = await client.open("toy", "Anne", 2)
    async with client.player(anne) as here:
        with pytest.raises(HouseProblem, match="bad-token"):
            async with client.player(by_key(anne, KEY)):
                pass
        await here.recognise(token_for(KEY, anne.code))
    async with client.player(by_key(anne, KEY)) as there:
        assert there.seen.you == anne.seat
        await there.recognise(token_for(NEW, anne.code), only=True)
    for lost in (anne, by_key(anne, KEY)):
        with pytest.raises(HouseProblem, match="bad-token"):
            async with client.player(lost):
                pass
    async with client.player(by_key(anne, NEW)) as again:
        assert again.seen.you == anne.seat


async def test_a_watcher_shows_no_key(house: House) -> None:
    client = HouseClient(house.base)
    anne = await client.open("toy", "Anne", 2)
    async with client.watcher(anne.code) as eve:
        with pytest.raises(HouseProblem, match="not-seated"):
            await eve.recognise(token_for(KEY, anne.code))


async def test_two_tables_of_one_person_share_nothing_in_the_database(house: House) -> None:
    client = HouseClient(house.base)
    logs = []
    for number in range(2):
        anne = await client.open("toy", f"Name{number}", 2)
        async with client.player(anne) as player:
            await player.recognise(token_for(KEY, anne.code))
        logs.append(anne.code)
    async with snapshot_of(house.db) as store:
        texts = [b" ".join([row[3] for row in await store.rows(code)]).decode() for code in logs]
    prints = [hashlib.sha256(token_for(KEY, code).encode()).hexdigest() for code in logs]
    assert all(print_ in text for print_, text in zip(prints, texts, strict=True))
    for text, other in zip(texts, reversed(prints), strict=True):
        assert other not in text
        assert KEY.hex() not in text
        assert not any(token_for(KEY, code) in text for code in logs)
