"""A browser, a terminal and a bot of one's own play one game together."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Opens
from tests.browser.play_out import play_out
from tests.browser.tables import PATIENT, posted, take_seat
from tests.cli.test_join import FIRST, GOOD_BOT, PATIENCE, joined

pytestmark = pytest.mark.browser


def test_each_sees_the_others_and_all_of_them_see_the_end(
    house: str, person: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "mybot.py"
    bot.write_text(GOOD_BOT)
    body = {"game": "toy", "name": "Anne", "seats": 3, "options": {"counters": 9}, "settings": PATIENT}
    seated = posted(f"{house}/api/tables", body)
    anne = person(PHONE)
    take_seat(anne, house, seated)
    at = [seated["code"], "--house", house]
    with joined(*at, "--bot", bot, "--games", "1") as machine, joined(*at, "--name", "Zoé") as terminal:
        for name in ("mybot", "Zoé"):
            expect(anne.get_by_text(name).first).to_be_visible()
        assert terminal.stdin is not None
        terminal.stdin.write(FIRST * 6)
        terminal.stdin.flush()
        anne.get_by_test_id("lobby-start").click()
        play_out(anne)
        shown, _ = terminal.communicate("q\nq\n", PATIENCE)
        told, _ = machine.communicate(None, PATIENCE)
    assert "The game is over" in shown
    assert "Game 1 is over" in told
    expect(anne.get_by_test_id("game-over")).to_contain_text("Zoé")
