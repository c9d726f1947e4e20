"""Hands in the bag of Dschamál, in browsers. Only the test knows what lies where: it reads the ledger."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, ElementHandle, Page, expect

from tablee.games.dschamal.game import META, Options, State
from tablee.games.dschamal.lying import TOUCHING, WIDTH, Layout, gap
from tablee.games.dschamal.pieces import COLOURED, Pieces
from tablee.games.dschamal.state import Searching
from tablee.games.dschamal.touch import grasped
from tablee.store.codec import decode_log
from tablee.store.sqlite.file_connections import open_reading
from tablee.store.sqlite.schema import LOG
from tablee.table.game_rules import load
from tablee.table.log_replay import fold_all
from tests.browser import tables
from tests.browser.tables import posted

CALM = Options(search_seconds=300, start_seconds=60, choice_seconds=300, build_seconds=300)
"""Time enough for people on a busy machine."""
Spot = tuple[int, int]
STEP, SMALL = 6, 2  # millimetres of an arrow key, and of one with Alt
STROKE = 26  # millimetres of the longest stroke of a finger: further out the cloth begins to move
LIFT = 62  # pixels: what a finger points at lies so far above it, or it would be hidden
AROUND = 24  # a hand that takes a piece is no further from its middle
BETWEEN = "Entre vos deux doigts"


def open_from(house: str, state: State, bots: tuple[str, ...] = ("", "", "")) -> dict[str, Any]:
    return tables.open_from(house, META, state, bots)


def open_box(house: str, options: Options, bots: tuple[str, ...]) -> dict[str, Any]:
    """Anne's seat at a table of bots that begins at once."""
    body = {"game": META.name, "name": "Anne", "seats": 1 + len(bots), "options": options, "bots": bots}
    return posted(f"{house}/api/tables", {**body, "settings": {"pace": 0}, "begin": True})


def sit_still(house: str, code: str, name: str) -> None:
    """Somebody who sits at the table and does nothing."""
    posted(f"{house}/api/tables/{code}/seats", {"name": name})


class Truth:
    """A table as the house wrote it down."""

    def __init__(self, ledger: Path, code: str) -> None:
        self._ledger, self._code = ledger, code

    @property
    def state(self) -> State:
        with closing(open_reading(self._ledger)) as reading:
            rows = reading.execute(LOG, (self._code,)).fetchall()
        state: State = fold_all(self._code, decode_log(self._code, rows, load)).state
        return state

    @property
    def layout(self) -> Layout:
        phase = self.state.phase
        assert isinstance(phase, Searching)
        return phase.layout


def spots(layout: Layout, wanted: Pieces) -> list[Spot]:
    """Everywhere a hand closes on exactly these pieces."""
    found = set()
    for lying in [lying for lying in layout if lying.piece in wanted]:
        there = tuple(
            o for o in layout if abs(o.x - lying.x) < 3 * AROUND and abs(o.y - lying.y) < 3 * AROUND
        )
        for x in range(max(0, lying.x - AROUND), min(WIDTH, lying.x + AROUND) + 1):
            for y in range(max(0, lying.y - AROUND), min(WIDTH, lying.y + AROUND) + 1):
                if grasped(there, x, y, ()) == tuple(sorted(wanted)):
                    found.add((x, y))
    return sorted(found)


def one_of(layout: Layout, pieces: Pieces, at: Spot) -> Pieces:
    """The nearest of these that a hand can close on alone."""
    there = sorted(
        [lying for lying in layout if lying.piece in pieces],
        key=lambda lying: (lying.x - at[0]) ** 2 + (lying.y - at[1]) ** 2,
    )
    alone = ((lying.piece,) for lying in there)
    return next(one for one in alone if len(spots(layout, one)) > STEP * STEP)


def two_that_touch(layout: Layout) -> Pieces:
    """Two coloured pieces so near that a careless hand takes both."""
    return next(
        (one.piece, other.piece)
        for one in layout
        for other in layout
        if one.piece < other.piece < COLOURED
        and gap(one, other) <= TOUCHING
        and len(spots(layout, (one.piece, other.piece))) > STEP * STEP
    )


class HandOut(Exception):
    """The hand is no longer in the bag: the search is over."""


def finger(page: Page) -> Spot:
    at = page.evaluate(
        "{ const bag = document.querySelector('[data-testid=bag]')?.dataset; bag && [bag.x, bag.y] }"
    )
    if at is None:
        raise HandOut
    return int(at[0]), int(at[1])


def innermost(good: list[Spot]) -> Spot:
    """The one with most room around it."""
    x, y = (sum(spot[axis] for spot in good) / len(good) for axis in (0, 1))
    return min(good, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)


