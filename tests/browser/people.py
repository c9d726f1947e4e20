"""A real house in its own process, and a real Chromium."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.ports import HeldPort

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
WINDOW: ViewportSize = {"width": 900, "height": 640}  # less to paint without a graphics card
PATIENCE = 20_000  # milliseconds: a busy machine may take its time, a person would wait

expect.set_options(timeout=PATIENCE)


def wait_for(address: str, seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(f"{address} did not answer")


@pytest.fixture(scope="session")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house writes everything down."""
    return tmp_path_factory.mktemp("house") / "tablee.db"


@pytest.fixture(scope="session")
def address(ledger: Path) -> Iterator[str]:
    """The address of a house that is open for these tests."""
    held = HeldPort()
    tablee = str(Path(sys.executable).with_name("tablee"))
    serve = [tablee, "serve", "--host", "127.0.0.1", "--port", str(held.number), "--db", str(ledger)]
    process = subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{held.number}"
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=60)  # what a box computes ahead is computed to its end


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = subprocess.check_output([ROOT / "packaging" / "chromium"], text=True).strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Opens = Callable[..., Page]


@pytest.fixture
def person(chromium: Browser) -> Iterator[Opens]:
    """Somebody with a browser of his own; a script error on any of his pages fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_browser(size: ViewportSize = DESK, language: str = "fr-FR", **more: Any) -> Page:
        context = chromium.new_context(viewport=size, locale=language, **more)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert errors == []
