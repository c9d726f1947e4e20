"""Tables of Camelot that begin in a chosen situation, and what people press there."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
from playwright.sync_api import Locator, Page, Position

from tablee.core.record import ChanceRecord, Record, Turn
from tablee.games.camelot.game import META, Options, State
from tests.games.camelot.building import naming, turn_of

NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Elsa")
CALM = Options(reaction_seconds=15, choice_seconds=60)  # time enough for two browsers on a busy machine

TOP: Position = {"x": 14, "y": 12}  # where a card shows its value, not covered by the next one


def whole_tournament() -> State:
    """Anne opens; Chloé and Denis can only withdraw; Bruno holds Lancelot and the way to green."""
    return naming(
        0,
        [
            "blue-3 lady-6 chute red-4 red-4",
            "blue-5 green-1 green-1 lancelot maladresse",
            "yellow-2 yellow-3 purple-4",
            "yellow-3 yellow-4 purple-5",
        ],
        pile="red-3 " * 3 + "yellow-2 purple-3 purple-3 purple-4 yellow-3 yellow-3",
        tokens=["red yellow", "", "blue", ""],
        options=CALM,
    )


def full_table() -> State:
    """Five people, long characters, a Bouclier and an Assommé; Anne can point almost everywhere."""
    return turn_of(
        0,
        [
            "finesse esquive riposte bouclier red-3 red-5 squire-2 lady-6 yellow-2 purple-7",
            "red-3",
            "red-4",
            "",
            "blue-2",
        ],
        [
            "red-3 squire-3 red-4",
            "red-4 red-3 squire-2 red-5",
            "red-3 squire-3 red-4 squire-2 lady-6",
            "",
            "squire-2 red-3 red-3 squire-3 squire-2 red-4",
        ],
        laid=["", "assomme", "", "", ""],
        tokens=["red green", "blue", "purple yellow green", "", "red"],
        inside=(0, 1, 2, 4),
        options=CALM,
    )


def stunned() -> State:
    """An Assommé lies before Anne: of the two cards she may choose, one fits; nobody can be riposted."""
    return turn_of(
        0,
        ["red-3 red-4 red-5 riposte desarconne", "blue-2"],
        ["red-3", "red-5"],
        laid=["assomme", ""],
        options=CALM,
    )


def record_of(state: State) -> Any:
    """A record that begins in this state and goes no further."""
    seats = len(state.hands)
    chance = ChanceRecord("0" * 64, None, ("",) * seats)
    begun: Turn[Any, Any] = Turn(None, None, 0, (), ())
    record = Record(META.name, META.rules, NAMES[:seats], state.options, chance, (begun,), None, start=state)
    return msgspec.to_builtins(record)


def open_from(house: str, state: State, bots: tuple[str, ...], **wish: Any) -> dict[str, Any]:
    """Anne's seat at a table that plays on from there; where no bot sits, a friend is waited for."""
    body = {"turn": 0, "seat": 0, "name": "Anne", "record": record_of(state), "bots": bots}
    answer = httpx.post(
        f"{house}/api/tables/from", json={**body, "settings": {"pace": 0}, **wish}, timeout=60
    )
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def take_seat(page: Page, house: str, seated: dict[str, Any]) -> None:
    page.goto(f"{house}/t/{seated['code']}#{seated['token']}")


def join(page: Page, house: str, code: str, name: str) -> None:
    """Sit down on a free seat, and wait in the lobby."""
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("code").wait_for()


def card(page: Page, name: str) -> Locator:
    return page.get_by_test_id("hand").locator(f"[data-card={name}]").first


def touch(page: Page, name: str) -> None:
    """Press a card where it is not covered by the next one."""
    card(page, name).click(position=TOP)


def lay(page: Page, *names: str) -> None:
    """Choose these cards and put them down."""
    for name in names:
        touch(page, name)
    page.get_by_test_id("play").click()


def stay(page: Page) -> None:
    page.get_by_test_id("stay").click()
