"""A reader that stops is dropped wherever the table speaks, and nobody else misses anything by it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.server import limits
from tablee.server.admission.tokens import hash_of
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.protocol.messages import MoveWish, PlayAgain, Say, StandUp
from tablee.server.tables.film_stream import CHUNK, show
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import Room
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.system_time import wall
from tablee.server.wire.socket import Socket
from tablee.table import decide
from tablee.table.model import OVER, Settings
from tablee.table.outcome import Decision
from tests.games.dschamal.building import lying
from tests.games.dschamal.server.duelling import feel, in_the_bag
from tests.server.lines import Broken, Line, Stalling, entered
from tests.server.test_room_life import hub, settled

__all__ = ["hub"]
PLACES = ("alone", "beside-a-watcher", "beside-a-device")


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRESENCE_SECONDS", 0.0)


class Party:
    """Two people and a watcher, and one more who is about to stop reading, in the midst of them."""

    def __init__(self, hub: Hub, room: Room, seats: list[Seated]) -> None:
        self.hub, self.room, self.seats = hub, room, seats
        self.sockets: list[Socket] = []
        self.lines: list[Line] = []
        self.odd: Line = Line()

    async def enter(self, token: str | None, line: Line) -> None:
        self.sockets.append(await entered(self.hub, self.room, token, line))
        self.lines.append(line)

    async def gather(self, place: str, odd: Line) -> None:
        """The odd one comes before somebody else wherever that may matter."""
        anne, bruno = self.seats[:2]
        await self.enter(anne.token, Line())
        self.odd = odd
        await entered(self.hub, self.room, bruno.token if place == "beside-a-device" else None, odd)
        await self.enter(bruno.token, Line())
        if place == "beside-a-watcher":
            await self.enter(None, Line())
        await settled(self.room)

    async def begin(self) -> None:
        begun = decide.begin(self.room.table, 0, "random", wall())
        assert isinstance(begun, tuple)
        await self.room.ask(self.room.commit, begun)

    def asked(self) -> Socket:
        """Whoever is to act, by his own socket."""
        return self.sockets[next(iter(self.room.current.game.to_act(self.room.table.state)))]

    def wish(self, id: str) -> MoveWish:
        room, seat = self.room, self.asked().seat
        assert seat is not None
        move = room.current.game.offers(room.table.state, seat).moves[0]
        return MoveWish(id, room.table.version, msgspec.Raw(msgspec.json.encode(move)))

    def whole(self) -> None:
        """Everybody else is told everything: to the last version, without a gap."""
        for line in self.lines:
            assert (line.gaps(), line.version, line.ended) == ([], self.room.table.version, None)
        assert len(self.room.crowd) == len(self.lines)


async def a_party(hub: Hub, place: str, odd: Line) -> Party:
    first = await hub.open_table(OpenTable("etoile", "Anne", 2))
    assert isinstance(first, Seated)
    second = await hub.take_seat(first.code, TakeSeat("Bruno"))
    assert isinstance(second, Seated)
    party = Party(hub, await hub.room(first.code), [first, second])
    await party.begin()
    await party.gather(place, odd)
    return party


async def once(so: Callable[[], bool]) -> None:
    for _ in range(2000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


async def a_move_on_the_short_way(party: Party) -> None:
    assert party.room.inbox.free
    party.room.hear(party.asked(), party.wish("m"))


async def a_move_through_the_inbox(party: Party) -> None:
    party.room.hear(party.sockets[0], Say("s", "first this"))
    party.room.hear(party.asked(), party.wish("m"))


async def a_move_of_a_bot(party: Party) -> None:
    seat = next(iter(party.room.current.game.to_act(party.room.table.state)))
    away = decide.go_away(party.room.table, seat, wall())
    assert isinstance(away, Decision)
    await party.room.ask(party.room.commit, (away,))
    move = party.room.current.game.offers(party.room.table.state, seat).moves[0]
    assert await party.room.ask(party.room.play.play_bot, party.room.table, seat, move)


async def several_entries_at_once(party: Party) -> None:
    first = decide.say(party.room.table, 0, "one", "1", wall())
    assert isinstance(first, Decision)
    second = decide.say(first.table, 1, "two", "2", wall())
    assert isinstance(second, Decision)
    await party.room.ask(party.room.commit, (first, second))


async def a_line_of_chat(party: Party) -> None:
    party.room.hear(party.sockets[0], Say("s", "bien joué"))


async def somebody_coming(party: Party) -> None:
    await party.enter(None, Line())


async def somebody_leaving(party: Party) -> None:
    await party.enter(None, Line())
    party.room.leave(party.sockets.pop())
    party.lines.pop()


async def the_box_opened_again(party: Party) -> None:
    party.room.current.table = replace(party.room.table, status=OVER)
    party.room.hear(party.sockets[0], PlayAgain("p"))


async def somebody_standing_up_before_the_start(party: Party) -> None:
    await the_box_opened_again(party)
    await settled(party.room)
    party.room.hear(party.sockets[1], StandUp("u"))


async def an_entry_written_elsewhere(party: Party) -> None:
    room = party.room
    strange = decide.say(room.table, 0, "from elsewhere", "x", wall())
    assert isinstance(strange, Decision)
    await room.hub.store.append(room.table.code, room.table.version + 1, strange.entry)
    room.hear(party.sockets[0], Say("s", "here"))


async def the_pictures_of_a_fall(party: Party) -> None:
    await show(party.room.crowd, party.room.table.version, 0, tuple(range(2 * CHUNK)))
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
    await settled(party.room)
    await settled(party.room)
    assert stalling.ended is not None
    party.whole()


@pytest.mark.parametrize("place", PLACES)
async def test_everybody_hears_that_the_reader_is_gone(hub: Hub, place: str) -> None:
    stalling = Stalling()
    party = await a_party(hub, place, stalling)
    stalling.stalled = True
    await a_move_on_the_short_way(party)
    await settled(party.room)
    await settled(party.room)
    watchers = 1 if place == "beside-a-watcher" else 0
    for line in party.lines:
        told = [
            m["watchers"] if m["type"] == "presence" else m["table"]["watchers"]
            for m in line.told
            if m["type"] in ("presence", "welcome")
        ]
        assert told[-1] == watchers


async def at_the_bag(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Two who search in the bag; what one touches is told to nobody else."""

    async def prepared_already(preparation: Preparation, game: str) -> None: ...

    monkeypatch.setattr(Preparation, "_prepare_moves", prepared_already)
    tokens = ["anne", "bruno", "carla"]
    state = in_the_bag((lying("white-cube", 100, 100),))

    def decided(code: str) -> list[Decision]:
        options = msgspec.to_builtins(state.options)
        last = decide.open_table(code, "dschamal", 3, options, Settings(), bytes(32), wall(), start=state)
        assert isinstance(last, Decision)
        decisions = [last]
        for token in tokens:
            last = decide.sit(last.table, token, None, hash_of(token), wall())
            assert isinstance(last, Decision)
            decisions.append(last)
        begun = decide.begin(last.table, 0, "random", wall())
        assert isinstance(begun, tuple)
        return [*decisions, *begun]

    seated = await hub.found(decided, 0, tokens[0])
    assert isinstance(seated, Seated)
    seats = [Seated(seated.code, seat, token, "") for seat, token in enumerate(tokens)]
    return Party(hub, await hub.room(seated.code), seats)


