"""Time at a table: pure sums over what happened when. Whoever runs the table keeps the marks.

Marks are no part of the log: a house that starts again gives everybody their time anew, but at tables
whose deadlines follow from their log (`deadlines.py`).
"""

from __future__ import annotations

from zlib import crc32

import msgspec
from msgspec.structs import replace

from tablee.core.contract import Due, Seat
from tablee.core.due_window import DueWindow, follow_window
from tablee.table.deadlines import HOUR, time_for, window_time
from tablee.table.game_rules import Games, load
from tablee.table.hidden_answers import all_answered, may_close_early
from tablee.table.late_guests import may_sit_now
from tablee.table.model import PLAYING, SHUFFLING, Place, Table
from tablee.table.table_orders import ordered_move, waiting_time

DUE, ANSWERED, AWAY, TURN, BOT, SHUFFLE, SEAT = "due", "answered", "away", "turn", "bot", "shuffle", "seat"
ORDER = "order"
OPENING_SECONDS = 3
"""The time to open one's part once the list is published; then it counts as withheld."""

AT_ONCE = 0

PACES = ((0, 0), (700, 900), (1800, 1700))
"""By `Settings.pace`: a bot's shortest thought in milliseconds, and how much longer it may be."""


class Alarm(msgspec.Struct, frozen=True, gc=False):
    """Something happens by itself at `at`, in milliseconds of the clock that the marks are counted in.

    "due": `close_window(table, window)`; "answered": `open_answers(table)`; "away": `go_away(seat)`;
    "turn": a bot chooses this one move for `seat`, by="clock"; "bot": the bot on `seat` (or for it)
    moves, by="bot"; "order": `obey(table, seat)`; "shuffle": `deal(table)`, without the parts that were
    not opened; "seat": `seat_the_waiting(table)`.
    """

    at: int
    kind: str
    seat: Seat | None = None
    window: str = ""


class Marks(msgspec.Struct, frozen=True, gc=False):
    """Since when: the game's window is open, each seat is asked, each person is gone (0: not).

    `listed`: since when the parts may be opened (0: not now, or nobody looks). `stopped`: since when the
    host has stopped the game (0: it goes on).
    """

    places: tuple[Place, ...] = ()
    here: frozenset[Seat] = frozenset()
    gone: tuple[int, ...] = ()
    window: DueWindow | None = None
    asked: tuple[int, ...] = ()
    since: tuple[int, ...] = ()
    listed: int = 0
    stopped: int = 0

    @property
    def due(self) -> Due | None:
        return None if self.window is None else self.window.due


def noted(marks: Marks, table: Table, now: int, *, games: Games = load) -> Marks:
    """The marks after the table has changed (or was read from the store: `Marks()` before)."""
    due = games(table.game).due(table.state) if table.status == PLAYING else None
    marks = _stopped(marks, table, now)
    marks = replace(
        marks,
        window=follow_window(marks.window, due, now),
        asked=table.asked,
        since=_since(marks, table.asked, now),
        listed=(marks.listed or now) if table.status == SHUFFLING else 0,
    )
    return marks if marks.places is table.places else _recount(marks, table.places, now)


def _stopped(marks: Marks, table: Table, now: int) -> Marks:
    """What the clocks showed when the game was stopped they show when it goes on."""
    if table.paused:
        return marks if marks.stopped else replace(marks, stopped=now)
    if not marks.stopped:
        return marks
    lost = now - marks.stopped
    return replace(marks, stopped=0, since=tuple([since + lost for since in marks.since]))


def anchored(marks: Marks, table: Table, now: int, wall: int) -> Marks:
    """The marks of a table that keeps time by its log: `now` is when the wall clock shows `wall`."""
    if not table.since or len(table.since) != len(table.asked):
        return marks
    since = tuple([now - (wall - at) for at in table.since])
    window = marks.window
    if window is not None and table.settings.slow_hours:
        asked = [since[seat] for seat, _ in window.due.moves if table.asked[seat]]
        window = replace(window, opened=min(asked)) if asked else window
    return replace(marks, since=since, window=window)


def closes(table: Table, window: DueWindow) -> int:
    """When a window closes: by its own length, but at a slow table when the time for a move is over, or
    when the table has set."""
    if fixed := window_time(table, window.due):
        return window.opened + fixed
    slow = table.settings.slow_hours
    return window.opened + slow * HOUR if slow else window.closes


def _since(marks: Marks, asked: tuple[int, ...], now: int) -> tuple[int, ...]:
    """A seat's time runs on while its question is the same."""
    if len(marks.asked) != len(asked):
        return (now,) * len(asked)
    rows = zip(asked, marks.asked, marks.since, strict=True)
    return tuple([since if version == before else now for version, before, since in rows])


def present(marks: Marks, here: frozenset[Seat], now: int) -> Marks:
    """The marks after somebody came or went: `here` are the seats with a device connected."""
    return _recount(replace(marks, here=here), marks.places, now)


def deserted(marks: Marks) -> Marks:
    """The marks while nobody looks: the time to open parts begins anew with the first who comes."""
    return replace(marks, listed=0)


