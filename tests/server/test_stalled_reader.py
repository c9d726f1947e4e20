"""A reader that stops is dropped wherever the table speaks, and nobody else misses anything by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.server import limits
from tablee.server.protocol.from_client import PlayAgain, Say, StandUp
from tablee.server.tables.film_stream import CHUNK, show
from tablee.server.tables.hub import Hub
from tablee.server.tables.system_time import wall
from tablee.table import actions
from tablee.table.model import OVER
from tablee.table.outcome import Decision
from tests.server.lines import Broken, Line, Stalling
from tests.server.party import PLACES, Party, a_party, once
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRESENCE_SECONDS", 0.0)


async def a_move_on_the_short_way(party: Party) -> None:
    assert party.live.inbox.free
    party.live.hear(party.asked(), party.request("m"))


async def a_move_through_the_inbox(party: Party) -> None:
    party.live.hear(party.sockets[0], Say("s", "first this"))
    party.live.hear(party.asked(), party.request("m"))


async def a_move_of_a_bot(party: Party) -> None:
    seat = next(iter(party.live.current.game.to_act(party.live.table.state)))
    away = actions.go_away(party.live.table, seat, wall())
    assert isinstance(away, Decision)
    await party.live.ask(party.live.commit, (away,))
    move = party.live.current.game.offers(party.live.table.state, seat).moves[0]
    assert await party.live.ask(party.live.play.play_bot, party.live.table, seat, move)


async def several_entries_at_once(party: Party) -> None:
    first = actions.say(party.live.table, 0, "one", "1", wall())
    assert isinstance(first, Decision)
    second = actions.say(first.table, 1, "two", "2", wall())
    assert isinstance(second, Decision)
    await party.live.ask(party.live.commit, (first, second))


async def a_line_of_chat(party: Party) -> None:
    party.live.hear(party.sockets[0], Say("s", "bien joué"))


async def somebody_coming(party: Party) -> None:
    await party.enter(None, Line())


async def somebody_leaving(party: Party) -> None:
    await party.enter(None, Line())
    party.live.leave(party.sockets.pop())
    party.lines.pop()


async def the_box_opened_again(party: Party) -> None:
    party.live.current.table = replace(party.live.table, status=OVER)
    party.live.hear(party.sockets[0], PlayAgain("p"))


async def somebody_standing_up_before_the_start(party: Party) -> None:
    await the_box_opened_again(party)
    await settled(party.live)
    party.live.hear(party.sockets[1], StandUp("u"))


async def an_entry_written_elsewhere(party: Party) -> None:
    live = party.live
    strange = actions.say(live.table, 0, "from elsewhere", "x", wall())
    assert isinstance(strange, Decision)
    await live.hub.store.append(live.table.code, live.table.version + 1, strange.entry)
    live.hear(party.sockets[0], Say("s", "here"))


async def the_pictures_of_a_fall(party: Party) -> None:
    await show(party.live.audience, party.live.table.version, 0, tuple(range(2 * CHUNK)))
    await somebody_leaving(party)
    for line in party.lines:
        assert [film["at"] for film in line.heard("film")] == [0, CHUNK]


TELLING: list[Callable[[Party], Awaitable[None]]] = [
    a_move_on_the_short_way,
    a_move_through_the_inbox,
    a_move_of_a_bot,
    several_entries_at_once,
    a_line_of_chat,
    somebody_coming,
    somebody_leaving,
    the_box_opened_again,
    somebody_standing_up_before_the_start,
    an_entry_written_elsewhere,
    the_pictures_of_a_fall,
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("telling", TELLING, ids=lambda telling: telling.__name__)
async def test_nobody_else_misses_anything(
    hub: Hub, place: str, telling: Callable[[Party], Awaitable[None]]
) -> None:
    stalling = Stalling()
    party = await a_party(hub, place, stalling)
    stalling.stalled = True
    await telling(party)
    await settled(party.live)
    await settled(party.live)
    assert stalling.ended is not None
    party.whole()


@pytest.mark.parametrize("place", PLACES)
async def test_everybody_hears_that_the_reader_is_gone(hub: Hub, place: str) -> None:
    stalling = Stalling()
    party = await a_party(hub, place, stalling)
    stalling.stalled = True
    await a_move_on_the_short_way(party)
    await settled(party.live)
    await settled(party.live)
    watchers = 1 if place == "beside-a-watcher" else 0
    for line in party.lines:
        told = [
            m["watchers"] if m["type"] == "presence" else m["table"]["watchers"]
            for m in line.told
            if m["type"] in ("presence", "welcome")
        ]
        assert told[-1] == watchers


async def test_what_a_closing_house_lets_go_of_reaches_everybody_left(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that is held back is told at once by a house that closes."""
    stalling = Stalling()
    party = await a_party(hub, "alone", stalling)
    party.live.hear(party.asked(), party.request("m"))
    stalling.stalled = True
    await hub.close()
    party.whole()


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("telling", TELLING, ids=lambda telling: telling.__name__)
async def test_a_line_that_breaks_is_its_owners_trouble_alone(
    hub: Hub, place: str, telling: Callable[[Party], Awaitable[None]]
) -> None:
    broken = Broken()
    party = await a_party(hub, place, broken)
    broken.broken = True
    await telling(party)
    await settled(party.live)
    assert broken.ended is not None
    for line in party.lines:
        assert (line.gaps(), line.version, line.ended) == ([], party.live.table.version, None)


async def test_who_cannot_be_shown_what_he_sees_comes_anew_and_the_others_go_on(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in the watchers' view: they are sent to say hello again; the bot's alarm rings."""
    watching = Line()
    party = await a_party(hub, "alone", watching)
    live = party.live
    away = actions.go_away(live.table, 1 - next(iter(live.current.game.to_act(live.table.state))), wall())
    assert isinstance(away, Decision)
    await live.ask(live.commit, (away,))
    view = live.current.game.view

    def faulty(state: Any, seat: int | None) -> Any:
        if seat is None:
            raise RuntimeError("a fault of ours")
        return view(state, seat)

    with monkeypatch.context() as patched:
        patched.setattr(live.current.game, "view", faulty)
        live.hear(party.asked(), party.request("m"))
        await settled(live)
    assert watching.ended is not None
    version = live.table.version
    for line in party.lines:
        await once(lambda line=line: line.version > version)  # type: ignore[misc]  # the bot has played on
        assert (line.gaps(), line.ended) == ([], None)


async def test_an_entry_that_cannot_be_told_as_a_patch_is_told_whole(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours before anybody is told: everybody is shown the table anew, the mover is answered."""

    def faulty(*_: Any) -> Any:
        raise RuntimeError("a fault of ours")

    party = await a_party(hub, "alone", Line())
    mover = party.lines[party.sockets.index(party.asked())]
    with monkeypatch.context() as patched:
        patched.setattr("tablee.server.tables.updates.open_events", faulty)
        party.live.hear(party.asked(), party.request("m"))
        await settled(party.live)
    for line in party.lines:
        assert (line.heard("welcome")[-1]["version"], line.version) == (party.live.table.version,) * 2
    assert "m" in [message.get("re") for message in mover.told]
