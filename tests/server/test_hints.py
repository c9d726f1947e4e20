"""A hint answers what is asked when it is told; a seat has one at a time, and none rather than a bad one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.server import limits
from tablee.server.protocol.from_client import Hint
from tablee.server.tables import requests
from tablee.server.tables.bot_question import Question
from tablee.server.tables.hints import TRIES
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.system_time import wall
from tablee.server.tables.thinkers import Advice, Thinkers
from tablee.server.workers.thinking_queue import Busy
from tablee.server.workers.worker_process import WorkFailed
from tablee.table.outcome import Decision
from tests.server.lines import Line, entered
from tests.server.test_live_table import hub, settled
from tests.server.test_quick_move import Played, played

__all__ = ["hub", "played"]
LATE = 2000


class Adviser:
    """Thinks as long as the test likes; what it says is what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.wanted: list[Callable[[], bool]] = []
        self.fault: Exception | None = None
        self.go_on = asyncio.Event()

    async def advise(self, thinkers: Thinkers, question: Question, wanted: Callable[[], bool]) -> Advice:
        self.asked.append(question)
        self.wanted.append(wanted)
        await self.go_on.wait()
        if self.fault is not None:
            raise self.fault
        return Advice(question.offers.moves[0])


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    made = Adviser()

    async def advise(thinkers: Thinkers, question: Question, wanted: Callable[[], bool]) -> Advice:
        return await made.advise(thinkers, question, wanted)

    monkeypatch.setattr(Thinkers, "advise", advise)
    return made


async def answers(line: Line, *ids: str) -> list[dict[str, Any]]:
    """What those requests are answered, once all of them are."""
    for _ in range(LATE):
        told = {message["re"]: message for message in line.told if message.get("re") in ids}
        if len(told) == len(ids):
            return [told[id] for id in ids]
        await asyncio.sleep(0.01)
    raise AssertionError("no answer")


async def go_on(live: LiveTable, request: Any) -> None:
    """Whoever is asked plays."""
    [seat] = live.current.game.to_act(live.table.state)
    decision = requests.decided(live.table, seat, request, wall())
    assert isinstance(decision, Decision)
    await live.ask(live.commit, (decision,))


async def asking(played: Played, id: str) -> None:
    played.live.hear(played.socket, Hint(id))
    await asyncio.sleep(0)


def offered(played: Played) -> Any:
    """The moves open to this seat now, as they are sent."""
    seat = played.socket.seat
    assert seat is not None
    offers = played.live.current.game.offers(played.live.table.state, seat).moves
    return msgspec.json.decode(msgspec.json.encode(offers))


async def test_the_strongest_bot_advises(played: Played) -> None:
    await asking(played, "h")
    [answer] = await answers(played.line, "h")
    assert answer["type"] == "hint-is"
    answer["move"].pop("why")
    assert answer["move"] in offered(played)


async def test_a_hint_is_for_the_question_there_is_now(played: Played, adviser: Adviser) -> None:
    await asking(played, "h")
    for turn in range(2):
        await go_on(played.live, played.request(f"m{turn}"))
    adviser.go_on.set()
    [answer] = await answers(played.line, "h")
    assert answer["type"] == "hint-is"
    assert answer["move"] in offered(played)
    assert len(adviser.asked) == 2


async def test_a_question_that_is_gone_has_no_hint(played: Played, adviser: Adviser) -> None:
    await asking(played, "h")
    await go_on(played.live, played.request("m"))
    adviser.go_on.set()
    [answer] = await answers(played.line, "h")
    assert (answer["code"], answer["values"]) == ("no-hint", {"reason": "nothing-asked"})
    await asking(played, "again")
    [answer] = await answers(played.line, "again")
    assert (answer["code"], answer["values"]) == ("no-hint", {"reason": "nothing-asked"})


async def test_whoever_asks_again_waits_for_the_same_thought(played: Played, adviser: Adviser) -> None:
    other = Line()
    second = await entered(played.live.hub, played.live, played.token, other)
    for id in ("h1", "h2"):
        await asking(played, id)
    played.live.hear(second, Hint("h3"))
    adviser.go_on.set()
    one, two = await answers(played.line, "h1", "h2")
    [three] = await answers(other, "h3")
    assert one["move"] == two["move"] == three["move"]
    await asking(played, "later")
    [later] = await answers(played.line, "later")
    assert later["move"] == one["move"]
    assert len(adviser.asked) == 1
    for turn in range(2):
        await go_on(played.live, played.request(f"m{turn}"))
    await asking(played, "next")
    await answers(played.line, "next")
    assert len(adviser.asked) == 2


async def test_wishes_for_one_hint_are_counted(played: Played, adviser: Adviser) -> None:
    ids = [f"h{n}" for n in range(limits.HINTS_ASKED)]
    for id in (*ids, "more"):
        await asking(played, id)
    [more] = await answers(played.line, "more")
    assert (more["code"], more["values"]) == ("no-hint", {"reason": "busy"})
    adviser.go_on.set()
    assert {told["type"] for told in await answers(played.line, *ids)} == {"hint-is"}


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Busy(), "busy"),
        (TimeoutError(), "busy"),
        (WorkFailed("lost its head"), "failed"),
        (KeyError("x"), "failed"),
    ],
)
async def test_no_hint_rather_than_a_bad_one(
    played: Played, adviser: Adviser, fault: Exception, reason: str
) -> None:
    adviser.fault = fault
    adviser.go_on.set()
    await asking(played, "h")
    [answer] = await answers(played.line, "h")
    assert (answer["type"], answer["code"]) == ("problem", "no-hint")
    assert answer["values"] == {"reason": reason}
    adviser.fault = None
    await asking(played, "again")
    [answer] = await answers(played.line, "again")
    assert answer["type"] == "hint-is"


async def test_a_table_that_runs_away_is_not_followed_for_ever(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    async def slow(thinkers: Thinkers, question: Question, wanted: Callable[[], bool]) -> Advice:
        asked.append(question)
        for turn in range(2):
            await go_on(played.live, played.request(f"m{len(asked)}-{turn}"))
        return Advice(question.offers.moves[0])

    monkeypatch.setattr(Thinkers, "advise", slow)
    await asking(played, "h")
    [answer] = await answers(played.line, "h")
    assert (answer["code"], answer["values"]) == ("no-hint", {"reason": "busy"})
    assert len(asked) == TRIES


async def test_a_hint_nobody_waits_for_is_not_wanted(played: Played, adviser: Adviser) -> None:
    await asking(played, "h")
    assert adviser.wanted[0]()
    played.live.leave(played.socket)
    await settled(played.live)
    await settled(played.live)
    assert not adviser.wanted[0]()
    line = Line()
    back = await entered(played.live.hub, played.live, played.token, line)
    played.live.hear(back, Hint("back"))
    assert adviser.wanted[0]()
    adviser.go_on.set()
    [answer] = await answers(line, "back")
    assert answer["type"] == "hint-is"
    assert len(adviser.asked) == 1


async def test_who_only_looks_on_has_no_hint(played: Played) -> None:
    line = Line()
    watching = await entered(played.live.hub, played.live, None, line)
    played.live.hear(watching, Hint("h"))
    [answer] = await answers(line, "h")
    assert answer["code"] == "not-seated"
