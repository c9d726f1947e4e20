"""Both searches seen again: after a duel at the table, and in the replay (DSC-81, DSC-83)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tablee.core.record import load_record
from tablee.core.replay import replay
from tablee.games.dschamal.meta import META
from tablee.games.dschamal.moves import Build
from tablee.games.dschamal.simulated import refilmed
from tablee.games.dschamal.state import State
from tablee.table.game_rules import load
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import NAMES, take_seat
from tests.games.dschamal.browser.tables import CALM, open_from, sit_still
from tests.games.dschamal.building import some, state_of
from tests.records.kept import folder_of

pytestmark = pytest.mark.browser


def picture(page: Page, name: str) -> None:
    """For eyes, when somebody asks for it."""
    folder = os.environ.get("TABLEE_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def test_after_a_duel_a_phone_shows_both_ways_and_lets_one_skip(house: str, person: Opens) -> None:
    """A bot is faster than somebody who sits still; who calls the next start is the person who looks."""
    anne = person(PHONE, has_touch=True)
    anne.clock.install()
    options = replace(CALM, search_seconds=90)  # a busy machine's bot is slow, but it is there before that
    owned = [some("blue-cube"), some("white-cube", "brown-arch"), some("yellow-cylinder"), some("blue-cross")]
    seated = open_from(
        house, state_of(owned, options=options, fighters=(1, 2), master=1), ("", "normal", "", "")
    )
    for name in NAMES[2:4]:
        sit_still(house, seated["code"], name)
    take_seat(anne, house, seated)
    anne.get_by_test_id("lobby-start").tap()
    anne.get_by_role("button", name="Crier « Dschamál ! »").tap()
    again = anne.get_by_test_id("again")
    expect(again).to_be_visible(timeout=120_000)
    anne.clock.pause_at(anne.evaluate("Date.now()") / 1000 + 0.5)  # it ends by itself; a test takes its time
    expect(again.locator("path.way")).to_have_count(2)
    picture(anne, "again-phone")
    anne.get_by_test_id("again-skip").tap()
    expect(again).to_have_count(0)


def test_in_a_replay_a_slider_goes_through_the_search(house: str, person: Opens) -> None:
    page = person(WINDOW)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(Path(folder_of(META.name)) / "ends-seven.json")
    slider, again = page.get_by_test_id("replay-slider"), page.get_by_test_id("again")
    slider.wait_for()
    turns = int(slider.get_attribute("max") or 0)
    for _ in range(turns):
        if again.count():
            break
        page.keyboard.press("ArrowRight")
    expect(again).to_be_visible()
    page.get_by_test_id("again-slider").focus()
    page.keyboard.press("End")
    picture(page, "again-replay")
    expect(again).to_contain_text("s :")


def test_in_a_replay_a_fall_is_looked_at_again_at_any_speed(house: str, person: Opens) -> None:
    record = Path(folder_of(META.name)) / "ends-tower.json"
    turn = a_fall_in(record)
    if turn is None:
        pytest.skip("on this machine pieces fall otherwise than where the kept game was played")
    page = person(WINDOW)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_test_id("replay-slider").fill(str(turn))
    slider, speed = page.get_by_test_id("fall-slider"), page.get_by_test_id("fall-speed")
    slider.wait_for()
    slider.fill("100")
    expect(page.get_by_test_id("fall-play")).to_have_attribute("aria-pressed", "false")
    picture(page, "fall-replay")
    speed.click()
    expect(speed).to_have_text("à mi-vitesse")


def a_fall_in(record: Path) -> int | None:
    """The number of a turn whose fall a replay can show here: the one in which most fell."""
    before: State | None = None
    found: list[tuple[int, int]] = []
    for step in replay(load("dschamal"), load_record(record, load)):
        seat, move = step.turn.seat, step.turn.move
        if before is not None and seat is not None and isinstance(move, Build):
            falls = refilmed(before, seat, move) is not None
            found += [(len(move.settled or ()), step.number)] if falls else []
        before = step.state
    return min(found)[1] if found else None
