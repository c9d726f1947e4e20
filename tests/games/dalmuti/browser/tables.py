"""Playing the Grand Dalmuti as a person does: what the page offers is pressed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, Position

from tablee.games.dalmuti.game import META, Options, State
from tablee.games.dalmuti.pieces import JOKER
from tests.browser.tables import open_from, take_seat
from tests.games.dalmuti.building import calling
from tests.games.dalmuti.whole import whole

EDGE: Position = {"x": 8, "y": 40}  # where a card of a fan is not covered by the next one


def open_table(page: Page, house: str, name: str, seats: int) -> str:
    """Open the box, invite, and set a quick pace; the table's code."""
    page.goto(f"{house}/box/dalmuti")
    page.get_by_label("Votre nom").fill(name)
    page.get_by_label("Places").select_option(str(seats))
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    page.get_by_label("Allure des robots").select_option("0")
    page.get_by_label("Nombre de manches").select_option("5")
    return page.get_by_test_id("code").inner_text().strip()


def asked_in_peace(page: Page, house: str) -> None:
    """Anne's seat where all are asked about the Revolution: nobody can call it, and nobody hurries her."""
    hands = [(1, 2, 5, 9), (3, 10, JOKER), (4, 8, JOKER), (6, 7)]
    state: State = calling(hands, options=Options(call_seconds=120))
    take_seat(page, house, open_from(house, META, whole(state), ("", *["random"] * 3)))
    page.get_by_test_id("hand").wait_for()


def sit_down(page: Page, house: str, code: str, name: str) -> None:
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("table").or_(page.get_by_test_id("ready")).first.wait_for()


def enabled_offers(page: Page) -> Locator:
    asked = page.get_by_test_id("offers").or_(page.get_by_test_id("hidden-question"))
    return asked.locator("button:not([disabled]):not([aria-disabled=true]):not(.clause)")


class RoundEnds:
    """Every end of a round this page has shown, however briefly: with quick bots it is soon gone."""

    WATCH = """() => {
        window.roundEnds = [];
        const shown = (node) => node.querySelector?.("[data-testid=round-end]") ?? node;
        new MutationObserver((changes) => {
            for (const node of changes.flatMap((change) => [...change.addedNodes]).map(shown))
                if (node.dataset?.testid === "round-end") window.roundEnds.push(node.textContent);
        }).observe(document.body, { subtree: true, childList: true });
    }"""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(self.WATCH)

    def told(self) -> list[str]:
        ends: list[str] = self._page.evaluate("window.roundEnds")
        return ends


def act_once(page: Page) -> None:
    """Press the last offer this page shows: the weakest set, silence, the worst cards."""
    offers, covering = enabled_offers(page), page.get_by_test_id("round-end").get_by_role("button")
    with contextlib.suppress(Error):  # it may be answered or gone by now
        if covering.count():
            covering.last.click(timeout=1500)
        elif offers.count():
            offers.last.click(timeout=1500)
        elif not give_away(page):
            page.keyboard.press("Space")  # on to what comes next


def give_away(page: Page) -> bool:
    """Pick the worst card that may be given, or give what is picked; whether there was anything to give."""
    ready = page.locator("[data-testid=play]:not(.idle):not([disabled])")
    cards = page.get_by_test_id("hand").locator(".open:not(.up)")
    if ready.count():
        ready.last.click(timeout=1500)
    elif cards.count():
        cards.last.click(timeout=1500, position=EDGE)
    else:
        return False
    return True


def play_until(pages: list[Page], finished: Callable[[], bool], seconds: float = 180) -> None:
    """Everybody answers whatever is asked until it is so."""
    until = time.monotonic() + seconds
    while not finished():
        assert time.monotonic() < until, "the round did not end"
        for page in pages:
            act_once(page)
        pages[0].wait_for_timeout(40)


def log_text(page: Page) -> str:
    return page.get_by_test_id("log").first.inner_text()
