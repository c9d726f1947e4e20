"""The toy's rules in a box that brings a browser client of its own."""

from __future__ import annotations

from types import SimpleNamespace

from msgspec.structs import replace

from tests import toy_game

META = replace(toy_game.META, name="mounted", title="Mounted Toy")
RULES = SimpleNamespace(**{**vars(toy_game), "META": META})
