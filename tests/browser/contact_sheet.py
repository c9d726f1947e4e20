"""`python -m tests.browser.contact_sheet [folder]`: forty places of the house on one picture.

Every game in the middle of it, on a phone upright and sideways, a tablet and a desk, by day and by night;
and every game's end on a phone and a desk. A game's `browser/places.py` says how one gets there. With
`--only WORD …` just the places whose names hold one of these words are drawn.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.people import DESK, FLAGS, PATIENCE, PHONE, ROOT
from tests.browser.running_house import running_house
from tests.browser.tables import take_seat
from tests.toy_shelf import ours

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "desk": DESK}
LIGHTS: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
ROW = 560
"""How high a picture is on the sheet, in pixels."""


class Place(NamedTuple):
    game: str
    moment: str
    size: str
    light: str

    @property
    def name(self) -> str:
        return "-".join(self)


def places() -> Iterator[Place]:
    for game in ours():
        yield from (Place(game, "middle", size, light) for size in SIZES for light in LIGHTS)
        yield from (Place(game, "end", size, light) for size, light in (("phone", "day"), ("desk", "night")))


def way_to(game: str, moment: str) -> Callable[[str, Callable[[dict[str, Any]], Page]], Page]:
    """How that game is brought to that moment: given the house, and a page that takes a seat."""
    found: Callable[..., Page] = getattr(import_module(f"tests.games.{game}.browser.places"), moment)
    return found


def draw(browser: Browser, house: str, place: Place, folder: Path) -> Path:
    context = browser.new_context(
        viewport=SIZES[place.size], locale="fr-FR", color_scheme=LIGHTS[place.light], device_scale_factor=1
    )
    context.set_default_timeout(PATIENCE)

    def seat(seated: dict[str, Any]) -> Page:
        page = context.new_page()
        take_seat(page, house, seated)
        return page

    page = way_to(place.game, place.moment)(house, seat)
    page.wait_for_timeout(1500)  # what moves comes to rest
    file = folder / f"{place.name}.png"
    page.screenshot(path=file)
    context.close()
    return file


def sheet_of(files: list[Path], columns: int) -> Image.Image:
    pictures = [Image.open(file).convert("RGB") for file in files]
    small = [one.resize((max(1, one.width * ROW // one.height), ROW)) for one in pictures]
    rows = [small[at : at + columns] for at in range(0, len(small), columns)]
    width = max(sum(one.width + 8 for one in row) for row in rows)
    sheet = Image.new("RGB", (width, len(rows) * (ROW + 24)), "white")
    pen = ImageDraw.Draw(sheet)
    for r, row in enumerate(rows):
        x = 0
        for one, file in zip(row, files[r * columns :], strict=False):
            pen.text((x + 4, r * (ROW + 24) + 4), file.stem, fill="black")
            sheet.paste(one, (x, r * (ROW + 24) + 20))
            x += one.width + 8
    return sheet


def main() -> None:
    reader = argparse.ArgumentParser(description="Draw forty places of the house on one picture.")
    reader.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "contact-sheet")
    reader.add_argument("--only", nargs="*", default=[], metavar="WORD")
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in places() if not asked.only or any(word in one.name for word in asked.only)]
    chromium = subprocess.check_output([ROOT / "packaging" / "chromium"], text=True).strip()
    with running_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        files = []
        for place in wanted:
            files.append(draw(browser, house, place, asked.folder))
            print(place.name, flush=True)
        browser.close()
    sheet = asked.folder / "sheet.png"
    sheet_of(files, columns=5).save(sheet)
    print(f"drew {sheet}: {len(files)} places")


if __name__ == "__main__":
    main()
