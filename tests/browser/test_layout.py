"""Long names, small windows and big letters: nothing is cut off, nothing covers anything."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tablee.core.meta import Meta
from tablee.games.camelot.game import META as CAMELOT
from tablee.games.dalmuti.game import META, State
from tablee.games.etoile.game import META as ETOILE
from tests.browser.people import DESK, PHONE, Opens
from tests.browser.tables import open_from, posted, record_of, take_seat
from tests.games.camelot.browser.tables import CALM, full_table
from tests.games.camelot.building import turn_of
from tests.games.camelot.whole import whole as whole_table
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole
from tests.records.kept import folder_of

pytestmark = pytest.mark.browser

LONG = ("Maximilienne-Alexandrine", "W" * 24, "Bartholomäus-Christophor", "Ô" * 24, "m" * 24)
ZOOMED: ViewportSize = {"width": 720, "height": 450}  # a desk at 200 %
TINY: ViewportSize = {"width": 320, "height": 640}


def gather(house: str, meta: Meta, seats: int) -> dict[str, Any]:
    """The host's seat in a lobby where everybody has the longest name there is."""
    opened = {"game": meta.name, "name": LONG[0], "seats": seats, "options": {}, "bots": []}
    host = posted(f"{house}/api/tables", opened)
    for name in LONG[1:seats]:
        posted(f"{house}/api/tables/{host['code']}/seats", {"name": name})
    return host


def following(seats: int) -> State:
    hands = [(5, 7, 7, 9, 9, 9, 11, 12), *[(10, 11, 12)] * (seats - 1)]
    return whole(playing(hands, trick=(seats - 1, (8, 8))))


def crowd(state: State, seats: int) -> Any:
    """A record that begins there, of more people than have names."""
    return {**record_of(META, state, seats), "names": [f"N{seat}" for seat in range(seats)]}


