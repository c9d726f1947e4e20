"""`python -m tests.browser.at_a_sixth FOLDER --seed N`: what is read across a room, as a question to the eye.

Draws random positions of every game as a television shows them, half of them at 1280×720 and half at
3840×2160, scaled to a sixth. Whoever looks writes down for each picture whose turn it is, what lies there and
who leads, before opening the answers, which lie in a file of their own (`key.json`). A game's
`browser/at_a_sixth.py` has its positions and what is asked about them.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import random
import subprocess
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tablee.core.shelf import load
from tablee.server.admission.tokens import new_code
from tablee.store.sqlite.store import SqliteStore
from tablee.table import actions
from tablee.table.model import Settings
from tablee.table.outcome import Decision
from tests.browser.people import FLAGS, PATIENCE, ROOT
from tests.browser.running_house import running_house
from tests.toy_shelf import ours

SCREENS: Final[tuple[ViewportSize, ...]] = ({"width": 1280, "height": 720}, {"width": 3840, "height": 2160})
PART: Final = 6
STILL: Final = Settings(away_seconds=3600, pace=2)
NAMES: Final = (
    *("Adèle", "Basile", "Céline", "Damien", "Estelle", "Félix", "Gaëlle", "Hugo", "Inès", "Jules"),
    *("Karim", "Louise", "Marius", "Nadia", "Octave", "Pauline", "Quentin", "Rosalie", "Simon", "Tania"),
)
NOW: Final = 1_700_000_000_000


class Asked(NamedTuple):
    """One picture: where its table is, on what screen, and what is true there."""

    number: int
    game: str
    code: str
    screen: ViewportSize
    truth: dict[str, str]


def some_names(count: int, chance: random.Random) -> list[str]:
    return chance.sample(NAMES, count)


async def lay_out(ledger: Path, seed: int, each: int, games: list[str]) -> list[Asked]:
    """Tables in these positions, as a house finds them in its store; nobody is there but the names."""
    chance, store, asked = random.Random(seed), SqliteStore(ledger), list[Asked]()
    for game in games:
        position = import_module(f"tests.games.{game}.browser.at_a_sixth").position
        for number in range(each):
            state, questions = position(chance)
            names = some_names(questions.seats, chance)
            code, decisions = new_code(), log_of(game, state, names)
            await store.append_many(code, 1, [decision.entry for decision in decisions(code)])
            asked.append(Asked(len(asked) + 1, game, code, SCREENS[number % 2], questions.answers(names)))
    await store.close()
    return asked


def log_of(game: str, state: Any, names: list[str]) -> Any:
    def decisions(code: str) -> list[Decision]:
        options, hidden = msgspec.to_builtins(state.options), bytes(32)
        opened = actions.open_table(code, game, len(names), options, STILL, hidden, NOW, start=state)
        made = [_done(opened)]
        for seat, name in enumerate(names):
            made.append(_done(actions.sit(made[-1].table, name, seat, f"{code}{seat}", NOW)))
        begun = actions.begin(made[-1].table, 0, load(game).META.levels[0], NOW)
        assert isinstance(begun, tuple), begun
        return [*made, *begun]

    return decisions


def _done(outcome: object) -> Decision:
    assert isinstance(outcome, Decision), outcome
    return outcome


def drawn(browser: Browser, house: str, one: Asked) -> Image.Image:
    context = browser.new_context(viewport=one.screen, locale="fr-FR", color_scheme="dark")
    context.set_default_timeout(PATIENCE * 3)
    page = context.new_page()
    page.goto(f"{house}/tv/{one.code}")
    page.get_by_test_id("tv-scores").wait_for()
    page.wait_for_timeout(2500)  # what moves comes to rest
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return whole.resize((whole.width // PART, whole.height // PART), Image.Resampling.LANCZOS)


def sheet_of(pictures: list[tuple[int, Image.Image]]) -> Image.Image:
    """Several on one, each enlarged to the same width for the eye: nothing is added to what is there."""
    width = 640
    large = [
        (number, one.resize((width, one.height * width // one.width), Image.Resampling.BICUBIC))
        for number, one in pictures
    ]
    rows = (len(large) + 1) // 2
    height = large[0][1].height + 22
    sheet = Image.new("RGB", (2 * width + 8, rows * height), "white")
    pen = ImageDraw.Draw(sheet)
    for at, (number, one) in enumerate(large):
        x, y = (at % 2) * (width + 8), (at // 2) * height
        pen.text((x + 4, y + 5), str(number), fill="black")
        sheet.paste(one, (x, y + 22))
    return sheet


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("--seed", type=int, required=True)
    reader.add_argument("--each", type=int, default=10, metavar="N", help="pictures of each game")
    reader.add_argument("--only", nargs="*", default=[], metavar="GAME")
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in ours() if not asked.only or game in asked.only]
    chromium = subprocess.check_output([ROOT / "packaging" / "chromium"], text=True).strip()
    with tempfile.TemporaryDirectory() as folder:
        ledger = Path(folder) / "tablee.db"
        tables = asyncio.run(lay_out(ledger, asked.seed, asked.each, games))
        (asked.folder / "key.json").write_text(
            json.dumps({one.number: one.truth for one in tables}, ensure_ascii=False, indent=1)
        )
        with running_house(ledger) as house, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for game in games:
                pictures = []
                for one in [one for one in tables if one.game == game]:
                    small = drawn(browser, house, one)
                    small.save(asked.folder / f"{one.number:02}.png")
                    pictures.append((one.number, small))
                for part in range(0, len(pictures), 4):
                    sheet_of(pictures[part : part + 4]).save(asked.folder / f"{game}-{part // 4 + 1}.png")
            browser.close()


if __name__ == "__main__":
    main()
