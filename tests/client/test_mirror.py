"""What a client knows, message by message."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.client.mirror import EVENTS, NOTHING, Mirror
from tablee.client.table_line import decoder

TABLE = {
    "code": "ABCDEF",
    "game": "toy",
    "status": "playing",
    "options": {},
    "settings": {},
    "places": [{"name": "Anne", "present": True}, {"bot": "easy"}],
    "host": 0,
    "watchers": 0,
    "commitment": "c",
    "secret": None,
    "number": 1,
    "list": "",
    "parts": [],
}
MOVE = {"type": "pass"}


def told(type: str, **fields: Any) -> Any:
    return decoder.decode(msgspec.json.encode({"type": type, **fields}))


def welcomed(**more: Any) -> Mirror:
    mirror = Mirror()
    mirror.take(told("welcome", version=5, you=0, table=TABLE, view={"hand": [1], "trick": 2}, **more))
    return mirror


def test_a_welcome_is_everything_anew() -> None:
    mirror = welcomed(offers={"moves": [MOVE]}, missed=[{"type": "passed"}])
    assert (mirror.version, mirror.you, mirror.view) == (5, 0, {"hand": [1], "trick": 2})
    assert mirror.offers.moves == (MOVE,)
    assert list(mirror.events) == [{"type": "passed"}]
    mirror.take(told("welcome", version=9, you=None, table=TABLE))
    assert (mirror.version, mirror.you, mirror.view, mirror.offers) == (9, None, {}, NOTHING)


def test_an_update_changes_the_fields_it_names() -> None:
    mirror = welcomed(offers={"moves": [MOVE]})
    assert mirror.take(told("update", version=6, view={"trick": 3}, events=[{"type": "x"}])) == (
        {"type": "x"},
    )
    assert mirror.view == {"hand": [1], "trick": 3}
    assert mirror.offers.moves == (MOVE,), "without offers, the last ones still hold"
    mirror.take(told("update", version=8, offers={}))
    assert (mirror.version, mirror.offers) == (8, NOTHING)


def test_what_was_heard_already_or_comes_before_the_welcome_changes_nothing() -> None:
    mirror = welcomed()
    assert mirror.take(told("update", version=5, view={"trick": 7}, events=[1])) == ()
    assert mirror.view["trick"] == 2
    early = Mirror()
    assert early.take(told("update", version=5, view={"trick": 7})) == ()
    early.take(told("presence", present=[True], watchers=1))
    assert (early.version, early.view, early.table) == (None, {}, None)


def test_the_table_changes_by_field_too_and_back_in_the_lobby_there_is_no_view() -> None:
    mirror = welcomed()
    mirror.take(told("update", version=6, table={"status": "over", "secret": "s"}))
    assert mirror.table is not None
    assert (mirror.table.status, mirror.table.secret, mirror.table.code) == ("over", "s", "ABCDEF")
    mirror.take(told("update", version=7, table={"status": "lobby"}))
    assert mirror.view == {}


def test_presence_has_no_version() -> None:
    mirror = welcomed()
    mirror.take(told("presence", present=[False, True], watchers=3))
    assert mirror.table is not None
    assert [place.present for place in mirror.table.places] == [False, True]
    assert (mirror.table.places[0].name, mirror.table.watchers, mirror.version) == ("Anne", 3, 5)


def test_chat_and_countdown() -> None:
    mirror = welcomed(chat=[{"seat": 1, "text": "a", "at": 1}], countdown={"window": "w", "ms": 9})
    assert mirror.countdown is not None
    mirror.take(told("update", version=6, chat={"seat": 0, "text": "b", "at": 2}))
    assert [line.text for line in mirror.chat] == ["a", "b"]
    assert mirror.countdown is None


def test_a_long_game_does_not_fill_the_memory() -> None:
    mirror = welcomed()
    for version in range(6, EVENTS + 100):
        mirror.take(told("update", version=version, events=[version]))
    assert len(mirror.events) == EVENTS


def test_orders_are_what_the_house_said_last_and_a_welcome_forgets_them() -> None:
    mirror, order = welcomed(), {"type": "wait"}
    known = []
    for message in (
        told("orders", offered=[order], standing=[order]),
        told("orders", offered=[order]),
        told("welcome", version=6, you=0, table=TABLE),
    ):
        mirror.take(message)
        known.append((mirror.orders.offered, mirror.orders.standing))
    assert known == [((order,), (order,)), ((order,), ()), ((), ())]
