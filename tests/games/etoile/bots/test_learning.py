"""What the star's best players know was learnt by the command that is there, and is learnt alike again."""

from __future__ import annotations

import hashlib
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.games.etoile.bots.search import learnt
from tests.games.etoile.bench.learning import __main__ as command

ROOT = Path(__file__).parents[4]
PAGE = ROOT / "docs" / "decisions" / "etoile-bots.md"
FEW = {"standard": ((30, 40), (30, 40)), "standard-three": ((30, 40), (30, 40))}


def test_the_page_names_the_weights_that_are_shipped() -> None:
    shipped = files(learnt.__package__).joinpath(learnt.FILE).read_bytes()
    assert re.findall(r"`([0-9a-f]{64})`", PAGE.read_text("utf-8")) == [hashlib.sha256(shipped).hexdigest()]


@pytest.mark.slow
def test_one_seed_learns_one_file_whatever_the_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "ROUNDS", FEW)
    found = []
    for workers in (1, 2):
        monkeypatch.setattr(command, "KEPT", tmp_path / f"games-{workers}")
        file = tmp_path / f"{workers}.xz"
        command.run([], workers, file)
        found.append(file.read_bytes())
    assert found[0] == found[1]
    assert list(learnt.unpacked(found[0])) == list(FEW)
