"""The fault run in short, on one machine without root; and each fault of our own making is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.kinds import database_restarted, drained, killed
from tests.faults.run import Terms, run

SHORT = [
    ("a node killed", killed),
    ("the database restarted", database_restarted),
    ("a node drained", drained),
]


@pytest.mark.slow
async def test_faults_one_after_the_other_lose_double_and_show_nothing_wrong(tmp_path: Path) -> None:
    outcome = await run(tmp_path, 1, SHORT, Terms(False, 5, 0.3, between=20, watched=1.0), print)
    assert outcome.findings == []
    assert outcome.acknowledged >= 80
