"""Who sat at a table: the same person whatever seat they changed to, and only what concerns them."""

from __future__ import annotations

from tablee.core.contract import Told
from tablee.table.entries import (
    Again,
    Begun,
    Entry,
    Listed,
    Moved,
    Removed,
    Said,
    SatDown,
    StoodUp,
    Swapped,
    Waits,
)
from tablee.table.model import Place
from tablee.table.sittings import sittings

ADA, BO = Place("Ada", token="a"), Place("Bo", token="b")


def said(seat: int, text: str) -> Said:
    return Said(1, seat, text, "")


def read(*entries: Entry) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.name, one.words) for one in sittings(entries)]


def test_who_changes_seats_is_the_same_person() -> None:
    log = (SatDown(1, 0, ADA), SatDown(1, 1, BO), said(0, "a"), Swapped(1, 0, 1), said(0, "b"), said(1, "a"))
    assert read(*log) == [("Ada", (1, 3, 6)), ("Bo", (2, 5))]


def test_who_takes_a_seat_after_another_is_somebody_else() -> None:
    log = (SatDown(1, 0, ADA), said(0, "a"), StoodUp(2, 0), SatDown(3, 0, BO), said(0, "b"))
    assert read(*log) == [("Ada", (1, 2)), ("Bo", (4, 5))]


def test_a_bot_that_plays_under_somebody_s_name_is_theirs_and_one_of_the_house_s_is_nobody() -> None:
    left = Place("Ada", bot="hard", token="a")
    log = (SatDown(1, 0, ADA), SatDown(1, 1, Place("Renart", bot="easy")), Listed(1, ""), StoodUp(2, 0))
    assert read(*log, SatDown(3, 0, left)) == [("Ada", (1, 5))]
    assert read(*log, Again(3, 1, "", ""), SatDown(3, 0, BO)) == [("Ada", (1,)), ("Bo", (6,))]
    assert read(SatDown(1, 0, ADA), Removed(2, 0, False), SatDown(3, 0, BO)) == [("Ada", (1,)), ("Bo", (3,))]


def test_who_waits_for_a_seat_is_who_then_has_it() -> None:
    log = (SatDown(1, 0, ADA), Listed(1, ""), Waits(2, 1, BO), said(0, "a"), SatDown(3, 1, BO), said(1, "b"))
    assert read(*log) == [("Ada", (1, 4)), ("Bo", (3, 5, 6))]


def test_an_export_has_what_they_did_and_what_they_alone_were_shown() -> None:
    dealt = Begun(2, (), 0, (Told("mine", (0,)), Told("theirs", (1,)), Told("all", None)))
    other = Moved(3, 1, "move", "x", "player", (), 0, (Told("peeked", (0,)),))
    mine = Moved(4, 0, "own", "y", "player", (), 0, (Told("all", None),))
    (ada, _) = sittings((SatDown(1, 0, ADA), SatDown(1, 1, BO), Listed(1, ""), dealt, other, mine))
    told = [one.entry for one in ada.concerns][1:]
    assert [getattr(entry, "move", None) for entry in told] == [None, None, "own"]
    assert [
        [shown.event for shown in entry.events] for entry in told if isinstance(entry, Begun | Moved)
    ] == [
        ["mine"],
        ["peeked"],
        ["all"],
    ]