def _recount(marks: Marks, places: tuple[Place, ...], now: int) -> Marks:
    """A person's absence counts from when it is first noticed: they may just have sat down."""
    before = (*marks.gone, *(0,) * len(places))
    gone = [
        0 if seat in marks.here or not place.person else before[seat] or now
        for seat, place in enumerate(places)
    ]
    return replace(marks, places=places, gone=tuple(gone))


def alarms(table: Table, marks: Marks, busy: frozenset[Seat] = frozenset(), rest: int = 0) -> Alarm | None:
    """What happens next by itself, if nothing else does before.

    `busy` seats have clocks of their own; before `rest` no bot goes on, if bots have a pace at all.
    """
    known = _away_alarms(table, marks)
    if marks.listed:
        known.append(Alarm(marks.listed + OPENING_SECONDS * 1000, SHUFFLE))
    if may_sit_now(table):
        known.append(Alarm(AT_ONCE, SEAT))
    if table.status == PLAYING and not table.paused:
        known += _seat_alarms(table, marks, busy, rest if table.settings.pace else 0)
        if (window := marks.window) is not None and not waits(table, window.due):
            known.append(Alarm(closes(table, window), DUE, window=window.due.window))
        if all_answered(table) and may_close_early(table, marks.due):
            known.append(Alarm(AT_ONCE, ANSWERED))
    return min(known, key=_when) if known else None


def waits(table: Table, due: Due, *, games: Games = load) -> bool:
    """Whether a window stays open for the one person at the table, who has yet to answer (`unhurried`).

    Hands that act in real time race against the clock all the same.
    """
    if not table.settings.unhurried:
        return False
    people = [seat for seat, place in enumerate(table.places) if place.person]
    if len(people) != 1 or table.places[people[0]].away:
        return False
    clocked = games(table.game).clocked
    if clocked is not None and people[0] in clocked.hands(table.state):
        return False
    answered = any(answer.seat == people[0] for answer in table.answers)
    return not answered and any(seat == people[0] for seat, _ in due.moves)


def _when(alarm: Alarm) -> int:
    return alarm.at


def _away_alarms(table: Table, marks: Marks) -> list[Alarm]:
    if table.settings.slow_hours or table.given:
        return []  # nobody is expected to be there
    wait = table.settings.away_seconds * 1000
    return [
        Alarm(since + wait, AWAY, seat)
        for seat, since in enumerate(marks.gone)
        if since and not table.places[seat].away
    ]


def _seat_alarms(
    table: Table, marks: Marks, busy: frozenset[Seat] = frozenset(), rest: int = 0
) -> list[Alarm]:
    """Every seat that is asked: a bot has thought long enough, or a person too long.

    Where the game itself says what silence means, and when, no bot answers for a person before.
    Who has given a hidden answer is asked no more; once all people have, bots think no longer.
    """
    hurried = all_answered(table, people_only=True) and may_close_early(table, marks.due)
    answered = busy.union([answer.seat for answer in table.answers])
    known = _turn_alarms(table, marks, answered)
    if table.orders:
        known += _order_alarms(table, marks)
    for seat, asked in enumerate(table.asked):
        if asked and seat not in answered and table.places[seat].played_by_bot:
            at = AT_ONCE if hurried else max(rest, marks.since[seat] + thought(table, seat))
            known.append(Alarm(at, BOT, seat))
    return known


def _turn_alarms(table: Table, marks: Marks, but: frozenset[Seat] = frozenset()) -> list[Alarm]:
    settled = [seat for seat, _ in marks.due.moves] if marks.due is not None else []
    return [
        Alarm(marks.since[seat] + limit, TURN, seat)
        for seat, asked in enumerate(table.asked)
        if asked
        and (limit := time_for(table, seat))
        and not table.places[seat].played_by_bot
        and seat not in but
        and seat not in settled
    ]


def _order_alarms(table: Table, marks: Marks) -> list[Alarm]:
    moves = [(seat, ordered_move(table, seat)) for seat in range(len(table.places))]
    return [
        Alarm(marks.since[seat] + waiting_time(table, seat, chosen), ORDER, seat)
        for seat, chosen in moves
        if chosen is not None
    ]


def thought(table: Table, seat: Seat) -> int:
    """How long a bot thinks over this question: by the table's pace, whatever its cards are.

    At a given deal the bots think as long at every table, and so answer in the same order.
    """
    least, spread = PACES[table.settings.pace]
    if not spread:
        return least
    moment = table.commitment if table.given else f"{table.code}/{table.asked[seat]}"
    return least + crc32(f"{moment}/{seat}".encode()) % spread


def countdown(table: Table, marks: Marks, now: int) -> tuple[str, int, bool] | None:
    """The window everybody sees closing, the milliseconds left, and whether nothing is gained by answering.

    The game's own window, else the turn's. The same whoever has given a hidden answer.
    """
    if table.status != PLAYING or table.paused:
        return None
    if (window := marks.window) is not None:
        if waits(table, window.due):
            return None
        left = max(0, closes(table, window) - now)
        return window.due.window, left, not may_close_early(table, window.due)
    turns = [alarm.at for alarm in _turn_alarms(table, marks)]
    return (TURN, max(0, min(turns) - now), False) if turns else None
