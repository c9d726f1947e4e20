"""Playing the star as a person does: cells are pressed, answers are given."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.records.kept import folder_of

TAKE_BACK = folder_of("etoile") / "agreed-three.json"
MISSED_AT = 27
"""In that game Chloé (B) now passes over a chain that makes a queen, and Anne (C) may answer."""


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell={name}]")


def piece(page: Page, name: str) -> Locator:
    return page.locator(f"[data-piece={name}]")


def press(page: Page, *names: str) -> None:
    for name in names:
        cell(page, name).click()


def walk_to(page: Page, goal: str) -> None:
    """By arrows alone, the shortest way, which is found by trying: every key leads somewhere or nowhere."""
    ways: dict[str, list[str]] = {here(page): []}
    tried: list[str] = list(ways)
    for start in tried:
        for key in ("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"):
            if here(page) == goal:
                return
            retrace(page, ways[start], tried[0])
            page.keyboard.press(key)
            if (found := here(page)) not in ways:
                ways[found] = [*ways[start], key]
                tried.append(found)
    raise AssertionError(f"no arrows lead to {goal}")


def retrace(page: Page, keys: list[str], start: str) -> None:
    cell(page, start).focus()
    for key in keys:
        page.keyboard.press(key)


def here(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.cell"))


def play_now(page: Page, house: str, seats: int = 3) -> str:
    """Sit down with bots; the letter of one's camp."""
    page.goto(f"{house}/box/etoile")
    page.get_by_label("Places").select_option(str(seats))
    page.get_by_test_id("play-now").click()
    my_turn(page)
    return own_camp(page)


def my_turn(page: Page) -> None:
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("À vous|Votre coup"), timeout=30_000)


def own_camp(page: Page) -> str:
    """The camp whose plate says that it is mine; it lies at the bottom."""
    mine = page.locator("[data-testid^=plate-]", has_text="vous").first
    return str(mine.get_attribute("data-testid"))[-1]


def played_on(page: Page, house: str, name: str) -> str:
    """The kept game, played on from the missed capture: Chloé's seat for me, Anne's for a friend."""
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(TAKE_BACK)
    page.get_by_test_id("replay-slider").fill(str(MISSED_AT))
    page.get_by_test_id("play-on").click()
    page.get_by_label("Votre nom").fill(name)
    page.get_by_label("La place que vous prenez").select_option("Chloé")
    page.get_by_label("À la place d’Anne").select_option("Libre, pour inviter quelqu’un")
    page.get_by_label("À la place de Bruno").select_option(label="Robot · Débutant · ne voit que son coup")
    page.get_by_test_id("play-on-begin").click()
    page.get_by_test_id("lobby-start").wait_for()
    page.get_by_label("Allure des robots").select_option("0")
    return page.get_by_test_id("code").inner_text().strip()


def sit_down(page: Page, house: str, code: str, name: str) -> None:
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    page.get_by_role("heading", name="La table est mise").wait_for()


def play_to_the_end(page: Page, seconds: float = 240) -> int:
    """Press one offer after the other, each time another one; how many it took."""
    until, count, tries = time.monotonic() + seconds, 0, 0
    over = page.get_by_test_id("game-over")
    while not over.is_visible():
        assert time.monotonic() < until, f"the game did not end: {page.locator('main').inner_text()}"
        offers = page.get_by_test_id("offers").locator("button:not([disabled])")
        if not (open_now := offers.count()):
            page.keyboard.press("Space")  # on to what comes next
            page.wait_for_timeout(25)
            continue
        tries += 1
        try:
            offers.nth((7 * tries) % open_now).click(timeout=1000)
        except Exception:  # it may be answered or gone by now
            continue
        count += 1
    return count


def expect_log(page: Page, words: str) -> None:
    expect(page.get_by_test_id("log").first).to_contain_text(re.compile(words))
