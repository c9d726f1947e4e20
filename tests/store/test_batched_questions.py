"""Questions that come at the same time are asked by one statement, and each is answered for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tablee.store.postgres.batched_questions import MOST, BatchedQuestions
from tablee.store.postgres.store import PostgresStore
from tablee.store.store_contract import StoreFailed
from tests.store.building import line
from tests.store.database import new_store_address


class Asked:
    """Answers with the key's length, but for the empty one; `lists` are the keys of each question."""

    def __init__(self, most: int = MOST) -> None:
        self.lists: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.fails = False
        self.questions = BatchedQuestions(self._answer, most)

    async def _answer(self, keys: Sequence[str]) -> dict[str, int]:
        self.lists.append(list(keys))
        await self.go_on.wait()
        if self.fails:
            raise StoreFailed("it is away")
        return {key: len(key) for key in keys if key}


async def test_who_comes_while_a_question_is_under_way_is_answered_by_the_next_one() -> None:
    asked = Asked()
    first = asyncio.gather(*[asked.questions.of(key) for key in ("a", "bb", "a", "")])
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    later = asyncio.create_task(asked.questions.of("a"))
    await asyncio.sleep(0)
    asked.go_on.set()
    assert await first == [1, 2, 1, None]
    assert await later == 1
    assert asked.lists == [["a", "bb", ""], ["a"]]


async def test_a_failure_is_told_to_everybody_and_the_next_question_is_asked() -> None:
    asked = Asked()
    asked.go_on.set()
    asked.fails = True
    for failed in await asyncio.gather(*[asked.questions.of(k) for k in "ab"], return_exceptions=True):
        assert isinstance(failed, StoreFailed)
    asked.fails = False
    assert await asked.questions.of("abc") == 3


async def test_one_who_stops_waiting_stops_nobody_else() -> None:
    asked = Asked()
    impatient, patient = (asyncio.create_task(asked.questions.of("a")) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    asked.go_on.set()
    assert await patient == 1
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_many_questions_are_asked_by_a_few_statements() -> None:
    asked = Asked()
    asked.go_on.set()
    keys = ["x" * number for number in range(1, 2 * MOST + 1)]
    assert await asyncio.gather(*[asked.questions.of(key) for key in keys]) == [len(key) for key in keys]
    assert [len(one) for one in asked.lists] == [MOST, MOST]


async def test_a_question_of_a_dear_kind_is_asked_with_fewer_others() -> None:
    asked = Asked(most=3)
    asked.go_on.set()
    await asyncio.gather(*[asked.questions.of(str(number)) for number in range(7)])
    assert [len(one) for one in asked.lists] == [3, 3, 1]


async def test_who_waits_when_the_loop_ends_waits_no_longer() -> None:
    asked = Asked(most=1)
    first, second = (asyncio.create_task(asked.questions.of(key)) for key in "ab")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    work = asked.questions._at_work
    assert work is not None
    work.cancel()
    for waiting in (first, second):
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(waiting, 10)


async def test_many_tables_are_claimed_and_read_at_once_each_for_itself() -> None:
    store = PostgresStore(await new_store_address())
    try:
        codes = [f"T{number:02}" for number in range(MOST + 3)]
        for number, code in enumerate(codes, 1):
            await store.append_many(code, 1, [line(one) for one in range(number)])
        assert all(await asyncio.gather(*[store.claim(code) for code in codes]))
        assert not await store.claim("NONE")
        logs = await asyncio.gather(*[store.rows_from(code, number) for number, code in enumerate(codes, 1)])
        assert [[row[0] for row in rows] for rows in logs] == [[number] for number in range(1, MOST + 4)]
        for number, code in enumerate(codes, 1):
            await store.append(code, number + 1, line(0))
    finally:
        await store.close()