def width_of(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def inside(thing: Locator, around: FloatRect) -> bool:
    box = box_of(thing)
    return (
        box["x"] >= around["x"] - 1
        and box["y"] >= around["y"] - 1
        and box["x"] + box["width"] <= around["x"] + around["width"] + 1
        and box["y"] + box["height"] <= around["y"] + around["height"] + 1
    )


def covered(one: FloatRect, other: FloatRect) -> float:
    """How much of a box another one may hide, from 0 to 1."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0.0, wide) * max(0.0, high) / (one["width"] * one["height"])


def plates(page: Page) -> list[Locator]:
    return page.get_by_test_id("table").locator(".ring [role=group]").all()


def nothing_spills(panel: Locator) -> bool:
    parts = [panel.locator(part) for part in ("table.scores", "[data-testid=log]", "form button")]
    return all(inside(part, box_of(panel)) for part in parts)


def test_the_longest_names_break_no_table_of_the_grand_dalmuti(house: str, person: Opens) -> None:
    page = person(PHONE, reduced_motion="reduce")
    take_seat(page, house, gather(house, META, 5))
    page.get_by_text(LONG[4]).first.wait_for()
    assert width_of(page) <= PHONE["width"]
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("hand").wait_for()
    mine = page.get_by_text("0 point").filter(visible=True).last
    assert mine.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.set_viewport_size(DESK)
    page.get_by_test_id("chat-input").wait_for()
    for plate in plates(page):
        for part in plate.locator("> span").all():
            assert inside(part, box_of(plate)) or "said" in (part.get_attribute("class") or "")
        assert plate.locator("b").get_attribute("title") in LONG
    assert nothing_spills(page.get_by_role("complementary"))


def test_the_longest_names_break_no_table_of_the_star(house: str, person: Opens) -> None:
    page = person(DESK, reduced_motion="reduce")
    take_seat(page, house, gather(house, ETOILE, 3))
    page.get_by_test_id("lobby-start").click()
    panel = page.get_by_role("complementary")
    assert nothing_spills(panel)
    assert all(box_of(head)["height"] < 30 for head in panel.locator("thead th").all())
    page.set_viewport_size(ZOOMED)
    expect(page.get_by_test_id("plate-A")).to_be_visible()
    assert all(box_of(page.get_by_test_id(f"plate-{camp}"))["width"] <= 270 for camp in "ABC")


def test_camelot_does_not_cut_the_name_of_whoever_thinks(house: str, person: Opens) -> None:
    ten = "finesse esquive riposte bouclier red-3 red-5 squire-2 lady-6 yellow-2 purple-7"
    hands = ["blue-3", "blue-4", "red-4", ten, "blue-2"]
    state = whole_table(turn_of(3, hands, ["red-3"] * 5, inside=(0, 1, 2, 3, 4), options=CALM))
    anne, friend = person(DESK, reduced_motion="reduce"), person(PHONE)
    seated = open_from(house, CAMELOT, state, ("", "random", "random", "", "random"))
    seats = f"{house}/api/tables/{seated['code']}/seats"
    take_seat(friend, house, posted(seats, {"name": "Constantin", "seat": 3}))
    friend.get_by_test_id("code").wait_for()
    take_seat(anne, house, seated)
    anne.get_by_test_id("lobby-start").click()
    name = anne.locator(".plate.turn b")
    expect(name).to_have_text("Constantin")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_camelots_columns_end_above_the_hand_in_a_low_window(house: str, person: Opens) -> None:
    page = person(ZOOMED, reduced_motion="reduce")
    take_seat(page, house, open_from(house, CAMELOT, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").wait_for()
    hand = box_of(page.locator(".dock"))["y"]
    laid = [box_of(card) for card in page.locator(".stage .card").all()]
    assert max(card["y"] + card["height"] for card in laid) <= hand


@pytest.mark.parametrize("width", [320, 768, 1024, 1440])
def test_the_lid_of_an_open_box_is_not_cut(house: str, person: Opens, width: int) -> None:
    page = person({"width": width, "height": 900}, reduced_motion="reduce")
    page.goto(f"{house}/box/dalmuti")
    lid = page.locator(".box .lid")
    lid.locator("svg").wait_for()
    assert box_of(lid)["x"] >= 0
    assert width_of(page) <= width


@pytest.mark.parametrize("seats", [5, 10])
@pytest.mark.parametrize("size", [ZOOMED, TINY], ids=["200 %", "320 wide"])
def test_everybody_and_the_trick_are_seen_in_a_small_window(
    house: str, person: Opens, size: ViewportSize, seats: int
) -> None:
    page = person(size, reduced_motion="reduce")
    record = {"turn": 0, "seat": 0, "name": "Anne", "bots": ("", *["random"] * (seats - 1))}
    start = crowd(following(seats), seats)
    take_seat(page, house, posted(f"{house}/api/tables/from", {**record, "record": start}))
    page.get_by_test_id("hand").wait_for()
    assert width_of(page) <= size["width"]
    ring = box_of(page.locator(".ring"))
    boxes = [box_of(plate) for plate in plates(page)]
    assert len(boxes) == seats - 1
    assert max(covered(one, other) for one, other in combinations(boxes, 2)) < 0.1
    assert all(inside(plate, ring) for plate in plates(page))
    for card in page.locator(".trick .set:last-child .card").all():
        assert inside(card, ring)
        assert max(covered(box_of(card), box) for box in boxes) < 0.1


def test_the_shelf_and_a_replay_fit_the_narrowest_phone(house: str, person: Opens) -> None:
    page = person(TINY)
    page.goto(house)
    page.get_by_test_id("box-dalmuti").wait_for()
    assert width_of(page) <= TINY["width"]
    tags = [box_of(tag) for tag in page.locator("a.box .tag").all()]
    assert max(covered(one, other) for one, other in combinations(tags, 2)) == 0
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(folder_of("dalmuti") / "shared-win.json")
    page.get_by_test_id("replay-slider").fill("287")
    expect(page.get_by_test_id("table")).to_contain_text("La partie est finie")
    assert width_of(page) <= TINY["width"]
    counter = page.get_by_test_id("replay-slider").locator("xpath=following-sibling::span")
    assert inside(counter, {"x": 0, "y": 0, **TINY})
