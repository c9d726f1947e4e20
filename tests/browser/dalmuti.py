"""Playing the Grand Dalmuti as a person does: what the page offers is pressed."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Locator, Page


def open_table(page: Page, house: str, name: str, seats: int) -> str:
    """Open the box, invite, and set a quick pace; the table's code."""
    page.goto(f"{house}/box/dalmuti")
    page.get_by_label("Votre nom").fill(name)
    page.get_by_label("Places").select_option(str(seats))
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    page.get_by_label("Allure des robots").select_option("0")
    page.get_by_label("Nombre de manches").select_option("3")
    return page.get_by_test_id("code").inner_text().strip()


def sit_down(page: Page, house: str, code: str, name: str) -> None:
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("table").or_(page.get_by_text("attend")).first.wait_for()


def enabled_offers(page: Page) -> Locator:
    return page.get_by_test_id("offers").locator("button:not([disabled]):not([aria-disabled=true])")


def act_once(page: Page, finished: Locator) -> None:
    """Press the last offer this page shows: the weakest set, silence, the worst cards."""
    offers = enabled_offers(page)
    if not offers.count():
        page.keyboard.press("Space")  # on to what comes next
        return
    try:
        offer = offers.last.element_handle(timeout=1500)
        if not finished.is_visible():  # or it would be the next round's
            offer.click(timeout=1500)
    except Error:  # it may be answered or gone by now
        return


def play_until(pages: list[Page], finished: Locator, seconds: float = 120) -> None:
    """Everybody answers whatever is asked until `finished` is on the screen."""
    until = time.monotonic() + seconds
    while not finished.is_visible():
        assert time.monotonic() < until, "the round did not end"
        for page in pages:
            act_once(page, finished)
        pages[0].wait_for_timeout(40)


def log_text(page: Page) -> str:
    return page.get_by_test_id("log").first.inner_text()
