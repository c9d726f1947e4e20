"""A house to talk to."""

from __future__ import annotations

from tests.server.conftest import house

__all__ = ["house"]
