"""A hint answers what is asked when it is told, not what was asked when it was begun."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.server import wishes
from tablee.server.alarms import wall
from tablee.server.botplay import Thinkers
from tablee.server.hints import give_hint
from tablee.server.messages import Hint
from tablee.server.room import Room
from tablee.table.outcome import Decision
from tests.server.test_at_once import Played, played
from tests.server.test_room_life import hub

__all__ = ["hub", "played"]


async def go_on(room: Room, wish: Any) -> None:
    """Whoever is asked plays."""
    [seat] = room.game.to_act(room.table.state)
    decision = wishes.answer(room.table, seat, wish, wall())
    assert isinstance(decision, Decision)
    await room.ask(room.commit, (decision,))


async def hint_while(played: Played, turns: int, patched: pytest.MonkeyPatch) -> dict[str, Any]:
    """What is answered if that many turns are played while the bot first thinks."""
    begun = iter([turns])

    async def slow(self: Thinkers, *question: Any) -> Any:
        for turn in range(next(begun, 0)):
            await go_on(played.room, played.wish(f"m{turn}"))
        return await choose(self, *question)

    choose = Thinkers.choose
    patched.setattr(Thinkers, "choose", slow)
    await give_hint(played.room, played.socket, Hint("h"))
    return next(told for told in played.line.told if told.get("re") == "h")


async def test_a_hint_is_for_the_question_there_is_now(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await hint_while(played, 2, monkeypatch)
    assert answer["type"] == "hint-is"
    answer["move"].pop("why", None)
    room, seat = played.room, played.socket.seat
    assert seat is not None
    offers = room.game.offers(room.table.state, seat).moves
    assert answer["move"] in msgspec.json.decode(msgspec.json.encode(offers))


async def test_a_question_that_is_gone_has_no_hint(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await hint_while(played, 1, monkeypatch)
    assert (answer["type"], answer["code"]) == ("problem", "no-hint")
