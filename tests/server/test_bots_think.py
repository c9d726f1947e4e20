"""Bots behind the door: quick ones at once, heavy ones elsewhere, failing ones replaced."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.server.counts import Counts
from tablee.server.protocol.http_types import OpenTable
from tablee.server.tables.automatic_play import AutomaticPlay
from tablee.server.tables.bot_question import Question, question_of
from tablee.server.tables.hub import Hub
from tablee.server.tables.opening import new_table, opening
from tablee.server.tables.system_time import wall
from tablee.server.tables.thinkers import SIMPLEST, Chosen, Thinkers, think
from tablee.server.workers.thinking_pool import ThinkingPool
from tablee.server.workers.thinking_queue import Terms
from tablee.table import actions, game_rules
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome
from tests.server.lines import Line
from tests.server.party import a_party, once
from tests.server.test_live_table import hub
from tests.server.test_quick_move import Played, played

__all__ = ["hub", "played"]


def table() -> Table:
    request = OpenTable("toy", "Anne", 5, bots=("normal",) * 4, begin=True)
    decisions = opening("ABCDEF", new_table(request), "token")
    assert isinstance(decisions, list)
    return decisions[-1].table


async def test_a_heavy_bot_thinks_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, playing = Thinkers(Counts()), table()
    monkeypatch.setattr(Thinkers, "heavy", lambda *_: True)
    try:
        move = (await thinkers.choose(question_of(playing, 1, "normal"))).move
    finally:
        thinkers.close()
    assert game_rules.load("toy").refuse(playing.state, 1, move) is None


async def test_a_thought_that_a_clock_cuts_short_is_counted_and_told_to_the_log(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def braked(pool: ThinkingPool, table: str, terms: Terms, work: Any, *args: Any) -> Chosen:
        return Chosen(work(*args).move, True)

    async def decided(play: AutomaticPlay, seen: int, seat: int, move: Any, by: str) -> Outcome:
        told.append(by)
        return await decide(play, seen, seat, move, by)

    told, decide, live, seat = list[str](), AutomaticPlay._decide, played.live, played.socket.seat
    assert seat is not None
    monkeypatch.setattr(Thinkers, "heavy", lambda *_: True)
    monkeypatch.setattr(ThinkingPool, "do", braked)
    monkeypatch.setattr(AutomaticPlay, "_decide", decided)
    live.current.table = replace(live.table, settings=replace(live.table.settings, pace=0))
    away, version = actions.go_away(live.table, seat, wall()), live.table.version
    assert isinstance(away, Decision)
    await live.ask(live.commit, (away,))
    await once(lambda: live.table.version > version + 1)
    assert told[0] == actions.BRAKED
    assert live.play._thinkers._counts.braked >= 1


async def test_a_bot_that_fails_is_replaced_by_the_simplest(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(question: Question, key: bytes) -> Any:
        if question.level != SIMPLEST:
            raise RuntimeError("lost its head")
        return real(question, key)

    real, playing = think, table()
    monkeypatch.setattr("tablee.server.tables.thinkers.think", broken)
    move = (await Thinkers(Counts()).choose(question_of(playing, 1, "normal"))).move
    assert game_rules.load("toy").refuse(playing.state, 1, move) is None


async def test_while_a_bot_thinks_the_tables_other_alarms_ring(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who is gone goes away in time, though the bot that is asked never has an answer."""
    live, asked = played.live, played.socket.seat
    assert asked is not None
    thinking = asyncio.Event()

    async def never(thinkers: Thinkers, question: Question) -> Any:
        thinking.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "heavy", lambda *_: True)
    monkeypatch.setattr(Thinkers, "choose", never)
    live.current.table = replace(live.table, settings=replace(live.table.settings, pace=0, away_seconds=1))
    away = actions.go_away(live.table, asked, wall())
    assert isinstance(away, Decision)
    await live.ask(live.commit, (away,))
    await asyncio.wait_for(thinking.wait(), 20)
    for _ in range(2000):
        if live.table.places[1 - asked].away:
            break
        await asyncio.sleep(0.01)
    assert live.table.places[1 - asked].away
    for task in live.play._thinking.values():
        task.cancel()


async def test_the_view_of_a_seat_a_bot_plays_for_is_built_once_a_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is away looks on: the bot is asked by what they were shown."""
    party = await a_party(hub, "alone", Line())
    live, built = party.live, list[tuple[int, int | None]]()
    states: list[Any] = []  # all are kept, so that no two have one id
    live.current.table = replace(live.table, settings=replace(live.table.settings, pace=0))
    rules: Any = live.current.game
    view = rules.view

    def counted(state: Any, seat: int | None) -> Any:
        built.append((id(state), seat))
        states.append(state)
        return view(state, seat)

    monkeypatch.setattr(rules, "view", counted)
    seat = party.asked().seat
    assert seat is not None
    away = actions.go_away(live.table, seat, wall())
    assert isinstance(away, Decision)
    before = live.table.version
    await live.ask(live.commit, (away,))
    await once(lambda: live.table.version > before + 1)
    party.live.hear(party.asked(), party.request("m1"))
    await once(lambda: live.table.version > before + 3)
    own = [one for one in built if one[1] == seat]
    assert own
    assert len(own) == len(set(own))
