"""Tables of Camelot that begin in a chosen situation, and what people press there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Position

from tablee.games.camelot.game import META, Options, State
from tests.browser import tables
from tests.games.camelot.building import naming, turn_of
from tests.games.camelot.whole import whole

CALM = Options(reaction_seconds=60, choice_seconds=120)  # time enough for two browsers on a busy machine

TOP: Position = {"x": 14, "y": 12}  # where a card shows its value, not covered by the next one


def whole_tournament() -> State:
    """Anne opens; Chloé and Denis can only withdraw; Bruno holds Lancelot and the way to green."""
    return whole(
        naming(
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
    )


def full_table() -> State:
    """Five people, long characters, a Bouclier and an Assommé; Anne can point almost everywhere."""
    return whole(
        turn_of(
            0,
            [
                "finesse esquive riposte bouclier red-3 red-5 squire-2 lady-6 yellow-2 purple-7",
                "blue-3",
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
    )


def stunned() -> State:
    """An Assommé lies before Anne: of the two cards she may choose, one fits; nobody can be riposted."""
    return whole(
        turn_of(
            0,
            ["red-3 red-4 red-5 riposte desarconne", "blue-2"],
            ["red-3", "red-5"],
            laid=["assomme", ""],
            options=CALM,
        )
    )


def open_from(
    house: str, state: State, bots: tuple[str, ...], settings: dict[str, int] | None = None
) -> dict[str, Any]:
    return tables.open_from(house, META, state, bots, settings)


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
