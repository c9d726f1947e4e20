"""Lancelot and Chute over real sockets: frames, sizes and pauses tell nothing (CAM-47, CAM-51)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tablee import bots
from tablee.core.record import read_record
from tablee.core.shelf import load
from tablee.games.camelot.bots.thinker import Thinker
from tablee.games.camelot.game import META, Options, State
from tablee.games.camelot.moves import PlayAction
from tablee.server.http.play_on import continuation
from tablee.server.http.replays import Position
from tablee.server.protocol.http_types import PlayOn
from tablee.server.tables.opening import opening
from tablee.table import actions, time_marks
from tablee.table.model import Table
from tablee.table.outcome import Decision
from tests.browser.tables import LASTING, record_of
from tests.games.camelot.browser.tables import open_from
from tests.games.camelot.building import stream, turn_of
from tests.games.camelot.whole import whole
from tests.server.house import Guest, House

BOUCLIER: dict[str, Any] = {"type": "action", "card": "bouclier"}
CHUTE: dict[str, Any] = {"type": "action", "card": "chute", "target": 1}
LET: dict[str, Any] = {"type": "let-pass"}
COLUMNS = ["red-3", "red-4", "red-5"]
SECONDS = 4


def world(card: str, *hands: str) -> State:
    """Anne can play this card; the hands of Bea and Cem are what nobody else may know."""
    options = Options(reaction_seconds=SECONDS)
    return whole(turn_of(0, [f"{card} red-3", *hands], COLUMNS, options=options))


class Heard:
    """By listener (Anne, Bea, Cem, a watcher): every frame, but for the ids and the clock's hand."""

    def __init__(self, listening: list[Guest], pause: float) -> None:
        self.frames = [[_plain(message) for message in told_of_the_game(guest)] for guest in listening]
        self.pause = pause

    def by(self, *listeners: int) -> list[list[dict[str, Any]]]:
        return [self.frames[listener] for listener in listeners]


def told_of_the_game(guest: Guest) -> list[dict[str, Any]]:
    """Who is connected is told in the house's own time."""
    return [message for message in guest.told if message["type"] != "presence"]


def _plain(message: dict[str, Any]) -> dict[str, Any]:
    told = {name: value for name, value in message.items() if name != "re"}
    if told.get("countdown"):
        told["countdown"] = told["countdown"]["window"]
    return told


async def heard(house: House, state: State, move: dict[str, Any], answers: Iterable[int]) -> Heard:
    """What Anne, Cem and a watcher hear of Anne's card while these seats answer, one after the other."""
    seated = open_from(house.base, state, ("", "", ""), LASTING)
    friends = [house.sit(seated["code"], name) for name in ("Bea", "Cem")]
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(house, one)) for one in (seated, *friends)]
        watcher = await stack.enter_async_context(Guest(house, code=seated["code"]))
        listening = [*guests, watcher]
        await guests[0].ask("begin", level="random")
        start = guests[0].version or 0
        for guest in listening:
            await up_to(guest, start)
            guest.told.clear()
        began = time.monotonic()  # before the card is announced: its window opens later, however busy we are
        await guests[0].move(move)
        for seat in answers:
            await up_to(guests[seat], start + 1)
            await guests[seat].move(LET)
        for guest in listening:
            await up_to(guest, start + 3)  # the card, and two answers, spoken or silent
        return Heard(listening, time.monotonic() - began)


async def up_to(guest: Guest, version: int) -> None:
    await guest.so(lambda: (guest.version or 0) >= version)


HOLDERS = (("lancelot", "blue-2"), ("blue-2", "lancelot"), ("blue-2", "blue-2"))


@pytest.mark.clause("CAM-51")
async def test_whoever_holds_lancelot_and_whoever_answers_the_others_hear_the_same_frames(
    house: House,
) -> None:
    tried = [(hands, answers) for hands in HOLDERS for answers in ((), (1, 2), (2, 1), (2,))]
    found = await asyncio.gather(
        *[heard(house, world("bouclier", *hands), BOUCLIER, answers) for hands, answers in tried]
    )
    first = found[0].by(0, 3)
    assert all(len(frames) == 3 for frames in first)  # the card, and two answers, spoken or silent
    told = [event["type"] for frame in found[0].frames[0] for event in frame.get("events", [])]
    assert "pass-let" not in told
    for other in found:
        assert other.by(0, 3) == first
        assert other.pause >= SECONDS
    by_cem = [
        other.by(2) for other, (hands, answers) in zip(found, tried, strict=True) if hands[1] != "lancelot"
    ]
    assert by_cem[0] == by_cem[4]  # Bea holds it, or nobody does; and Cem has said nothing


@pytest.mark.clause("CAM-47")
async def test_a_stolen_card_is_seen_by_thief_and_victim_alone(house: House) -> None:
    """Cem and the watcher hear the same, byte for byte, whether it was Lancelot or a 1."""
    found = await asyncio.gather(
        *[heard(house, world("chute", stolen, "blue-2"), CHUTE, (1, 2)) for stolen in ("lancelot", "green-1")]
    )
    assert found[0].by(2, 3) == found[1].by(2, 3)
    for told, stolen in zip(found, ("lancelot", "green-1"), strict=True):
        for listener in (0, 1):
            seen = [event for frame in told.frames[listener] for event in frame.get("events", [])]
            assert {"type": "stolen-card-seen", "seat": 0, "target": 1, "card": stolen} in seen


def asked_of_bots(state: State) -> Table:
    """The table after Anne has announced her card; Bea and Cem are bots."""
    record = read_record(msgspec.json.encode(record_of(META, state, 3)), load)
    request = PlayOn(turn=0, seat=0, name="Anne", bots=("", "normal", "hard"))
    position = Position(record.game, 3, record.options, state)
    decisions = opening("ABCDEF", continuation(position, request), "token")
    assert isinstance(decisions, list)
    table = decisions[-1].table
    announced = actions.move(table, 0, PlayAction("bouclier"), "", table.version, 0)
    assert isinstance(announced, Decision)
    return announced.table


@pytest.mark.clause("CAM-51")
def test_bots_take_the_same_time_to_answer_whatever_they_hold() -> None:
    asked = [asked_of_bots(world("bouclier", *hands)) for hands in HOLDERS]
    marks = [time_marks.noted(time_marks.Marks(), table, 1000) for table in asked]
    assert len({time_marks.alarms(table, mark) for table, mark in zip(asked, marks, strict=True)}) == 1
    for seat in (1, 2):
        assert len({time_marks.thought(table, seat) for table in asked}) == 1


@pytest.mark.clause("CAM-51")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_bot_searches_for_an_answer(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking longer with Lancelot in hand would tell: none thinks at all, with or without it."""

    def searched(*_: object) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr(Thinker, "results", searched)
    game = load("camelot")
    for hands in HOLDERS:
        state = asked_of_bots(world("bouclier", *hands)).state
        for seat in (1, 2):
            bots.load("camelot", level).choose(game.view(state, seat), game.offers(state, seat), stream())
