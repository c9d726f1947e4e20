"""A table of a game in real time: questions that outlast moves, seats with clocks of their own."""

from __future__ import annotations

from tablee.games.dschamal.moves import Call, Close, Feel, Lay, LetGo
from tablee.table import actions, time_marks
from tablee.table.game_effects import REMEMBERED
from tablee.table.model import PLAYING, Place, Recent, Settings, Table
from tablee.table.outcome import AlreadyDone, Decision, TableProblem
from tests.games.dschamal.building import feeling, lying

STATE = feeling((lying("white-cube", 100, 100), lying("white-ball", 200, 200)))


def searching(*bots: int, **settings: int) -> Table:
    """Seats 0 and 1 are in the bag; those of `bots` are no people."""
    places = tuple([Place(f"P{n}", bot="random" if n in bots else "", token="t") for n in range(3)])
    return Table(
        code="DUELLE", version=5, game="dschamal", rules=1, status=PLAYING, options=STATE.options,
        settings=Settings(**settings), places=places, host=0, secret="00", commitment="",  # type: ignore[arg-type]
        done=(Recent(),) * 3, asked=(5, 5, 0), key=b"k" * 32, state=STATE,
    )  # fmt: skip


def after(table: Table, move: object, id: str = "", seen: int = 5) -> Table:
    outcome = actions.move(table, 0, move, id, seen, 0)
    assert isinstance(outcome, Decision), outcome
    return outcome.table


def test_a_question_lasts_while_the_hand_holds_the_same() -> None:
    table = searching()
    for n in range(4):
        table = after(table, Feel(2, 0, 40), f"f{n}")
    table = after(table, Call(10))
    assert table.asked == (5, 5, 0)
    table = after(table, Close(150))
    assert table.asked == (table.version, 5, 0)
    opened = after(table, LetGo(100), seen=table.version)
    assert opened.asked == (opened.version, 5, 0)
    assert after(table, Lay(160), seen=table.version).asked == (0, 5, 0)


def test_a_move_sent_twice_is_applied_once_however_many_came_between() -> None:
    table = searching()
    for n in range(REMEMBERED + 3):
        table = after(table, Feel(1, 0, 40), f"f{n}", seen=table.version)
    late = actions.move(table, 0, Feel(1, 0, 40), "f0", 5, 0)
    assert isinstance(late, TableProblem)
    assert late.code == "stale"
    recent = actions.move(table, 0, Feel(1, 0, 40), f"f{REMEMBERED}", 5, 0)
    assert recent == AlreadyDone(5 + REMEMBERED + 1)


def test_seats_with_a_clock_of_their_own_have_no_alarm_at_the_table() -> None:
    table = searching(1, turn_seconds=10)
    marks = time_marks.present(time_marks.noted(time_marks.Marks(), table, 1000), frozenset((0, 2)), 1000)
    known = time_marks.alarms(table, marks)
    assert known is not None
    assert (known.kind, known.seat) == (time_marks.BOT, 1)
    left = time_marks.alarms(table, marks, frozenset((0, 1)))
    assert left is not None
    assert (left.kind, left.window) == (time_marks.DUE, "search-1")