def until(page: Page, done: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(40)
    return True


def walk_to(page: Page, good: list[Spot]) -> None:
    """By keyboard: so many steps across, so many along, and small ones; once more if it slipped.

    A small step is more than a millimetre: whoever stands just beside takes another place.
    """
    for _ in range(8):
        at = finger(page)
        if at in good:
            return
        to = innermost([spot for spot in good if not near(at, spot)] or good)
        for keys, far in (("ArrowLeft ArrowRight", to[0] - at[0]), ("ArrowDown ArrowUp", to[1] - at[1])):
            key = keys.split()[far > 0]
            for _ in range(abs(far) // STEP):
                page.keyboard.press(key)
            for _ in range(abs(far) % STEP // SMALL):
                page.keyboard.press(f"Alt+{key}")
        arrive(page, to)
    raise AssertionError(f"the finger is at {finger(page)}, which is none of {good}")


def arrive(page: Page, to: Spot) -> None:
    until(page, lambda: near(finger(page), to), 4)


def near(one: Spot, other: Spot) -> bool:
    return abs(one[0] - other[0]) < SMALL and abs(one[1] - other[1]) < SMALL


def stroke_to(page: Page, goal: Callable[[], list[Spot]]) -> None:
    """By a finger on the screen: stroke by stroke, looking each time where it came to."""
    line = page.context.new_cdp_session(page)
    for _ in range(40):
        at, good = rest(page), goal()
        if at in good:
            line.detach()
            return
        to = innermost(good)
        stroke(page, line, (to[0] - at[0], at[1] - to[1]))
    raise AssertionError(f"the finger is at {finger(page)}, which is none of {goal()}")


def stroke(page: Page, line: CDPSession, way: Spot) -> None:
    """Down in the middle of the cloth, so many millimetres along, and up once the fingertip rests."""
    box = page.get_by_test_id("bag").bounding_box()
    if box is None:
        raise HandOut
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + LIFT
    part = min(1.0, STROKE / max(1, *(abs(along) for along in way)))

    def touch(kind: str, *points: dict[str, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    touch("touchMove", {"x": x + 12, "y": y})
    touch("touchMove", {"x": x + 3 * part * way[0], "y": y + 3 * part * way[1]})
    rest(page)
    touch("touchEnd")


def pinch_and_roll(page: Page) -> None:
    """One finger stays on the cloth, another comes down beside it, and then goes round what they hold."""
    line, box = page.context.new_cdp_session(page), page.get_by_test_id("bag").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    first = {"x": x - 60, "y": y, "id": 0}

    def touch(kind: str, *points: dict[str, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", first)
    touch("touchStart", first, {"x": x + 60, "y": y, "id": 1})
    expect(page.get_by_test_id("felt")).to_contain_text(BETWEEN)
    touch("touchMove", first, {"x": x + 60, "y": y - 60, "id": 1})
    expect(page.get_by_test_id("felt")).to_contain_text("roule")
    touch("touchEnd", first)
    touch("touchEnd")
    line.detach()


def rest(page: Page) -> Spot:
    """Where the fingertip stays: there at four looks, longer apart than touches are on their way."""
    seen = [finger(page)]
    while len(seen) < 4 or len(set(seen[-4:])) > 1:
        page.wait_for_timeout(120)
        seen.append(finger(page))
    return seen[-1]


def in_the_bag(*pages: Page) -> None:
    for page in pages:
        page.get_by_test_id("bag").wait_for(timeout=30_000)


def holds(page: Page, count: int) -> None:
    expect(page.get_by_test_id("felt")).to_contain_text(
        "Votre main tient une pièce" if count == 1 else f"Votre main tient {count} pièces"
    )


def shut_eyes(page: Page) -> None:
    if page.get_by_test_id("eyes").get_attribute("aria-pressed") == "false":
        page.keyboard.press("e")
    expect(page.get_by_test_id("bag").locator("canvas")).to_have_count(0)


def lay_in_turn(*pages: Page, apart: float) -> None:
    """Each after the one before has laid, so many seconds later, however busy the machine is."""
    buttons = [ready_to_lay(page) for page in pages]
    for button in buttons:
        button.evaluate("button => button.click()")
        time.sleep(apart)


def lay_together(*pages: Page) -> None:
    """In the same moment: nearer than a test can press keys."""
    buttons = [ready_to_lay(page) for page in pages]
    moment = time.time() * 1000 + 3000
    for button in buttons:
        button.evaluate("(button, at) => void setTimeout(() => button.click(), at - Date.now())", moment)


def ready_to_lay(page: Page) -> ElementHandle:
    """Eyes are shut before: a busy machine that draws stumbles."""
    shut_eyes(page)
    return page.get_by_test_id("lay").element_handle()


def pull(page: Page, good: list[Spot]) -> None:
    """By keyboard: to the place, close on one piece, and out with it."""
    walk_to(page, good)
    page.keyboard.press("Space")
    holds(page, 1)
    page.keyboard.press("Enter")
