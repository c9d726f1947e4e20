"""The kept games of Dschamál show every outcome and every ending, and are made the same again."""

from __future__ import annotations

from tablee.core.record import load_record, write_record
from tablee.core.shelf import load
from tablee.games.dschamal.game import META
from tests.games.dschamal.kept_games import ENDINGS, WANTED, ends_by, outcomes
from tests.records.kept import folder_of, kept


def test_every_outcome_and_every_ending_is_kept() -> None:
    records = [load_record(path, load) for path in kept(META.name)]
    assert {clause for record in records for clause in outcomes(record)} >= {
        f"DSC-{number}" for number in range(20, 28)
    }
    for reason in ("bag", *ENDINGS):
        assert any(ends_by(reason)(record) for record in records), reason


def test_records_are_made_the_same_again() -> None:
    """But for towers: their fall is the same on one machine only."""
    for name in ("scene-order-a", "ends-bag", "ends-four", "ends-duels"):
        assert write_record(WANTED[name]()) == (folder_of(META.name) / f"{name}.json").read_bytes()
