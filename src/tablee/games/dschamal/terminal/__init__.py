"""Dschamál in a terminal."""

from tablee.games.dschamal.terminal.face import FACE

__all__ = ["FACE"]
