"""The browser's pieces are made from the same solids (DSC-02)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "dschamal" / "bodies.py"


@pytest.mark.clause("DSC-02")
def test_the_browsers_bodies_are_those_of_the_rules() -> None:
    assert subprocess.run([sys.executable, str(SCRIPT), "--check"], check=False).returncode == 0