def touch(party: Party, seat: int, id: str, move: dict[str, Any]) -> None:
    wish = MoveWish(id, party.room.table.version, msgspec.Raw(msgspec.json.encode(move)))
    party.room.hear(party.sockets[seat], wish)


@pytest.mark.parametrize("place", PLACES)
async def test_touches_kept_together_reach_everybody_they_concern(
    hub: Hub, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, stalling = await at_the_bag(hub, monkeypatch), Stalling()
    await party.gather(place, stalling)
    clocked = party.room.clocked
    assert clocked is not None
    clocked.play.clock._started -= 60_000
    stalling.stalled = True
    for number in range(3):
        touch(party, 0, f"a{number}", feel(1, 0))
        touch(party, 1, f"b{number}", feel(1, 0))
    touch(party, 1, "up", {"type": "give-up"})
    await settled(party.room)
    await settled(party.room)
    assert stalling.ended is not None
    for line, ids in zip(party.lines, (["a0", "a1", "a2"], ["b0", "b1", "b2", "up"]), strict=False):
        assert [message["re"] for message in line.told if message.get("re")] == ids
    assert {line.version for line in party.lines} == {party.room.table.version}
    await once(lambda: party.room.alarm._due is not None)


async def test_measuring_the_lines_goes_on_past_one_that_ends(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, stalling = await at_the_bag(hub, monkeypatch), Stalling()
    await party.gather("alone", stalling)
    clocked = party.room.clocked
    assert clocked is not None
    before, stalling.stalled = [line.pings for line in party.lines], True
    clocked.pings.ping()
    await settled(party.room)
    assert stalling.ended is not None
    assert [line.pings for line in party.lines] == [count + 1 for count in before]


async def test_what_a_closing_house_lets_go_of_reaches_everybody_left(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that is held back is told at once by a house that closes."""
    stalling = Stalling()
    party = await a_party(hub, "alone", stalling)
    party.room.hear(party.asked(), party.wish("m"))
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
    await settled(party.room)
    assert broken.ended is not None
    for line in party.lines:
        assert (line.gaps(), line.version, line.ended) == ([], party.room.table.version, None)


async def test_who_cannot_be_shown_what_he_sees_comes_anew_and_the_others_go_on(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in the watchers' view: they are sent to say hello again; the bot's alarm rings."""
    watching = Line()
    party = await a_party(hub, "alone", watching)
    room = party.room
    away = decide.go_away(room.table, 1 - next(iter(room.current.game.to_act(room.table.state))), wall())
    assert isinstance(away, Decision)
    await room.ask(room.commit, (away,))
    view = room.current.game.view

    def faulty(state: Any, seat: int | None) -> Any:
        if seat is None:
            raise RuntimeError("a fault of ours")
        return view(state, seat)

    with monkeypatch.context() as patched:
        patched.setattr(room.current.game, "view", faulty)
        room.hear(party.asked(), party.wish("m"))
        await settled(room)
    assert watching.ended is not None
    version = room.table.version
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
        party.room.hear(party.asked(), party.wish("m"))
        await settled(party.room)
    for line in party.lines:
        assert (line.heard("welcome")[-1]["version"], line.version) == (party.room.table.version,) * 2
    assert "m" in [message.get("re") for message in mover.told]
