"""`python -m bench.playable`: how long until somebody can play, on a slow line and a slow machine.

A personal link is opened in a browser that has seen nothing of the house: 150 ms to every answer, 1.6 Mbit/s,
a processor four times slower (Chromium's own brakes). The clock stops at the first frame that shows one's own
cards, pieces or buttons. `--runs N` takes the median of N.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.contact_sheet import way_to
from tests.browser.people import FLAGS, PATIENCE, PHONE, ROOT
from tests.browser.running_house import running_house
from tests.browser.tables import take_seat
from tests.toy_shelf import ours

GOAL = 2.5
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
SLOWER = 4
WATCH = """
const mine = "[data-testid=hand] button, [data-testid=board] [data-cell], [data-testid=table] button, .tray";
function look() {
    if (document.querySelector(mine)) window.playable = performance.now();
    else requestAnimationFrame(look);
}
look();
"""


SEEN = """() => new Promise((done) => {
    const look = () => (window.playable ? done(window.playable) : requestAnimationFrame(look));
    look();
})"""


class Opening(NamedTuple):
    seconds: float
    requests: int
    kilobytes: float


def begun(browser: Browser, house: str, game: str) -> dict[str, Any]:
    """The seat of somebody at a game that goes on: another browser has brought it there."""
    context = browser.new_context(viewport=PHONE, locale="fr-FR")
    seats: list[dict[str, Any]] = []

    def seat(seated: dict[str, Any]) -> Page:
        seats.append(seated)
        page = context.new_page()
        take_seat(page, house, seated)
        return page

    way_to(game, "middle")(house, seat)
    context.close()
    return seats[0]


def opening(browser: Browser, house: str, game: str) -> Opening:
    """One cold opening of a game that goes on."""
    seated = begun(browser, house, game)
    context = browser.new_context(viewport=PHONE, locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    came: list[float] = []
    line.on("Network.loadingFinished", lambda done: came.append(done["encodedDataLength"]))
    take_seat(page, house, seated)
    seconds = page.evaluate(SEEN) / 1000
    context.close()
    return Opening(seconds, len(came), sum(came) / 1000)


def told(runs: list[Opening]) -> str:
    median = statistics.median(run.seconds for run in runs)
    least, most = min(runs), max(runs)
    between = f"{least.seconds:.2f} to {most.seconds:.2f}"
    brought = f"{least.requests} requests, {least.kilobytes:.0f} kB"
    return f"{median:.2f} s ({between}), {brought}{'' if median <= GOAL else f', over {GOAL} s'}"


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure how long it takes until somebody can play.")
    reader.add_argument("--runs", type=int, default=3)
    reader.add_argument("--only", nargs="*", default=[], metavar="GAME")
    asked = reader.parse_args()
    chromium = subprocess.check_output([ROOT / "packaging" / "chromium"], text=True).strip()
    with running_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in asked.only or ours():
            print(f"{game:10}", told([opening(browser, house, game) for _ in range(asked.runs)]), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
