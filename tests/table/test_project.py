from __future__ import annotations

import msgspec

from tablee.table.actions import Decision, begin, say
from tablee.table.entries import Begun
from tablee.table.visibility import changed, open_events, seen_events
from tests.table.building import NOW, seated, started
from tests.toy_game import Began, LuckDealt, State, View, find, view


def test_each_sees_his_own_events() -> None:
    outcome = begin(seated("Ada", seats=2), 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple)
    entry = outcome[-1].entry
    assert isinstance(entry, Begun)
    first = entry.events[0].event
    assert isinstance(first, Began)
    assert seen_events(entry, None) == (first,)
    own = seen_events(entry, 1)[1:]
    assert [(type(event), event.seat) for event in own] == [(LuckDealt, 1)]
    talk = say(outcome[-1].table, 0, "hi", "s", NOW)
    assert isinstance(talk, Decision)
    assert seen_events(talk.entry, 0) == ()
    assert open_events(entry) is None
    assert open_events(talk.entry) == ()
    assert open_events(msgspec.structs.replace(entry, events=entry.events[:1])) == (first,)


def test_only_what_differs_is_sent() -> None:
    state = started("Ada").state
    assert isinstance(state, State)
    old = view(state, 0)
    assert changed(old, msgspec.structs.replace(old, taken=(*old.taken,))) == {}
    new = msgspec.structs.replace(old, pile=3, luck=None)
    assert changed(old, new) == {"pile": 3, "luck": None}
    assert isinstance(new, View)
