"""`python -m tests.games.dalmuti.browser.pictures`: docs/pictures/table.{fr,en}.jpg, of a real table.

Starts a house of its own, sits down with six bots in each language and plays until there is something to
see: a trick on the table, cards in hand and more than one way to beat it.
"""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright

CHECKOUT = Path(__file__).resolve().parents[4]
PICTURES = CHECKOUT / "docs" / "pictures"
SIZE = {"width": 1200, "height": 750}
QUALITY = 72
TABLE = {
    "game": "dalmuti",
    "name": "Camille",
    "seats": 7,
    "bots": ["easy"] * 6,
    "begin": True,
    "options": {"rounds": 3},
    "settings": {"pace": 0, "close_early": True, "away_seconds": 3600},
}


@contextlib.contextmanager
def house() -> Iterator[str]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        tablee = Path(sys.executable).with_name("tablee")
        serve = [tablee, "serve", "--host", "127.0.0.1", "--port", str(port), "--db", f"{folder}/tablee.db"]
        process = subprocess.Popen([*map(str, serve), "--quiet"])
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(timeout=20)


def wait_for(address: str) -> None:
    for _ in range(300):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{address}/healthz")
            return
        time.sleep(0.1)
    raise TimeoutError(address)


def worth_seeing(page: Page) -> bool:
    hand = page.get_by_test_id("hand").locator("button").count()
    offers = page.get_by_test_id("offers").locator("button:not([disabled])").count()
    told = page.get_by_test_id("log").first.inner_text().count("\n")
    return hand >= 8 and offers >= 4 and told >= 14 and page.locator(".trick:not(.won) .set").count() > 0


def play_on(page: Page) -> None:
    """Whatever is asked, the first thing offered is done."""
    asked = page.get_by_test_id("offers").or_(page.get_by_test_id("hidden-question"))
    open_now = asked.locator("button:not([disabled]):not([aria-disabled=true]):not(.clause)")
    if open_now.count():
        with contextlib.suppress(Exception):
            open_now.first.click(timeout=500)
    time.sleep(0.1)


def picture(browser: Any, address: str, language: str) -> bytes:
    seated = httpx.post(f"{address}/api/tables", json=TABLE, timeout=60).raise_for_status().json()
    page = browser.new_context(viewport=SIZE, locale=language).new_page()
    page.goto(f"{address}/t/{seated['code']}#{seated['token']}")
    page.get_by_test_id("hand").wait_for()
    until = time.monotonic() + 120
    while not worth_seeing(page) and time.monotonic() < until:
        play_on(page)
    time.sleep(1.5)  # what moves comes to rest
    shot: bytes = page.screenshot(type="jpeg", quality=QUALITY)
    return shot


def main() -> None:
    chromium = subprocess.check_output([CHECKOUT / "packaging" / "chromium"], text=True).strip()
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for language in ("fr", "en"):
            file = PICTURES / f"table.{language}.jpg"
            file.write_bytes(picture(browser, address, language))
            print(f"drew {file.relative_to(CHECKOUT)}: {file.stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
