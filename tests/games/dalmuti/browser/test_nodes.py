"""Two people at one table on two nodes of a house, one of which dies in the middle of a trick."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablee.games.dalmuti.game import META
from tests.browser.people import WINDOW, Opens
from tests.browser.tables import PATIENT, join, open_from, take_seat
from tests.games.dalmuti.browser.tables import log_text, play_until
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole
from tests.nodes.cluster import Cluster, new_cluster
from tests.nodes.front import Front

pytestmark = pytest.mark.browser
COUNTING = """
    window.lines = 0;
    const Line = WebSocket;
    window.WebSocket = class extends Line { constructor(...to) { super(...to); window.lines += 1; } };
    window.WebSocket.OPEN = Line.OPEN;
"""


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ThreadPoolExecutor(1) as beside:  # Playwright has this thread's event loop
        made = beside.submit(asyncio.run, new_cluster(tmp_path, 2)).result()
        beside.submit(asyncio.run, made.start()).result()
    yield made
    made.end()


def lines(page: Page) -> int:
    """How many sockets this page has opened since it was loaded."""
    opened: int = page.evaluate("window.lines")
    return opened


@pytest.mark.slow
def test_a_node_dies_in_the_middle_of_a_trick_and_nobody_reloads(cluster: Cluster, person: Opens) -> None:
    dying, other = cluster.nodes
    anne, bruno = person(WINDOW), person(WINDOW)
    for page in (anne, bruno):
        page.add_init_script(COUNTING)
    state = whole(playing([(5, 9, 9, 9, 10), (3, 4, 8), (6, 7), (8, 10)]))
    with Front([dying.port, other.port]) as front:
        seated = open_from(dying.base, META, state, ("", "", "random", "random"), PATIENT)
        take_seat(anne, other.base, seated)
        join(bruno, f"http://127.0.0.1:{front.port}", seated["code"], "Bruno")
        anne.get_by_test_id("lobby-start").click()
        for page in (anne, bruno):
            page.get_by_test_id("hand").wait_for()
        anne.get_by_test_id("offers").locator("button:not([disabled]):not(.clause)").last.click()
        asked = bruno.get_by_test_id("offers").locator("button:not([disabled]):not(.clause)")
        expect(asked.first).to_be_visible()
        told, hand = log_text(anne), anne.get_by_test_id("hand").inner_text()
        dying.kill()
        asked.first.click()  # while nobody runs the table
        expect(anne.get_by_test_id("log").first).to_contain_text("Bruno", timeout=30_000)
        assert anne.get_by_test_id("hand").inner_text() == hand
        assert log_text(anne).startswith(told)
        play_until([anne, bruno], lambda: len(log_text(anne)) > len(told) + 200)
        assert lines(anne) == 1, "she has the socket she came with"
        assert lines(bruno) > 1, "his page came back by itself"
        assert len(log_text(bruno).splitlines()) == len(log_text(anne).splitlines()), "both have seen it all"
