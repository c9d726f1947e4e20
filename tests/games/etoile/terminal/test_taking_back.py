"""Taking a move of the star back in the terminal, and what the record says of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import call, spawn

QUICK = ["--bots", "random", "--pace", "0", "--option", "rules=english", "--seats", "2", "--seed", "3"]


def test_undo_goes_back_to_before_ones_last_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.json"
    typed = "reprendre\na\na\nreprendre\nundo\nreprendre\n" + "a\n" * 400
    ran = spawn("play", "etoile", *QUICK, "--record", record, typed=typed)
    assert ran.out.count("Vous reprenez votre coup.") == 2
    assert ran.out.count("Vous n’avez encore rien joué qui puisse être repris.") == 2
    saved = json.loads(record.read_bytes())
    assert saved["format"] == "tablee-record/4"  # it says who the bots were, too
    backs = [turn["back"] for turn in saved["turns"] if "back" in turn]
    assert len(backs) == 2
    checked = call(capsys, "verify", record)
    assert checked.code == 0, checked.err
    shown = call(capsys, "replay", record)
    assert shown.code == 0
    assert "takes back" in shown.out or "reprend" in shown.out
