"""A finished game of the star looked at again: mistakes, another try, the best move, writing, a picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Problems
from tests.browser.people import WINDOW, Opens
from tests.games.etoile.browser.tables import cell, my_turn, piece
from tests.records.kept import kept

pytestmark = pytest.mark.browser
GAME = min(kept("etoile"), key=lambda path: path.stat().st_size)
FOUR = "A:dark:A=Ad2,Ac3:B=Bd2,Bc3"


def test_a_mistake_is_found_shown_better_and_tried_again(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(GAME)
    page.get_by_test_id("review-ask").click()
    review = page.get_by_test_id("review")
    expect(review).to_contain_text("Je jouerais", timeout=60_000)
    review.get_by_role("button", name=re.compile("Je jouerais")).first.click()
    expect(page.get_by_test_id("arrow")).to_be_checked()
    expect(page.locator("polyline.advised, circle.advised").first).to_be_attached()
    found = Problems(page)
    found.look("an analysis")
    assert found.found == {}
    review.get_by_test_id("try-again").first.click()
    page.get_by_label("Votre nom").fill("Anne")
    page.get_by_test_id("play-on-begin").click()
    my_turn(page)


def test_a_position_is_pasted_copied_drawn_and_played(house: str, person: Opens, tmp_path: Path) -> None:
    page = person(WINDOW)
    page.goto(f"{house}/replay")
    page.get_by_test_id("written").fill("A:dark:A=Zz9")
    page.get_by_test_id("read-written").click()
    expect(page.get_by_role("alert")).to_contain_text("Cela ne se lit pas")
    page.get_by_test_id("written").fill(FOUR)
    page.get_by_test_id("read-written").click()
    expect(piece(page, "Ac3")).to_have_count(1)
    page.get_by_test_id("review-ask").click()
    page.get_by_text("Copier, enregistrer").click()
    expect(page.get_by_test_id("position")).to_have_text(FOUR)
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.get_by_test_id(f"save-{kind}").click()
        download.value.save_as(tmp_path / f"star.{kind}")
    assert (tmp_path / "star.svg").read_text().startswith("<svg")
    assert (tmp_path / "star.png").read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-begin").click()
    my_turn(page)
    expect(cell(page, "Ac3")).to_be_visible()
